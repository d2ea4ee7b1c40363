import { useCallback, useEffect, useRef, useState } from 'react';
import type { AskedState } from '@/components/asked-state';
import { errorWords } from '@/components/error-words';
import { send } from '@/lib/extension/messages';
import type { ReportPage } from '@/lib/extension/report-messages';
import type { Report } from '@/lib/verdict/facts';
import { queryOf, type ReportChoice } from './report-choice';

export type RowsState = AskedState<{ rows: LoadedRows }>;

/** What is known of all the rows that fit. `total` is what is known of their number while it is `counting`. */
export type LoadedRows = {
  /** Changes with the choice, not with the lists. */
  of: string;
  choice: ReportChoice;
  total: number;
  counting: boolean;
  pageSize: number;
  pages: ReadonlyMap<number, Report[]>;
};

/** Reports on a page: who drags through a long list asks for fewer of them. */
const pageSize = 100;
/** Pages that are kept: what is far from what is looked at goes. */
const pagesKept = 20;

/**
 * All reports that fit, a page at a time: `need` asks for the pages of some rows. What is shown stays until the answer to another
 * choice is there; answers to earlier ones are dropped.
 */
export function useReportRows(choice: ReportChoice, listVersion: string) {
  const [state, setState] = useState<RowsState>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  const { search, match, networkId, sourceId, sort } = choice;
  const asked = useRef<{ pages: Set<number>; ask: (page: number) => void } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: listVersion and tries are not sent; they say that the answer may be another one now
  useEffect(() => {
    let isLatest = true;
    const pages = new Set([1]);
    asked.current = null;
    const fail = (error: unknown) => {
      if (isLatest) setState({ status: 'failed', message: errorWords(error) });
    };
    const choice = { search, match, networkId, sourceId, sort };
    const query = (page: number) => ({ ...queryOf(choice, page), pageSize });
    const ask = (page: number) => {
      pages.add(page);
      send('reports/search', query(page)).then((answer) => {
        pages.delete(page);
        if (isLatest) setState((before) => withPage(before, answer));
      }, fail);
    };
    async function start() {
      const first = await send('reports/search', { ...query(1), quick: true });
      if (!isLatest) return;
      setState({
        status: 'ready',
        rows: { ...rowsOf(first), choice, of: JSON.stringify(query(1)) },
      });
      asked.current = { pages, ask };
      if (first.counting) ask(1);
      else pages.delete(1);
    }
    start().catch(fail);
    return () => {
      isLatest = false;
    };
  }, [search, match, networkId, sourceId, sort, listVersion, tries]);

  const need = useCallback((first: number, count: number, rows: LoadedRows) => {
    const under = asked.current;
    if (!under || count <= 0) return;
    const last = pageOf(first + count - 1, rows);
    for (let page = pageOf(first, rows); page <= last; page++) {
      if (!rows.pages.has(page) && !under.pages.has(page)) under.ask(page);
    }
  }, []);

  return { state, need, tryAgain: useCallback(() => setTries((n) => n + 1), []) };
}

/** The report at a place of the list, 0-based; undefined: not read yet. */
export function reportIn(rows: LoadedRows, place: number): Report | undefined {
  return rows.pages.get(pageOf(place, rows))?.[place % rows.pageSize];
}

function pageOf(place: number, { pageSize }: LoadedRows): number {
  return Math.floor(place / pageSize) + 1;
}

/** A page that is not the last one is full, so the first one tells the size of all. */
function rowsOf({
  reports,
  total,
  counting = false,
}: ReportPage): Omit<LoadedRows, 'of' | 'choice'> {
  const pages = new Map([[1, reports]]);
  return { total, counting, pageSize: Math.max(1, reports.length), pages };
}

function withPage(before: RowsState, answer: ReportPage): RowsState {
  if (before.status !== 'ready') return before;
  const pages = new Map(before.rows.pages);
  // Put at the end: the pages at the front were asked for long ago.
  pages.delete(answer.page);
  pages.set(answer.page, answer.reports);
  for (const page of pages.keys()) {
    if (pages.size <= pagesKept) break;
    pages.delete(page);
  }
  return {
    status: 'ready',
    rows: { ...before.rows, pages, total: answer.total, counting: answer.counting ?? false },
  };
}
