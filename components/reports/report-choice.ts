import type { NetworkId } from '@/lib/address/networks';
import type { ReportFilter, ReportQuery } from '@/lib/extension/messages';
import type { SourceId } from '@/lib/verdict/facts';

/** Which reports the user wants to see, and in which order. */
export type ReportChoice = {
  search: string;
  networkId: NetworkId | null;
  sourceId: SourceId | null;
  sort: NonNullable<ReportQuery['sort']>;
};

export const allReports: ReportChoice = {
  search: '',
  networkId: null,
  sourceId: null,
  sort: 'date',
};

/** Whether some reports are left out. */
export function isFiltered({ search, networkId, sourceId }: ReportChoice): boolean {
  return search.trim() !== '' || networkId !== null || sourceId !== null;
}

/** What is asked of the background: no more than what was chosen. */
export function filterOf({
  search,
  networkId,
  sourceId,
}: Omit<ReportChoice, 'sort'>): ReportFilter {
  return { search, networkId, ...(sourceId === null ? {} : { sourceId }) };
}

/** The same with the order. */
export function queryOf(choice: ReportChoice, page: number): ReportQuery {
  const order = choice.sort === 'date' ? {} : { sort: choice.sort };
  return { ...filterOf(choice), page, ...order };
}
