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

  const show = useCallback(async (answer: Promise<SettingsView>) => {
    try {
      setState({ status: 'ready', settings: await answer });
    } catch (error) {
      setState({ status: 'failed', message: errorWords(error) });
    }
  }, []);
  const refresh = useCallback(() => show(send('settings/get')), [show]);
  const change = useCallback((to: SettingsChange) => show(send('settings/set', to)), [show]);

  useEffect(() => void refresh(), [refresh]);
  useTold(refresh);

  return { state, refresh, change };
}
