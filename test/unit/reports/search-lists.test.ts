import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReportQuery } from '@/lib/extension/report-messages';
import type { ReportStore } from '@/lib/reports/report-store';
import { searchReports } from '@/lib/reports/search';
import { readSearchRows } from '@/lib/reports/search-rows';
import { newStore } from './new-store';
import { listed, storeList } from './stored-lists';

let store: ReportStore;

beforeEach(async () => {
  store = await newStore();
});

/** Stores lists, each of reports that were reported so many seconds after the start of 1970; null: without a date. */
async function storeDates(lists: Record<string, (number | null)[]>): Promise<void> {
  for (const [name, dates] of Object.entries(lists)) {
    const reports = dates.map((date, n) =>
      listed(`${name}${n}`, { lastReported: date === null ? null : date * 1000, count: date }),
    );
    await storeList(store, `list:${name}`, reports);
  }
}

/** What a search shows, by address, and what it says of the whole. */
async function shown(query: Partial<ReportQuery> = {}) {
  const whole = { search: '', networkId: null, page: 1 };
  const { reports, ...paging } = await searchReports(store, { ...whole, ...query });
  return { shown: reports.map(({ address }) => address).join(' '), ...paging };
}

describe('a search of several lists', () => {
  test('takes the newest of all of them, page by page, and of equal ones that of the list with the newest', async () => {
    await storeDates({ a: [9, 5, 2, null], b: [7, 5, 1], c: [8] });
    const paging = { total: 8, pages: 3 };
    expect(await shown({ pageSize: 3 })).toEqual({ shown: 'a0 c0 b0', page: 1, ...paging });
    expect(await shown({ pageSize: 3, page: 2 })).toEqual({
      shown: 'a1 b1 a2',
      page: 2,
      ...paging,
    });
    expect(await shown({ pageSize: 3, page: 3 })).toEqual({ shown: 'b2 a3', page: 3, ...paging });
  });

  test('takes those with the most reports where that is asked for, those without a number last', async () => {
    const counts = { a: [3, null, 0, 12], b: [null, 4], c: [0xffff_fffe, 3] };
    for (const [name, all] of Object.entries(counts)) {
      const reports = all.map((count, n) => listed(`${name}${n}`, { count }));
      await storeList(store, `list:${name}`, reports);
    }
    const paging = { total: 8, page: 1, pages: 1 };
    expect(await shown({ sort: 'count' })).toEqual({ shown: 'c0 a3 b1 c1 a0 a2 b0 a1', ...paging });
  });

  test('finds what is in each of many', async () => {
    const names = Array.from({ length: 9 }, (_, n) => `n${n}-`);
    await storeDates(Object.fromEntries(names.map((name, n) => [name, [n + 1, 20 + n]])));
    const newest = names.map((name) => `${name}1`).toReversed();
    const older = names.map((name) => `${name}0`).toReversed();
    expect((await shown()).shown).toBe([...newest, ...older].join(' '));
    expect((await shown({ search: 'N3-' })).shown).toBe('n3-1 n3-0');
  });

  test('keeps to one of them', async () => {
    await storeDates({ a: [3, 1], b: [2] });
    expect((await shown({ sourceId: 'list:a' })).shown).toBe('a0 a1');
    expect((await shown({ sourceId: 'list:nobody' })).shown).toBe('');
    expect((await shown({ sourceId: null })).shown).toBe('a0 b0 a1');
  });
});

