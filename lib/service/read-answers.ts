import { readCount, readIdentifier, readPastTime, readText } from './read-fields';
import { ReadListedNetwork, ReadPage, ReadWalletCheck } from './schemas';

/** A record of the service's list. '' or null: the field is absent or cannot be read, or the date is one to come. */
export type ListedRecord = {
  id: string;
  address: string;
  reportCount: number | null;
  lastReported: number | null;
  walletNetworkId: string;
  /** What the record calls its network, best first: symbol, code, name. */
  networkNames: readonly string[];
};

/** What a page says about its list; null: absent or unreadable. What `total` and `count` count is not part of the contract. */
export type Paging = ReadPage['page'];

export type ListedPage = {
  records: ListedRecord[];
  /** Rows without an address that can be read. */
  unreadable: number;
  paging: Paging;
};

/** A network as the service lists it. */
export type ListedNetwork = {
  /** What to send in `network`. */
  code: string;
  symbol: string;
  name: string;
};

/** The answer to a check, bare or wrapped in `data` or `result`; null where neither `valid` nor `scamReport` can be read. */
export function readWalletCheck(body: unknown): ReadWalletCheck | null {
  const bare = unwrap(body, (fields) => 'valid' in fields || 'scamReport' in fields);
  const read = ReadWalletCheck.safeParse(bare);
  if (!read.success) return null;
  const { valid, scamReport } = read.data;
  return valid === null && scamReport.status === 'unknown' ? null : read.data;
}

/**
 * One page of the list, bare or wrapped; null where it is none. A first page whose rows are all unreadable is none either: what
 * follows would be no better.
 */
export function readReportPage(body: unknown, asked = 1): ListedPage | null {
  const read = ReadPage.safeParse(unwrap(body, ({ data }) => Array.isArray(data)));
  if (!read.success) return null;
  const { data, page } = read.data;
  const records: ListedRecord[] = [];
  const now = Date.now();
  for (const row of data) {
    const record = readRecord(row, now);
    if (record) records.push(record);
  }
  if (records.length === 0 && data.length > 0 && asked < 2) return null;
  return { records, unreadable: data.length - records.length, paging: page };
}

/** The networks of a list, bare or in `data`, `networks` or `result`; null where nothing in it can be read. */
export function readNetworkList(body: unknown): ListedNetwork[] | null {
  const rows = findRows(body);
  const listed = rows?.flatMap((row) => readListedNetwork(row) ?? []) ?? [];
  return listed.length > 0 ? listed : null;
}

/** Without a schema: there are a million of them, and every field is read for itself anyway. */
function readRecord(row: unknown, now: number): ListedRecord | null {
  if (!isObject(row)) return null;
  const address = readText(row['address']);
  if (address === '') return null;
  const network = isObject(row['walletNetwork']) ? row['walletNetwork'] : {};
  const names = [readText(network['symbol']), readText(network['code']), readText(network['name'])];
  return {
    id: readIdentifier(row['id']),
    address,
    reportCount: readCount(row['reportCount']),
    lastReported: readPastTime(row['lastReported'], now),
    walletNetworkId: readIdentifier(row['walletNetworkId']),
    networkNames: names.filter((text) => text !== ''),
  };
}

function readListedNetwork(row: unknown): ListedNetwork | null {
  const read = ReadListedNetwork.safeParse(row);
  if (!read.success) return null;
  const { id, ...network } = read.data;
  // Codes are lower case in every client seen, symbols are upper case in every list.
  const code = network.code || network.symbol.toLowerCase() || id || network.name;
  if (code === '') return null;
  return { code, symbol: network.symbol || code, name: network.name || code };
}

function findRows(body: unknown): unknown[] | null {
  if (Array.isArray(body)) return body;
  if (!isObject(body)) return null;
  const inner = [body['data'], body['networks'], body['result']];
  return inner.find(Array.isArray) ?? inner.map(findRowsInside).find((rows) => rows) ?? null;
}

function findRowsInside(body: unknown): unknown[] | null {
  return isObject(body) && Array.isArray(body['networks']) ? body['networks'] : null;
}

function unwrap(body: unknown, isBare: (fields: Record<string, unknown>) => boolean): unknown {
  if (!isObject(body) || isBare(body)) return body;
  const inner = [body['data'], body['result']].filter(isObject);
  return inner.find(isBare) ?? body;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
