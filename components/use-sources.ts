import { useCallback, useEffect, useState } from 'react';
import { send } from '@/lib/extension/messages';
import type { SourceState } from '@/lib/verdict/facts';
import type { AskedState } from './asked-state';
import { errorWords } from './error-words';
import { useTold } from './use-told';

export type SourcesState = AskedState<{
  sources: SourceState[];
  /** The age, in milliseconds, after which a list is too old. */
  staleAfter: number;
}>;

type Asked = 'sources/list' | 'sources/update' | 'sources/stop';

/** How often a list that is being read is looked at, in milliseconds. */
const interval = 1000;

/** Where the reports come from. Asked again when the lists changed, and every second while one is being read. */
export function useSources() {
  const [state, setState] = useState<SourcesState>({ status: 'loading' });

  /** `isNews`: nobody pressed a button. */
  const ask = useCallback(async (type: Asked, isNews = false) => {
    try {
      const [sources, { staleDays }] = await Promise.all([send(type), send('settings/get')]);
      setState({ status: 'ready', sources, staleAfter: staleDays * 86_400_000 });
    } catch (error) {
      const failed: SourcesState = { status: 'failed', message: errorWords(error) };
      // What was known a moment ago says more than that nobody answers now.
      setState((known) => (isNews && known.status === 'ready' ? { ...known } : failed));
    }
  }, []);

  const refresh = useCallback(() => ask('sources/list'), [ask]);
  useEffect(() => void refresh(), [refresh]);
  useTold(() => void ask('sources/list', true));

  // A new state, even an equal one, sets the next timer: so the asking stops by itself when the progress is gone.
  useEffect(() => {
    if (state.status !== 'ready' || !state.sources.some(({ progress }) => progress)) return;
    const timer = setTimeout(() => void ask('sources/list', true), interval);
    return () => clearTimeout(timer);
  }, [state, ask]);

  return {
    state,
    refresh,
    update: useCallback(() => ask('sources/update'), [ask]),
    stop: useCallback(() => ask('sources/stop'), [ask]),
  };
}
