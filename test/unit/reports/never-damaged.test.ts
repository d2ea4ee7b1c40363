import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openReportStore, type ReportStore } from '@/lib/reports/report-store';
import { removeSource } from '@/lib/reports/sources';
import type { PageRead, SyncJob } from '@/lib/reports/sync-job';
import { fc } from '@/test/unit/fc';
import { pageOf, record, serve, syncService } from './service-list';
import { listed, storeList } from './stored-lists';

type Step = (store: ReportStore) => Promise<unknown>;

const start = 1_800_000_000_000;
const nobody = () => new Promise<never>(() => undefined);

/** How a reading ends before its end. */
const ends: Record<string, () => Promise<PageRead>> = {
  killed: nobody,
  failed: async () => ({ status: 'failed', error: 'offline', message: '' }),
  refused: async () => ({ status: 'failed', error: 'not-found', message: '' }),
  empty: async () => pageOf([]),
  garbled: async () => ({ ...pageOf([]), unreadable: 30 }),
};

/** Some come twice, and some have no address. */
const list = fc.array(
  fc.nat(30).map((n) => record(n, n % 7 === 0 ? { address: '' } : {})),
  { maxLength: 14 },
);

/** The list of a service, which changes while it is read and may tell nothing of its length. */
const service = fc.record({
  lists: fc.array(list, { minLength: 1, maxLength: 3 }),
  length: fc.integer({ min: 1, max: 5 }),
  isSilent: fc.boolean(),
  end: fc.constantFrom('itself', ...Object.keys(ends)),
  endsAt: fc.integer({ min: 1, max: 9 }),
});
type Service = typeof service extends fc.Arbitrary<infer T> ? T : never;

const sync: fc.Arbitrary<Step> = fc
  .record({
    service,
    version: fc.constantFrom('https://a.example', 'https://b.example'),
    hours: fc.nat(60),
    diesAt: fc.option(fc.integer({ min: 1, max: 9 })),
    isCommitted: fc.boolean(),
    stopsAt: fc.option(fc.integer({ min: 1, max: 9 })),
  })
  .map(({ service, version, hours, diesAt, isCommitted, stopsAt }) => async (store) => {
    const { promise: death, resolve: die } = Promise.withResolvers<void>();
    const controller = new AbortController();
    const answer = answers(service);
    let asked = 0;
    const readPage: SyncJob['readPage'] = async (...question) => {
      asked += 1;
      if (asked === stopsAt) controller.abort();
      if (service.end === 'killed' && asked === service.endsAt) die();
      return answer(...question);
    };
    const job = { version, signal: controller.signal, now: () => start + hours * 3_600_000 };
    const used = diesAt === null ? store : dying(store, diesAt, isCommitted, die);
    await Promise.race([syncService(used, readPage, job), death]);
  });

function answers({ lists, length, isSilent, end, endsAt }: Service): SyncJob['readPage'] {
  let asked = 0;
  return async (page, _, how) => {
    asked += 1;
    const ended = asked === endsAt ? ends[end] : undefined;
    if (ended) return ended();
    const now = lists[Math.min(lists.length - 1, Math.floor(asked / 2))] ?? [];
    const edition = JSON.stringify(now);
    if (page === 1 && how.edition === edition) return { status: 'unchanged' };
    const read = await serve(now, length)(page);
    if (read.status !== 'page') return read;
    return { ...(isSilent ? pageOf(read.records) : read), edition };
  };
}

/** A store whose n-th write is its last, before the commit or behind it. */
function dying(store: ReportStore, at: number, isCommitted: boolean, die: () => void): ReportStore {
  let writes = 0;
  return {
    ...store,
    async write(work) {
      writes += 1;
      if (writes < at) return store.write(work);
      const cut = store.write(async (transaction, changes) => {
        await work(transaction, changes);
        if (!isCommitted) transaction.abort();
      });
      await Promise.allSettled([cut]);
      die();
      return nobody();
    },
  };
}

const id = fc.constantFrom('list:a' as const, 'list:b' as const);
const replace: fc.Arbitrary<Step> = fc
  .tuple(id, fc.array(fc.nat(20), { maxLength: 8 }))
  .map(([sourceId, rows]) => {
    const reports = rows.map((n) => listed(n % 5 === 0 ? '' : `x${n}`, { sourceId }, `${n}`));
    return (store) => storeList(store, sourceId, reports);
  });
const remove: fc.Arbitrary<Step> = fc
  .oneof(id, fc.constant('service' as const))
  .map((sourceId) => (store) => removeSource(store, sourceId));

test('lists that were read, replaced, removed or broken off anywhere are never taken for damaged', async () => {
  const step = fc.oneof({ weight: 5, arbitrary: sync }, replace, remove);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      globalThis.indexedDB = new IDBFactory();
      for (const take of steps) {
        const store = await openReportStore();
        await take(store);
        const next = await openReportStore();
        expect([store.mayBeEmpty(), next.mayBeEmpty()]).toEqual([false, false]);
      }
    }),
    { numRuns: 100 },
  );
});
