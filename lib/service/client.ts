import { type Network, networks } from '@/lib/address/networks';
import type { ServiceAnswer } from '@/lib/verdict/facts';
import { type Connection, exchange, type Outcome, type Question } from './exchange';
import {
  type ListedNetwork,
  type ListedPage,
  readNetworkList,
  readReportPage,
  readWalletCheck,
} from './read-answers';
import type { WalletCheckRequest } from './schemas';
import type { ServiceFailure } from './service-error';
import { tryAgain } from './try-again';

export type { Connection } from './exchange';
export type { ListedNetwork } from './read-answers';

export type CheckOutcome =
  | Extract<ServiceAnswer, { status: 'answered' }>
  | (ServiceFailure & { sourceName: string });

export type ReportQuery = {
  /** The first is 1, or 0 where the service counts from there. */
  page: number;
  /** Records a page, where the service lets its caller choose; null or absent: what it likes. */
  limit?: number | null;
  /** Of the page as it is known; null or absent: it is not. */
  edition?: string | null;
};

/**
 * Asks the service about one address. Throws only the reason of the signal, when that aborts. Sends nothing but the address and
 * the network's code (see serviceCode).
 */
export async function checkWallet(
  connection: Connection,
  { address, network }: WalletCheckRequest,
  signal: AbortSignal,
): Promise<CheckOutcome> {
  const sourceName = new URL(connection.base).host;
  const outcome = await ask(
    connection,
    { path: 'wallet-checks', body: { address, network }, read: readWalletCheck },
    signal,
  );
  if (outcome.status === 'failed') return { ...outcome, sourceName };
  const { valid, scamReport, message } = outcome.value;
  return { status: 'answered', sourceName, valid, report: scamReport, message, at: Date.now() };
}

/**
 * Reads one page of the service's list. Whether it is the page that was asked for, and where the list ends, the caller finds out
 * from the paging fields and the records. Throws only the reason of the signal, when that aborts.
 */
export async function listReports(
  connection: Connection,
  { page, limit = null, edition = null }: ReportQuery,
  signal: AbortSignal,
): Promise<
  | ({ status: 'page'; edition: string | null } & ListedPage)
  | { status: 'unchanged' }
  | ServiceFailure
> {
  const query = {
    page: String(page),
    search: '',
    ...(limit !== null && { limit: String(limit) }),
  };
  const known = edition === null ? {} : { known: { edition, value: 'unchanged' as const } };
  const outcome = await ask<ListedPage | 'unchanged'>(
    connection,
    { path: 'scam-reports', query, ...known, read: (body) => readReportPage(body, page) },
    signal,
  );
  if (outcome.status === 'failed') return { ...outcome, error: errorOfPage(page, outcome) };
  const { value, edition: newEdition } = outcome;
  return value === 'unchanged'
    ? { status: 'unchanged' }
    : { status: 'page', edition: newEdition, ...value };
}

/**
 * Asks the service which networks it knows. 'not-listed': it does not tell, or nothing that can be read, so the built-in table is
 * used. Throws only the reason of the signal, when that aborts.
 */
export async function listNetworks(
  connection: Connection,
  signal: AbortSignal,
): Promise<
  { status: 'listed'; networks: ListedNetwork[] } | { status: 'not-listed' } | ServiceFailure
> {
  const outcome = await ask(connection, { path: 'networks', read: readNetworkList }, signal);
  if (outcome.status === 'ok') return { status: 'listed', networks: outcome.value };
  return isUnanswerable(outcome) ? { status: 'not-listed' } : outcome;
}

/**
 * What to send in `network`: the code of the listed network with the same name or symbol. Of a network that is not listed, the
 * code in its row; of an EVM network, that of Ethereum, because its addresses are Ethereum's.
 */
export function serviceCode(network: Network, listed: readonly ListedNetwork[] | null): string {
  const { id, code, symbol, name } = network;
  // A symbol that several networks share means the likeliest.
  const isOwn = networks.find((one) => one.symbol === symbol)?.id === id;
  const own = findListed(listed, isOwn ? [name, symbol, code] : [name, code]);
  if (own) return own.code;
  if (!network.encodings.some(({ family }) => family === 'evm')) return code;
  return findListed(listed, ['Ethereum', 'ETH'])?.code ?? 'eth';
}

function ask<T>(
  connection: Connection,
  question: Question<T>,
  signal: AbortSignal,
): Promise<Outcome<T>> {
  return tryAgain(() => exchange(connection, question, signal), connection, signal);
}

/** What a failure says of a page. */
function errorOfPage(page: number, { error, httpStatus }: ServiceFailure): ServiceFailure['error'] {
  // Who has no page 0 may forbid it: that says nothing of the key. Nor does it say that there is none.
  if (page === 0 && error === 'key') return 'refused';
  // RFC 9110, section 15.3.5: behind its end, a list has no content.
  return page !== 1 && httpStatus === 204 ? 'not-found' : error;
}

/** The service was reached, but has no such list: other requests may go well. */
function isUnanswerable({ error, httpStatus = 0 }: ServiceFailure): boolean {
  if ([400, 404, 405, 410, 422, 501].includes(httpStatus)) return true;
  return ['not-understood', 'empty', 'broken', 'too-big', 'refused'].includes(error);
}

/** The first of our names that a listed network has too: a name says more than a symbol, which several networks share. */
function findListed(
  listed: readonly ListedNetwork[] | null,
  names: readonly string[],
): ListedNetwork | undefined {
  for (const wanted of names.map((name) => name.toLowerCase())) {
    const found = listed?.find(({ code, symbol, name }) =>
      [name, symbol, code].some((text) => text.toLowerCase() === wanted),
    );
    if (found) return found;
  }
  return undefined;
}
