import { useCallback, useEffect, useState } from 'react';
import { send } from '@/lib/extension/messages';
import type { SettingsChange, SettingsView } from '@/lib/extension/settings-messages';
import { errorWords } from './error-words';
import { useTold } from './use-told';

export type SettingsState =
  | { status: 'loading' }
  | { status: 'ready'; settings: SettingsView }
  | { status: 'failed'; message: string };

/** The settings as the background keeps them. Asked again when they may be others: another window may have changed them. */
export function useSettings() {
  const [state, setState] = useState<SettingsState>({ status: 'loading' });

  const show = useCallback(async (answer: Promise<SettingsView>, isChange: boolean) => {
    try {
      setState({ status: 'ready', settings: await answer });
    } catch (error) {
      const failed: SettingsState = { status: 'failed', message: errorWords(error) };
      // What was known a moment ago says more than that nobody answers now.
      setState((known) => (known.status === 'ready' && !isChange ? known : failed));
    }
  }, []);
  const refresh = useCallback(() => show(send('settings/get'), false), [show]);
  const change = useCallback((to: SettingsChange) => show(send('settings/set', to), true), [show]);

  useEffect(() => void refresh(), [refresh]);
  useTold(refresh);

  return { state, refresh, change };
}