describe('a quick search', () => {
  const quick = { quick: true, pageSize: 3 };

  test('answers once nothing that is to come can be on the page', async () => {
    await storeDates({ b: [6, 5, 4], a: [9, 8, 7], c: [3, 2, 1] });
    const counting = true;
    expect(await shown(quick)).toEqual({
      shown: 'a0 a1 a2',
      total: 3,
      page: 1,
      pages: 1,
      counting,
    });
    const second = { shown: 'b0 b1 b2', total: 6, page: 2, pages: 2, counting };
    expect(await shown({ ...quick, page: 2 })).toEqual(second);
    const large = { shown: 'a0 a1 a2 b0', total: 6, page: 1, pages: 2, counting };
    expect(await shown({ ...quick, pageSize: 4 })).toEqual(large);
  });

  test('that came to the last list counts all', async () => {
    await storeDates({ a: [9, 8, 7], b: [6, 5, 4] });
    expect(await shown({ ...quick, page: 2 })).toEqual({
      ...{ shown: 'b0 b1 b2', total: 6 },
      ...{ page: 2, pages: 2 },
    });
  });

  test('waits where the next list has something newer, and not where it is as old', async () => {
    await storeDates({ a: [9, 6, 2], b: [7, 1] });
    const whole = { shown: 'a0 b0', total: 5, page: 1, pages: 3 };
    expect(await shown({ ...quick, pageSize: 2 })).toEqual(whole);
    await storeDates({ b: [6, 1] });
    const part = { shown: 'a0 a1', total: 3, page: 1, pages: 2, counting: true };
    expect(await shown({ ...quick, pageSize: 2 })).toEqual(part);
  });

  test('for those with the most reports, and one that is not quick, read all', async () => {
    await storeDates({ a: [9, 8], b: [7, 6] });
    const all = { total: 4, page: 1, pages: 4 };
    expect(await shown({ pageSize: 1 })).toEqual({ shown: 'a0', ...all });
    await storeList(
      store,
      'list:b',
      [7, 6].map((count) => listed(`b${count}`, { count })),
    );
    await storeList(store, 'list:a', [listed('a', { count: 1, lastReported: 9000 })]);
    expect(await shown({ quick: true, sort: 'count', pageSize: 1 })).toEqual({
      ...{ shown: 'b7', total: 3 },
      ...{ page: 1, pages: 3 },
    });
  });
});

describe('what a search looks for', () => {
  test('is in the address or in the label, in any case', async () => {
    await storeList(store, 'list:a', [
      listed('Phish', { lastReported: 5000 }),
      listed('x', { label: 'A PHISHING site', lastReported: 4000 }),
      listed('y', { label: 'A theft', lastReported: 3000 }),
      listed('z', { lastReported: 2000 }),
      listed('phish phish', { label: 'Phishing', lastReported: 1000 }),
    ]);
    expect(await shown({ search: ' pHish ' })).toMatchObject({
      shown: 'Phish x phish phish',
      total: 3,
    });
    expect(await shown({ search: 'theft' })).toMatchObject({ shown: 'y' });
    expect(await shown({ search: 'undefined' })).toMatchObject({ total: 0 });
  });

  test('is found where all reports have it in their labels', async () => {
    await storeList(store, 'list:a', [listed('x', { label: 'Phishing' })]);
    expect(await shown({ search: 'phish' })).toMatchObject({ shown: 'x', total: 1 });
  });

  test('is read once, and looked for again in what was read', async () => {
    await storeDates({ a: [2, 1] });
    const [id = 0] = (await store.memory.segments()).keys();
    const read = await readSearchRows(store, id);
    expect(await readSearchRows(store, id)).toBe(read);
  });

  test('is where it is beside letters that lower case makes longer', async () => {
    const addresses = ['İİİİİİ', 'ABC', 'DEF', 'GHI'];
    await storeList(
      store,
      'list:a',
      addresses.map((address) => listed(address)),
    );
    for (const address of addresses)
      expect((await shown({ search: address.toLowerCase() })).shown).toBe(address);
  });
});

describe('a long search', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** How often others had their turn during a search, where each look at the clock finds it so many milliseconds on. */
  async function turnsDuring(query: Partial<ReportQuery>, step: number): Promise<number> {
    await shown(query);
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += step));
    let turns = 0;
    let turn = setTimeout(function take() {
      turns++;
      turn = setTimeout(take);
    });
    await shown(query);
    clearTimeout(turn);
    return turns;
  }

  test('lets others have their turn after each list, where they waited 12 ms', async () => {
    await storeDates({ a: [3, 1] });
    expect([await turnsDuring({}, 12), await turnsDuring({}, 11)]).toEqual([1, 0]);
    await storeDates({ b: [2], c: [4] });
    expect([await turnsDuring({}, 12), await turnsDuring({}, 4)]).toEqual([3, 1]);
  });

  test('lets them after every thousand reports before the page', async () => {
    const dates = Array.from({ length: 2001 }, (_, n) => 3000 - n);
    await storeDates({ a: dates });
    expect(await turnsDuring({ page: 10, pageSize: 100 }, 12)).toBe(2);
    expect(await turnsDuring({ page: 9, pageSize: 100 }, 12)).toBe(1);
    expect(await turnsDuring({ page: 30, pageSize: 100 }, 12)).toBe(3);
  });
});
