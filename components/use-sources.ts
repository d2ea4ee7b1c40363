import { useCallback, useEffect, useState } from 'react';
import { send } from '@/lib/extension/messages';
import type { SourceState } from '@/lib/verdict/facts';
import { errorWords } from './error-words';
import { useTold } from './use-told';

export type SourcesState =
  | { status: 'loading' }
  | {
      status: 'ready';
      sources: SourceState[];
      /** The age, in milliseconds, after which a list is too old. */
      staleAfter: number;
    }
  | { status: 'failed'; message: string };

/** How often a list that is being read is looked at, in milliseconds. */
const interval = 1000;

/** Where the reports come from. Asked again when the lists changed, and every second while one is being read. */
export function useSources() {
  const [state, setState] = useState<SourcesState>({ status: 'loading' });

  const ask = useCallback(async (type: 'sources/list' | 'sources/update' | 'sources/stop') => {
    try {
      const [sources, { staleDays }] = await Promise.all([send(type), send('settings/get')]);
      setState({ status: 'ready', sources, staleAfter: staleDays * 86_400_000 });
    } catch (error) {
      setState({ status: 'failed', message: errorWords(error) });
    }
  }, []);

  const refresh = useCallback(() => ask('sources/list'), [ask]);
  useEffect(() => void refresh(), [refresh]);
  useTold(refresh);

  // A new state, even an equal one, sets the next timer: so the asking stops by itself when the progress is gone.
  useEffect(() => {
    if (state.status !== 'ready' || !state.sources.some(({ progress }) => progress)) return;
    const timer = setTimeout(() => void ask('sources/list'), interval);
    return () => clearTimeout(timer);
  }, [state, ask]);

  return {
    state,
    refresh,
    update: useCallback(() => ask('sources/update'), [ask]),
    stop: useCallback(() => ask('sources/stop'), [ask]),
  };
}
