import { isNetworkId, type NetworkId } from '@/lib/address/networks';
import type { ReportFilter, ReportQuery } from '@/lib/extension/report-messages';
import type { SourceId } from '@/lib/verdict/facts';

/** What an address or a label has of the text that is searched for. */
type Match = 'part' | NonNullable<ReportFilter['match']>;

/** Which reports the user wants to see, and in which order. */
export type ReportChoice = {
  search: string;
  match: Match;
  networkId: NetworkId | null;
  sourceId: SourceId | null;
  sort: NonNullable<ReportQuery['sort']>;
};

export const allReports: ReportChoice = {
  search: '',
  match: 'part',
  networkId: null,
  sourceId: null,
  sort: 'date',
};

/** The choice as the full tab begins with it: what is chosen, and nothing else. */
export function choiceAsParameters({
  search,
  match,
  networkId,
  sourceId,
  sort,
}: ReportChoice): Record<string, string> {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(match !== allReports.match && { match }),
    ...(networkId && { network: networkId }),
    ...(sourceId && { source: sourceId }),
    ...(sort !== allReports.sort && { sort }),
  };
}

/** The choice that the full tab begins with. */
export function choiceIn(parameters: URLSearchParams): ReportChoice {
  const network = parameters.get('network') ?? '';
  return {
    search: parameters.get('search') ?? '',
    match: matchIn(parameters.get('match')),
    networkId: isNetworkId(network) ? network : null,
    sourceId: sourceIn(parameters.get('source') ?? ''),
    sort: parameters.get('sort') === 'count' ? 'count' : 'date',
  };
}

/** A match as it is written; 'part' for any other text. */
export function matchIn(text: string | null): Match {
  return text === 'start' || text === 'whole' ? text : 'part';
}

function sourceIn(text: string): SourceId | null {
  if (text === 'starter' || text === 'service') return text;
  return text.startsWith('list:') ? `list:${text.slice('list:'.length)}` : null;
}

/** Whether some reports are left out. */
export function isFiltered(choice: ReportChoice): boolean {
  return choice.search.trim() !== '' || isPart(choice);
}

/** Whether one network or one source was chosen. */
export function isPart({ networkId, sourceId }: ReportChoice): boolean {
  return networkId !== null || sourceId !== null;
}

/** What is asked of the background: no more than what was chosen. */
export function filterOf({
  search,
  match,
  networkId,
  sourceId,
}: Omit<ReportChoice, 'sort'>): ReportFilter {
  return {
    search,
    ...(match === 'part' ? {} : { match }),
    networkId,
    ...(sourceId === null ? {} : { sourceId }),
  };
}

/** The same with the order. */
export function queryOf(choice: ReportChoice, page: number): ReportQuery {
  const order = choice.sort === 'date' ? {} : { sort: choice.sort };
  return { ...filterOf(choice), page, ...order };
}
