import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { directoryReader } from '@/lib/reports/directory';
import { findReported } from '@/lib/reports/find-reported';
import type { ReportSchema } from '@/lib/reports/report-schema';
import { openReportStore, type ReportStore } from '@/lib/reports/report-store';
import { removeSource } from '@/lib/reports/sources';
import { listed, storeList } from './stored-lists';

const texts = Array.from({ length: 8 }, (_, n) => `x${n}`);
const keys = texts.map((text) => `text:${text}`);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** As the background does when it starts again. */
async function reopen(store?: ReportStore): Promise<ReportStore> {
  await store?.close();
  return openReportStore();
}

/** Lists in a segment each, in a store that was opened again since. */
async function storing(names: readonly string[]): Promise<ReportStore> {
  const store = await reopen();
  for (const text of names) await storeList(store, `list:${text}`, [listed(text)]);
  return reopen(store);
}

async function packed(store: ReportStore): Promise<number[]> {
  const stored = await store.read((transaction) => transaction.objectStore('packed').get(0));
  return stored?.rows.map(({ id }) => id) ?? [];
}

async function ids(store: ReportStore): Promise<number[]> {
  return [...(await store.memory.segments()).keys()];
}

test('many segments are packed when they were read one by one, and are the same read from there', async () => {
  let store = await storing(texts);
  const alone = await store.memory.segments();
  expect(await packed(store)).toEqual([]);
  vi.runAllTimers();
  await vi.waitFor(async () => expect(await packed(store)).toEqual(await ids(store)));
  store = await reopen(store);
  expect(await store.memory.segments()).toEqual(alone);
  expect([...(await findReported(store, [...keys, 'text:none']))].sort()).toEqual(keys);
});

test('what came or went since is read by itself, or not at all', async () => {
  let store = await storing(texts.slice(0, 6));
  vi.runAllTimers();
  await vi.waitFor(async () => expect(await packed(store)).toHaveLength(6));
  await removeSource(store, 'list:x0');
  await storeList(store, 'list:x6', [listed('x6')]);
  store = await reopen(store);
  expect([...(await findReported(store, keys))].sort()).toEqual(keys.slice(1, 7));
  // Two that are read by themselves are not worth to be packed.
  vi.runAllTimers();
  expect(await packed(store)).toHaveLength(6);
});

test('another database that stands in the place of the one that was read is not given what that had', async () => {
  const first = await reopen();
  for (const text of texts) await storeList(first, `list:${text}`, [listed(text)]);
  const reading = openDB<ReportSchema>('reports');
  globalThis.indexedDB = new IDBFactory();
  const second = await reopen();
  await storeList(second, 'list:y', [listed('y')]);
  let connection = reading;
  const reader = directoryReader(first.read, () => connection);
  expect((await reader.read()).segments.size).toBe(8);
  connection = openDB<ReportSchema>('reports');
  vi.runAllTimers();
  await vi.waitFor(async () =>
    expect(await second.read((one) => one.objectStore('packed').count())).toBe(1),
  );
  expect(await packed(second)).toEqual([]);
  expect([...(await findReported(await reopen(second), ['text:y', ...keys]))]).toEqual(['text:y']);
});

test('nor is what was packed of it taken for what another has', async () => {
  const first = await storing(texts);
  vi.runAllTimers();
  await vi.waitFor(async () => expect(await packed(first)).toHaveLength(8));
  const copy = openDB<ReportSchema>('reports');
  await copy;
  globalThis.indexedDB = new IDBFactory();
  const second = await reopen();
  await storeList(second, 'list:y', [listed('y')]);
  const { segments } = await directoryReader(second.read, () => copy).read();
  expect([...segments]).toEqual([...(await second.memory.segments())]);
});

test.each(['put', 'get'] as const)(
  'a copy for which %s fails costs none of the lists',
  async (call) => {
    let store = await reopen();
    for (const text of texts) await storeList(store, `list:${text}`, [listed(text)]);
    const plainly = IDBObjectStore.prototype[call];
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const broken = vi.spyOn(IDBObjectStore.prototype, call).mockImplementation(function (
      this: IDBObjectStore,
      ...given: unknown[]
    ) {
      if (this.name === 'packed') throw new DOMException('broken', 'UnknownError');
      return Reflect.apply(plainly, this, given);
    });
    store = await reopen(store);
    vi.runAllTimers();
    if (call === 'put') await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(1));
    expect([...(await findReported(store, keys))].sort()).toEqual(keys);
    expect(store.mayBeEmpty()).toBe(false);
    broken.mockRestore();
    said.mockRestore();
  },
);

test('a copy that is cut costs none of the lists, and is made anew', async () => {
  let store = await storing(texts);
  vi.runAllTimers();
  await vi.waitFor(async () => expect(await packed(store)).toHaveLength(8));
  await store.write(async (transaction) => {
    const copies = transaction.objectStore('packed');
    const copy = await copies.get(0);
    if (copy) await copies.put({ ...copy, cells: copy.cells.slice(0, -1) }, 0);
  });
  store = await reopen(store);
  expect([...(await findReported(store, keys))].sort()).toEqual(keys);
  expect(store.mayBeEmpty()).toBe(false);
  const cells = async () =>
    (await store.read((transaction) => transaction.objectStore('packed').get(0)))?.cells.length;
  const before = await cells();
  vi.runAllTimers();
  await vi.waitFor(async () => expect(await cells()).toBe((before ?? 0) + 1));
});

test('what is packed in vain is packed no more', async () => {
  let store = await storing(texts);
  vi.runAllTimers();
  await vi.waitFor(async () => expect(await packed(store)).toHaveLength(8));
  for (const text of texts.slice(1)) await removeSource(store, `list:${text}`);
  store = await reopen(store);
  vi.runAllTimers();
  await vi.waitFor(async () => expect(await packed(store)).toHaveLength(1));
});

test('nothing is packed after the lists were closed', async () => {
  const store = await storing(texts);
  store.memory.forget();
  const reading = store.memory.segments();
  await store.close();
  await reading;
  vi.runAllTimers();
  expect(await packed(await openReportStore())).toEqual([]);
});

test('a list in few segments is not packed', async () => {
  const store = await storing(texts.slice(0, 4));
  await store.memory.segments();
  vi.runAllTimers();
  expect(await packed(store)).toEqual([]);
});
