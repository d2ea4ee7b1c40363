import { beforeEach, describe, expect, test } from 'vitest';
import { findKnown, findReports } from '@/lib/reports/find-reports';
import { type StoredReport, serviceRecords } from '@/lib/reports/record';
import { nameOnce } from '@/lib/reports/record-names';
import type { ReportStore } from '@/lib/reports/report-store';
import type { SourceId } from '@/lib/verdict/facts';
import { newStore } from './new-store';
import { records, serve, syncService } from './service-list';
import { listed, storeList } from './stored-lists';

const key = 'text:x';
let store: ReportStore;

beforeEach(async () => {
  store = await newStore();
});

/** Reports of one text, which differ in their marks and are each a second older than the one before, the oldest first. */
function ofOne(count: number): StoredReport[] {
  const all = Array.from({ length: count }, (_, n) =>
    listed('x', { count: n, lastReported: 1e9 - n * 1000 }, `${n}`),
  );
  return all.reverse();
}

async function countsFound(...keys: string[]) {
  const found = await findReports(store, keys);
  return [...found].map(([name, own]) => [name, own.map(({ count }) => count)]);
}

describe('the reports of an account', () => {
  test('are the 50 newest of a list, newest first', async () => {
    await storeList(store, 'list:a', ofOne(60));
    expect(await countsFound(key)).toEqual([[key, [...Array(50).keys()]]]);
  });

  test('are 50 of each list, so that none is silent because another says much', async () => {
    await storeList(store, 'list:a', [listed('x', { count: 7 })]);
    await storeList(store, 'list:b', ofOne(60));
    expect(await countsFound(key)).toEqual([[key, [...Array(50).keys(), 7]]]);
  });

  test('are at most 500 of all lists together, of each as many', async () => {
    const lists = Array.from({ length: 12 }, (_, n) => `list:${n}` as const);
    for (const id of lists) await storeList(store, id, ofOne(60));
    const found = (await findReports(store, [key])).get(key) ?? [];
    const counts = lists.map((id) => found.filter(({ sourceId }) => sourceId === id).length);
    expect(counts).toEqual(lists.map(() => 41));
  });

  test('are those of each list, though two say the same', async () => {
    for (const id of ['list:a', 'list:b'] as const) await storeList(store, id, [listed('x')]);
    const sources = (await findReports(store, [key])).get(key)?.map(({ sourceId }) => sourceId);
    expect(sources).toEqual(['list:b', 'list:a']);
  });

  test('are told once for each key that has some, however often it is asked for', async () => {
    await storeList(store, 'list:a', [listed('x', { count: 1 }), listed('y', { count: 2 })]);
    expect(await countsFound('text:y', key, 'text:z', key)).toEqual([
      ['text:y', [2]],
      [key, [1]],
    ]);
    expect(await countsFound()).toEqual([]);
  });

  test('are none of another whose key has the same hash by chance', async () => {
    await storeList(store, 'list:a', [{ ...listed('another'), keys: [key] }]);
    expect(await countsFound(key)).toEqual([]);
  });

  test('are found behind any number of others that were made to have the same hash', async () => {
    const later = { count: 0, lastReported: 2e9 };
    const made = Array.from({ length: 60 }, (_, n) => listed(`made ${n}`, later));
    const others = made.map((one) => ({ ...one, keys: [key] }));
    await storeList(store, 'list:a', [...others, ...ofOne(60)]);
    expect(await countsFound(key)).toEqual([[key, [...Array(50).keys()]]]);
  });
});

describe('of records a source is known to have', () => {
  const has = [listed('x', { count: 1 }), listed('y'), listed('y', {}, 'again')];

  async function generation(): Promise<string> {
    return [...(await store.memory.segments()).values()].at(-1)?.generation ?? '';
  }

  /** `names`: those of other records, that are equal by chance. */
  async function known(sourceId: SourceId, of: string, asked: StoredReport[], like = asked) {
    return findKnown(store, { sourceId, generation: of }, asked, nameOnce(like).names);
  }

  const asked = [listed('none'), listed('y', {}, 'other'), ...has];
  const known3 = (word: string) => [null, null, word, word, word];

  beforeEach(() => storeList(store, 'list:a', has));

  test('those of this reading, and those of one before', async () => {
    expect(await known('list:a', await generation(), asked)).toEqual(known3('here'));
    expect(await known('list:a', 'a later one', asked)).toEqual(known3('before'));
  });

  test('none of another source', async () => {
    expect(await known('list:b', await generation(), asked)).toEqual(asked.map(() => null));
  });

  test('none of which only one half of the hash of its id is the same', async () => {
    const one = listed('x', { count: 1 });
    for (const half of ['hi', 'lo'] as const) {
      const { names } = nameOnce([one]);
      names.ids[half][0] = (names.ids[half][0] ?? 0) ^ 1;
      const origin = { sourceId: 'list:a', generation: 'a later one' } as const;
      expect(await findKnown(store, origin, [one], names)).toEqual([null]);
    }
  });

  test('those of this reading as such, though one before has them too', async () => {
    const failed = { status: 'failed', error: 'server', message: 'No.' } as const;
    await syncService(store, serve(records(6)));
    await syncService(store, async (page) => (page > 1 ? failed : serve(records(6))(page)));
    const again = records(6).flatMap((one) => serviceRecords(one, 'service'));
    const words = ['here', 'here', 'here', 'before', 'before', 'before'];
    expect(await known('service', await generation(), again)).toEqual(words);
  });

  test('a record that says something else of the same', async () => {
    expect(await known('list:a', await generation(), [listed('x', { count: 9 })])).toEqual([
      'here',
    ]);
  });

  test('none that only has the names of another by chance, where it would be left out', async () => {
    const [others, like] = [
      [listed('x', {}, 'other'), listed('z')],
      [listed('x'), listed('y')],
    ];
    expect(await known('list:a', await generation(), others, like)).toEqual([null, null]);
    expect(await known('list:a', 'a later one', others, like)).toEqual(['before', 'before']);
  });
});
