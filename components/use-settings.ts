import { useCallback, useEffect, useState } from 'react';
import { send } from '@/lib/extension/messages';
import type { SettingsChange, SettingsView } from '@/lib/extension/settings-messages';
import { type AskedState, afterFailure } from './asked-state';
import { errorWords } from './error-words';
import { useTold } from './use-told';

export type SettingsState = AskedState<{ settings: SettingsView }>;

/**
 * The settings as the background keeps them. Asked again when they may be others: another window may have changed them. `problem`: why
 * the last change was not made; null: it was.
 */
export function useSettings() {
  const [state, setState] = useState<SettingsState>({ status: 'loading' });
  const [problem, setProblem] = useState<string | null>(null);

  const show = useCallback(async (answer: Promise<SettingsView>) => {
    try {
      setState({ status: 'ready', settings: await answer });
      return null;
    } catch (error) {
      setState(afterFailure(error));
      return errorWords(error);
    }
  }, []);
  const refresh = useCallback(async () => void (await show(send('settings/get'))), [show]);
  const change = useCallback(
    async (to: SettingsChange) => setProblem(await show(send('settings/set', to))),
    [show],
  );

  useEffect(() => void refresh(), [refresh]);
  useTold(refresh);

  return { state, problem, refresh, change };
}
