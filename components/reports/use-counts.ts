import { useCallback, useEffect, useState } from 'react';
import type { AskedState } from '@/components/asked-state';
import { errorWords } from '@/components/error-words';
import { send } from '@/lib/extension/messages';
import type { ReportCounts } from '@/lib/extension/report-messages';
import { filterOf, type ReportChoice } from './report-choice';

export type CountsState = AskedState<{ counts: ReportCounts }>;

/** How many reports fit, by network and by month. The last counts stay until the next are there. */
export function useCounts(choice: ReportChoice, listVersion: string) {
  const [state, setState] = useState<CountsState>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  const { search, match, networkId, sourceId } = choice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: listVersion and tries are not sent; they say that the answer may be another one now
  useEffect(() => {
    let isLatest = true;
    const show = (next: CountsState) => {
      if (isLatest) setState(next);
    };
    send('reports/count', filterOf({ search, match, networkId, sourceId })).then(
      (counts) => show({ status: 'ready', counts }),
      (error: unknown) => show({ status: 'failed', message: errorWords(error) }),
    );
    return () => {
      isLatest = false;
    };
  }, [search, match, networkId, sourceId, listVersion, tries]);
  return { state, tryAgain: useCallback(() => setTries((n) => n + 1), []) };
}
