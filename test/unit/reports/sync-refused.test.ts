import { beforeEach, describe, expect, test } from 'vitest';
import type { ReportStore } from '@/lib/reports/report-store';
import type { PageRead, SyncJob } from '@/lib/reports/sync-job';
import { newStore } from './new-store';
import {
  addressesOf,
  evmAddress,
  pageOf,
  record,
  records,
  serve,
  storedAddresses,
  syncService,
} from './service-list';

const list = records(60);
const whole = { status: 'finished', entries: 60 };
const refused = (error: 'not-found' | 'rejected' | 'too-big' | 'server') =>
  ({ status: 'failed', error, message: 'No.' }) as const;

let store: ReportStore;

beforeEach(async () => {
  store = await newStore();
});

describe('a service that refuses the page behind its last one', () => {
  const until =
    (last: number, error: Parameters<typeof refused>[0]) =>
    async (page: number): Promise<PageRead> =>
      page > last ? refused(error) : serve(list, 20)(page);

  test.each(['not-found', 'rejected'] as const)(
    'as %s has told the end of its list',
    async (error) => {
      expect(await syncService(store, until(3, error))).toEqual(whole);
      expect(await storedAddresses(store)).toEqual(addressesOf(list));
    },
  );

  test('and has told it where a row of it names two addresses', async () => {
    const two = record(61, { address: `${evmAddress(61)}, ${evmAddress(62)}` });
    const read = async (page: number) =>
      page > 4 ? refused('not-found') : serve([two, ...list], 20)(page);
    expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 62 });
    expect(await storedAddresses(store)).toEqual(addressesOf(records(62)));
  });

  test.each([
    // What comes in front of pages that were read comes with the next reading.
    ['in front', [record(61), ...list.slice(1)], list.slice(1)],
    ['at its end', records(60, 2), records(60, 2)],
  ])(
    'has told the end of one that grows %s while what is missing is looked for',
    async (_, grown, stored) => {
      await syncService(store, serve(list, 20));
      let asked = 0;
      const read = async (page: number): Promise<PageRead> => {
        asked++;
        // The second page of the second look.
        const now = asked < 6 ? list.slice(1) : grown;
        return page > Math.ceil(now.length / 20) ? refused('not-found') : serve(now, 20)(page);
      };
      const entries = stored.length;
      expect(await syncService(store, read)).toEqual({ status: 'finished', entries });
      expect(await storedAddresses(store)).toEqual(addressesOf(stored));
    },
  );

  test('has told the end of one that gets a report for each that it drops', async () => {
    await syncService(store, serve(list, 20));
    let asked = 0;
    const read = async (page: number): Promise<PageRead> => {
      // After the first two pages.
      const now = asked++ < 2 ? list.slice(0, -1) : [record(61), ...list.slice(1, -1)];
      return page > 3 ? refused('not-found') : serve(now, 20)(page);
    };
    expect(await syncService(store, read)).toEqual(whole);
    expect(await storedAddresses(store)).toEqual(addressesOf([...list.slice(0, -1), record(61)]));
  });

  test('and promised nothing has told it where there is no such page', async () => {
    const read = async (page: number) =>
      page === 0 || page > 3 ? refused('not-found') : pageOf(list.slice(page * 20 - 20, page * 20));
    expect(await syncService(store, read)).toEqual(whole);
  });

  test.each([
    ['for another reason', until(3, 'server')],
    ['before all came that was promised', until(2, 'not-found')],
    ['at the first one', until(0, 'not-found')],
    [
      'and promised nothing',
      async (page: number) =>
        [1, 2, 3].includes(page) ? pageOf([...list.slice(page)]) : refused('rejected'),
    ],
  ])('%s has not', async (_, read) => {
    expect(await syncService(store, read)).toMatchObject({ status: 'failed', message: 'No.' });
  });
});

test('a list that loses a page on the way, which is refused then, is read whole by the next reading', async () => {
  let now = list;
  const read = async (page: number): Promise<PageRead> => {
    if (page === 3) now = list.slice(0, 40);
    return page > now.length / 20 ? refused('not-found') : serve(now, 20)(page);
  };
  expect(await syncService(store, read)).toMatchObject({ status: 'failed' });
  expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 40 });
});

describe('a page in the middle that is refused once sweeps nothing', () => {
  test.each([1, 3])(
    'where the list became shorter %i times, so that rows came twice',
    async (most) => {
      await syncService(store, serve(list));
      let now = list;
      let asked = 0;
      const read = async (page: number): Promise<PageRead> => {
        asked++;
        if (asked % 8 === 0 && asked <= 8 * most) now = now.slice(1);
        return page === 14 && asked > 20 ? refused('not-found') : serve(now)(page);
      };
      expect(await syncService(store, read)).toMatchObject({ status: 'failed' });
      expect(await storedAddresses(store)).toEqual(addressesOf(list));
    },
  );

  test('in another look for records that moved to the front', async () => {
    const before = records(30);
    await syncService(store, serve(before));
    let now = before;
    let asked = 0;
    const read = async (page: number): Promise<PageRead> => {
      asked++;
      if (asked === 6) {
        const moved = before.slice(24, 28);
        now = [...moved, ...before.filter((record) => !moved.includes(record))];
      }
      return page === 2 && asked > 12 ? refused('not-found') : serve(now)(page);
    };
    expect(await syncService(store, read)).toMatchObject({ status: 'failed' });
    expect(await storedAddresses(store)).toEqual(addressesOf(before));
  });
});

describe('of a list that is asked for in long pages', () => {
  const read =
    (tooLong: (page: number, limit: number | null) => boolean): SyncJob['readPage'] =>
    async (page, _, { limit }) =>
      tooLong(page, limit) ? refused('too-big') : serve(list, limit === null ? 3 : 25)(page);

  test.each([1, 2, 3])(
    'the short ones are read where the long page %i is too long',
    async (long) => {
      const tooLong = (page: number, limit: number | null) => limit !== null && page === long;
      expect(await syncService(store, read(tooLong))).toEqual(whole);
      expect(await storedAddresses(store)).toEqual(addressesOf(list));
    },
  );

  test('the long ones are read where those that the service likes are even longer', async () => {
    expect(
      await syncService(
        store,
        read((_, limit) => limit === null),
      ),
    ).toEqual(whole);
  });

  test.each([
    ['', 1, [], 40],
    ['in another look for what is missing, ', 2, [record(999)], 80],
  ])(
    '%sno more is asked for than there is, where the last page comes again behind the end',
    async (_, from, before, most) => {
      await syncService(store, serve(before));
      const long = records(300);
      let asked = 0;
      let looks = 0;
      const read: SyncJob['readPage'] = async (page, _, { limit }) => {
        asked++;
        if (limit !== null && page === 3 && ++looks === from) return refused('too-big');
        const length = limit === null ? 10 : 100;
        const total = Math.ceil(long.length / length);
        const at = Math.min(page, total);
        return pageOf(long.slice((at - 1) * length, at * length), { total, count: long.length });
      };
      expect(await syncService(store, read)).toEqual({ status: 'finished', entries: 300 });
      expect(asked).toBeLessThan(most);
    },
  );

  test('nothing is read where all are too long', async () => {
    let asked = 0;
    const outcome = await syncService(
      store,
      read(() => asked++ < 100),
    );
    expect(outcome).toMatchObject({ status: 'failed', error: 'too-big' });
    expect(asked).toBe(2);
  });

  test('a page that became too long ends the reading where short ones are, too', async () => {
    expect(
      await syncService(
        store,
        read((page) => page === 3),
      ),
    ).toMatchObject({ error: 'too-big' });
  });
});
