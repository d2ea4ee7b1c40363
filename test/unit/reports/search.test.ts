import { beforeEach, describe, expect, test } from 'vitest';
import type { ReportStore } from '@/lib/reports/report-store';
import { searchReports } from '@/lib/reports/search';
import { installStarterList } from '@/lib/reports/starter';
import { starterList } from '@/lib/reports/starter-list';
import { newStore } from './new-store';
import { evmAddress, record, records, serve, syncService } from './service-list';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const all = { search: '', networkId: null, page: 1 };

let store: ReportStore;

beforeEach(async () => {
  store = await newStore();
});

async function counts(query: Partial<Parameters<typeof searchReports>[1]>) {
  const { reports, ...paging } = await searchReports(store, { ...all, ...query });
  return { counts: reports.map(({ count }) => count), ...paging };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: from - to + 1 }, (_, i) => from - i);
}

describe('a search of the reports', () => {
  test('gives 20 a page, newest first, those without a date last', async () => {
    const undated = [record(99, { lastReported: null }), record(98, { lastReported: null })];
    await syncService(store, serve([...undated, ...records(43)], 100));
    const paging = { total: 45, pages: 3 };
    expect(await counts({})).toEqual({ counts: range(43, 24), page: 1, ...paging });
    expect(await counts({ page: 2 })).toEqual({ counts: range(23, 4), page: 2, ...paging });
    const last = { counts: [3, 2, 1, 99, 98], page: 3, ...paging };
    expect(await counts({ page: 3 })).toEqual(last);
    expect(await counts({ page: 4000 })).toEqual(last);
  });

  test.each([
    ['0x52 9084 0009', undefined, 1],
    ['084 0009 8527 88', undefined, 1],
    ['0x52 9084', 'start', 1],
    ['084 0009', 'start', 0],
    ['0x5 2908 4', undefined, 1],
    ['no such word', undefined, 0],
  ] as const)(
    'takes an address as it is shown, in groups of four: %s %s',
    async (search, match, total) => {
      const address = '0x52908400098527886E0F7030069857D2E4169EE7';
      await syncService(store, serve([record(1, { address }), ...records(3)], 100));
      expect(await counts({ search, ...(match && { match }) })).toMatchObject({ total });
    },
  );

  test.each([
    ['0x529084…9EE7', undefined, 1],
    ['0X5290...169ee7', 'whole', 1],
    ['0x52…ee', undefined, 0],
    ['529084…9ee7', 'start', 0],
    // The halves overlap.
    ['0x52908400098527886e0f70…98527886e0f7030069857d2e4169ee7', undefined, 0],
    ['0x52…', undefined, 0],
  ] as const)('takes the short form of an address: %s %s', async (search, match, total) => {
    const address = '0x52908400098527886E0F7030069857D2E4169EE7';
    await syncService(store, serve([record(1, { address }), ...records(3)], 100));
    expect(await counts({ search, ...(match && { match }) })).toMatchObject({ total });
  });

  test.each([
    ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', undefined],
    ['qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'whole'],
    ['BITCOINCASH:QPM2QSZNHKS23Z7629MMS6S4CWEF74VCWVY22GDX6A', undefined],
    ['1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', 'start'],
  ] as const)(
    'finds an account in whatever spelling, among its networks: %s',
    async (search, match) => {
      const address = 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a';
      await syncService(
        store,
        serve([record(1, { address, networkNames: ['BCH'] }), ...records(3)], 100),
      );
      const query = { search, ...(match && { match }) };
      expect(await counts(query)).toMatchObject({ total: 1 });
      expect(await counts({ ...query, networkId: 'bitcoin-cash' })).toMatchObject({ total: 1 });
      expect(await counts({ ...query, networkId: 'ethereum' })).toMatchObject({ total: 0 });
    },
  );

  test('gives a full last page where the reports just fill it', async () => {
    await syncService(store, serve(records(40), 100));
    expect(await counts({ page: 3 })).toEqual({
      counts: range(20, 1),
      total: 40,
      page: 2,
      pages: 2,
    });
  });

  test('gives one empty page where nothing fits', async () => {
    expect(await counts({ page: 7 })).toEqual({ counts: [], total: 0, page: 1, pages: 1 });
  });

  test('finds a part of the address, in any case', async () => {
    await syncService(
      store,
      serve([...records(3), record(4, { address: tron, networkNames: [] })]),
    );
    expect((await counts({ search: ' HQJEK ' })).counts).toEqual([4]);
    expect((await counts({ search: evmAddress(2).toUpperCase() })).counts).toEqual([2]);
    expect((await counts({ search: '.*' })).counts).toEqual([]);
  });

  test('finds what begins with a text, or is it, and only that', async () => {
    const begun = `${tron}ToTheEnd`;
    const list = [
      record(4, { address: tron }),
      record(3, { address: begun, networkNames: [] }),
      record(2, { address: `Not${tron}`, networkNames: [] }),
    ];
    await syncService(store, serve(list));
    expect((await counts({ search: tron })).total).toBe(3);
    const start = { search: ` ${tron.toLowerCase()} `, match: 'start' } as const;
    expect((await counts(start)).counts).toEqual([4, 3]);
    expect((await counts({ search: tron, match: 'whole' })).counts).toEqual([4]);
    expect((await counts({ search: begun, match: 'whole' })).counts).toEqual([3]);
    expect((await counts({ search: tron.slice(0, -1), match: 'whole' })).total).toBe(0);
    expect((await counts({ search: tron.slice(1), match: 'start' })).total).toBe(0);
    expect((await counts({ search: '', match: 'whole' })).total).toBe(3);
  });

  test('finds a label by its part, its beginning, or the whole of it', async () => {
    await installStarterList(store);
    const total = async (search: string, match?: 'start' | 'whole') =>
      (await counts({ search, ...(match && { match }) })).total;
    const ransoms = starterList.filter(({ label }) => label === 'WannaCry ransom').length;
    expect(await total('cry RANSOM')).toBe(ransoms);
    expect(await total('cry ransom', 'start')).toBe(0);
    expect(await total('wannacry', 'start')).toBe(ransoms);
    expect(await total('wannacry', 'whole')).toBe(0);
    expect(await total('WannaCry ransom (2017)', 'whole')).toBe(ransoms);
  });

  test('keeps to the network: the one that is named, or each that an unnamed one fits', async () => {
    const list = [
      record(1),
      record(2, { networkNames: ['BNB'] }),
      record(3, { networkNames: ['USDT'] }),
      record(4, { networkNames: ['USDT'], address: tron }),
      record(5, { networkNames: ['BTC'], address: 'no address' }),
    ];
    await syncService(store, serve(list));
    expect((await counts({ networkId: 'ethereum' })).counts).toEqual([3, 1]);
    expect((await counts({ networkId: 'bsc' })).counts).toEqual([3, 2]);
    expect((await counts({ networkId: 'tron' })).counts).toEqual([4]);
    expect((await counts({ networkId: 'bitcoin' })).counts).toEqual([5]);
    expect((await counts({ networkId: 'solana' })).counts).toEqual([]);
    expect((await counts({ networkId: 'bsc', search: evmAddress(2) })).counts).toEqual([2]);
  });

  test('reads on where more than 500 reports have the same date', async () => {
    const list = records(1203).map((one) => ({ ...one, lastReported: 5 }));
    await syncService(store, serve(list, 1000));
    expect(await searchReports(store, all)).toMatchObject({ total: 1203, pages: 61 });
    expect((await counts({ search: evmAddress(1203) })).counts).toEqual([1203]);
  });

  test('finds the starter list beside the service', async () => {
    await installStarterList(store);
    await syncService(store, serve(records(2)));
    expect((await counts({})).total).toBe(starterList.length + 2);
  });
});
