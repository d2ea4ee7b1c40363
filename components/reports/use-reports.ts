import { useCallback, useEffect, useRef, useState } from 'react';
import type { AskedState } from '@/components/asked-state';
import { errorWords } from '@/components/error-words';
import { send } from '@/lib/extension/messages';
import type { ReportPage } from '@/lib/extension/report-messages';
import { queryOf, type ReportChoice } from './report-choice';

export type ReportsState = AskedState<{ page: ReportPage; choice: ReportChoice }>;

/**
 * One page of the reports that fit: at once as far as it is known, then with all of them counted. The last page stays until the next
 * one is there; an answer to an earlier question is dropped. A change of `listVersion` asks again, and what was counted stands until
 * it is counted anew.
 */
export function useReports(choice: ReportChoice, page: number, listVersion: string) {
  const [state, setState] = useState<ReportsState>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  const counted = useRef('');
  const { search, match, networkId, sourceId, sort } = choice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: listVersion and tries are not sent; they say that the answer may be another one now
  useEffect(() => {
    let isLatest = true;
    const show = (next: ReportsState) => {
      if (isLatest) setState(next);
    };
    async function ask() {
      const choice = { search, match, networkId, sourceId, sort };
      const query = queryOf(choice, page);
      const question = JSON.stringify(query);
      const isNew = counted.current !== question;
      const first = await send('reports/search', { ...query, quick: isNew });
      show({ status: 'ready', page: first, choice });
      if (!isLatest) return;
      if (first.counting)
        show({ status: 'ready', page: await send('reports/search', query), choice });
      counted.current = question;
    }
    ask().catch((error: unknown) => show({ status: 'failed', message: errorWords(error) }));
    return () => {
      isLatest = false;
    };
  }, [search, match, networkId, sourceId, sort, page, listVersion, tries]);
  return { state, tryAgain: useCallback(() => setTries((n) => n + 1), []) };
}
