import { useEffect, useState } from 'react';
import { errorWords } from '@/components/error-words';
import { type ReportPage, type ReportQuery, send } from '@/lib/extension/messages';

export type ReportsState =
  | { status: 'loading' }
  | { status: 'ready'; page: ReportPage }
  | { status: 'failed'; message: string };

/** How long the user must have stopped typing, in milliseconds. */
const pause = 150;

/**
 * One page of the reports that fit. The last page stays until the next one is there; an answer to an earlier question is dropped.
 * A change of `listVersion` asks again.
 */
export function useReports({ search, networkId, page }: ReportQuery, listVersion: string) {
  const [state, setState] = useState<ReportsState>({ status: 'loading' });
  const settled = useSettled(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: listVersion is not sent; it says that the answer may be another one now
  useEffect(() => {
    let isLatest = true;
    const show = (next: ReportsState) => {
      if (isLatest) setState(next);
    };
    send('reports/search', { search: settled, networkId, page }).then(
      (answer) => show({ status: 'ready', page: answer }),
      (error: unknown) => show({ status: 'failed', message: errorWords(error) }),
    );
    return () => {
      isLatest = false;
    };
  }, [settled, networkId, page, listVersion]);
  return state;
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
