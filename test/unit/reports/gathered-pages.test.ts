import { beforeEach, describe, expect, test } from 'vitest';
import { gatherPages } from '@/lib/reports/gathered-pages';
import { serviceRecords } from '@/lib/reports/record';
import type { Checkpoint } from '@/lib/reports/report-schema';
import type { ReportStore } from '@/lib/reports/report-store';
import type { SyncJob } from '@/lib/reports/sync-job';
import { beginReading } from '@/lib/reports/sync-steps';
import { newStore } from './new-store';
import { addressesOf, records, storedAddresses } from './service-list';

let store: ReportStore;
let begun: Checkpoint;
let now: number;

beforeEach(async () => {
  store = await newStore();
  now = 1_800_000_000_000;
  ({ checkpoint: begun } = await beginReading(source(), now));
});

const source = () => {
  const whose = { version: 'https://scams.example', name: 'scams.example' };
  return { store, sourceId: 'service', ...whose } as const;
};

function gather() {
  const job: SyncJob = {
    ...source(),
    readPage: () => new Promise<never>(() => undefined),
    signal: new AbortController().signal,
    now: () => now,
  };
  return gatherPages(job, () => ({}));
}

/** The reading with this page in it. */
const upTo = (nextPage: number, changes: Partial<Checkpoint> = {}): Checkpoint => ({
  ...begun,
  ...{ nextPage, pageLength: 2, total: 100 },
  ...changes,
});

const page = (count: number, from?: number) =>
  records(count, from).flatMap((one) => serviceRecords(one, 'service'));

const never = new Promise<never>(() => undefined);

describe('a page may wait for the next one', () => {
  test.each<[string, Partial<Checkpoint>, boolean]>([
    ['the third', { nextPage: 3 }, true],
    ['but not the second', { nextPage: 2 }, false],
    ['the last but one', { nextPage: 3, total: 7 }, true],
    ['but not the last', { nextPage: 3, total: 6 }, false],
    ['but not where the end is not known', { nextPage: 3, total: null }, false],
    ['while the next one fits, too', { nextPage: 3, pageLength: 23_998, total: 1e6 }, true],
    ['but not beyond', { nextPage: 3, pageLength: 23_999, total: 1e6 }, false],
  ])('%s', (_, changes, mayWait) => {
    expect(gather().add(upTo(3, changes), page(2))).toBe(mayWait);
  });

  test.each([
    [499, true],
    [500, false],
    [-499, true],
    [-500, false],
  ])('where the first one that waits is %i ms old: %s', (after, mayWait) => {
    const gathered = gather();
    expect(gathered.add(upTo(3), page(2))).toBe(true);
    now += after;
    expect(gathered.add(upTo(4), page(2, 3))).toBe(mayWait);
  });

  test('all rows that wait count', () => {
    const gathered = gather();
    const large = { pageLength: 23_996, total: 1e6 };
    expect(gathered.add(upTo(3, large), page(2))).toBe(true);
    expect(gathered.add(upTo(4, large), page(2, 3))).toBe(true);
    expect(gathered.add(upTo(5, large), page(1, 5))).toBe(false);
  });
});

describe('pages that wait', () => {
  test('are stored together, once, up to the last', async () => {
    const gathered = gather();
    gathered.add(upTo(3), page(2));
    gathered.add(upTo(4), page(2, 3));
    expect(await gathered.store()).toMatchObject({ nextPage: 5, seen: 4 });
    expect(await storedAddresses(store)).toEqual(addressesOf(records(4)));
    expect(await gathered.store()).toBe('nothing');
  });

  test('leave nothing to be stored with those that come after them', async () => {
    const gathered = gather();
    gathered.add(upTo(3), page(2));
    const stored = await gathered.store();
    now += 600;
    expect(gathered.add(upTo(4, { seen: 2 }), page(2, 3))).toBe(true);
    expect(stored).toMatchObject({ nextPage: 4, seen: 2 });
    expect(await gathered.store()).toMatchObject({ nextPage: 5, seen: 4 });
  });

  test.each<[string, Partial<Checkpoint>, boolean]>([
    ['ends the list', {}, true],
    ['ends a list whose length is not known', { total: null }, true],
    ['does not, as far as what was read moved down', { knownUpTo: 4, total: null }, false],
    ['does behind that', { knownUpTo: 3, total: null }, true],
    ['does not behind that, where more is promised', { knownUpTo: 3, total: 9 }, false],
    ['does behind that, where no more is promised', { knownUpTo: 3, total: 8 }, true],
  ])('of which the fourth brings nothing new: that %s', async (_, changes, isEnd) => {
    const gathered = gather();
    gathered.add(upTo(3), page(2));
    await gathered.store();
    gathered.add(upTo(4, { seen: 2, ...changes }), page(2));
    const stored = await gathered.store();
    if (isEnd) expect(stored).toBe('nothing-new');
    else expect(stored).toMatchObject({ nextPage: 5, seen: 2 });
  });

  test('are stored where the next page is late', async () => {
    const gathered = gather();
    gathered.add(upTo(3), page(2));
    expect(await gathered.storeUnlessQuick(never)).toMatchObject({ nextPage: 4, seen: 2 });
    expect(await storedAddresses(store)).toEqual(addressesOf(records(2)));
  });

  test.each<[string, () => Promise<unknown>]>([
    ['is there', async () => 'page'],
    ['has failed', async () => Promise.reject(new TypeError('broken'))],
  ])('go on waiting where the next one %s', async (_, nextPage) => {
    const gathered = gather();
    gathered.add(upTo(3), page(2));
    expect(await gathered.storeUnlessQuick(nextPage())).toBe('nothing');
    expect(await storedAddresses(store)).toEqual([]);
    expect(await gathered.store()).toMatchObject({ seen: 2 });
  });

  test('and where none waits, there is nothing to store, however late the next one is', async () => {
    expect(await gather().storeUnlessQuick(never)).toBe('nothing');
  });
});
