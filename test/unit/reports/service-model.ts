import type { SyncJob } from '@/lib/reports/sync-job';
import { listReports } from '@/lib/service/client';
import { evmAddress } from './service-list';

/** What is known of a page: `at` is its place in the list, from 0; `rows` are those that it has. */
type Told = { pages: number; records: number; rows: number; length: number; at: number };

/** What services are seen to count in `total` and `count`, and what they might. */
export const tellings = {
  nothing: () => ({}),
  'pages, records': ({ pages, records }) => ({ total: pages, count: records }),
  'records, pages': ({ pages, records }) => ({ total: records, count: pages }),
  'records, rows': ({ records, rows }) => ({ total: records, count: rows }),
  'records, page size': ({ records, length }) => ({ total: records, count: length }),
  'records, records': ({ records }) => ({ total: records, count: records }),
  'pages, rows': ({ pages, rows }) => ({ total: pages, count: rows }),
  'pages, page size': ({ pages, length }) => ({ total: pages, count: length }),
  'pages, pages': ({ pages }) => ({ total: pages, count: pages }),
  'rows, rows': ({ rows }) => ({ total: rows, count: rows }),
  'pages left, rows': ({ pages, at, rows }) => ({
    total: Math.max(0, pages - at - 1),
    count: rows,
  }),
  'records left, rows': ({ records, at, length, rows }) => ({
    total: Math.max(0, records - at * length),
    count: rows,
  }),
  pages: ({ pages }) => ({ total: pages }),
  records: ({ records }) => ({ total: records }),
  rows: ({ rows }) => ({ total: rows }),
  'count of records': ({ records }) => ({ count: records }),
} as const satisfies Record<string, (told: Told) => { total?: number; count?: number }>;

/** The number that a page calls itself by. */
export const currents = {
  none: () => ({}),
  'from 0': (at: number) => ({ current: at }),
  'from 1': (at: number) => ({ current: at + 1 }),
} as const;

/** What comes for a page that the list does not have. */
export const answers = ['empty', '404', '204', 'error', 'first page', 'last page'] as const;

export type Model = {
  telling: keyof typeof tellings;
  current: keyof typeof currents;
  /** The number of the first page. */
  first: 0 | 1;
  before: (typeof answers)[number];
  behind: (typeof answers)[number];
};

/** Reads pages of so many rows from a made-up service, as the background does. `listAt`: what is on its list at the n-th request. */
export function modelService(
  model: Model,
  listAt: (request: number) => readonly number[],
  pageLength = 3,
) {
  let requests = 0;
  const fetch = async (input: RequestInfo | URL) => {
    const page = Number(new URL(String(input)).searchParams.get('page'));
    return respond(model, { records: listAt(++requests), pageLength }, page - model.first);
  };
  const connection = { base: 'https://scams.example', key: null, fetch, wait: async () => {} };
  const readPage: SyncJob['readPage'] = async (page, signal, { limit, edition }) => {
    const read = await listReports(connection, { page, limit, edition }, signal);
    return read.status === 'failed' ? { ...read, message: read.error } : read;
  };
  return readPage;
}

type List = { records: readonly number[]; pageLength: number };

function respond(model: Model, list: List, at: number): Response {
  const last = Math.max(0, Math.ceil(list.records.length / list.pageLength) - 1);
  if (at >= 0 && at <= last) return json(pageAt(model, list, at));
  switch (at < 0 ? model.before : model.behind) {
    case 'empty':
      return json(pageAt(model, list, at));
    case '404':
      return json({ title: 'There is no such page.' }, 404);
    case '204':
      return new Response(null, { status: 204 });
    case 'error':
      return json({ title: 'It broke.' }, 500);
    case 'first page':
      return json(pageAt(model, list, 0));
    case 'last page':
      return json(pageAt(model, list, last));
  }
}

function pageAt(model: Model, { records, pageLength: length }: List, at: number): unknown {
  const data = records.slice(Math.max(0, at * length), Math.max(0, (at + 1) * length)).map(row);
  const pages = Math.ceil(records.length / length);
  const told = { pages, records: records.length, rows: data.length, length, at };
  return { data, page: { ...tellings[model.telling](told), ...currents[model.current](at) } };
}

function row(n: number) {
  return { id: `r${n}`, address: evmAddress(n), walletNetwork: { symbol: 'ETH' } };
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, { status });
}
