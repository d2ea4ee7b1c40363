import 'fake-indexeddb/auto';
import { sha256 } from '@noble/hashes/sha2.js';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { findReported } from '@/lib/reports/find-reported';
import { findReports } from '@/lib/reports/find-reports';
import { mergeSmall } from '@/lib/reports/merge-small';
import { proveTexts } from '@/lib/reports/proof';
import { openReportStore, type ReportStore } from '@/lib/reports/report-store';
import { fc } from '@/test/unit/fc';
import { listed, storeList } from './stored-lists';

const key = 'text:x';
let store: ReportStore;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  store = await openReportStore();
});

/** As an earlier version stored a list: without proofs. */
async function forgetProofs(): Promise<void> {
  await store.write(async (transaction) => {
    const filters = transaction.objectStore('filters');
    for (const id of await filters.getAllKeys()) {
      const { pieces: _, ...row } = (await filters.get(id)) ?? expect.fail();
      await filters.put(row, id);
    }
    await transaction.objectStore('proofs').clear();
  });
  store.memory.forget();
}

describe('which accounts are reported', () => {
  test('is told of each key once, of all lists, whatever else is asked for', async () => {
    await storeList(store, 'list:a', [listed('x'), listed('x', {}, 'again'), listed('y')]);
    await storeList(store, 'list:b', [listed('z')]);
    const found = await findReported(store, ['text:z', key, 'text:none', key]);
    expect([...found].sort()).toEqual([key, 'text:z']);
    expect([...(await findReported(store, []))]).toEqual([]);
  });

  test('is not told of a key that has the hash of another’s by chance, or because it was made so', async () => {
    await storeList(store, 'list:a', [listed('y')]);
    await store.write(async (transaction) => {
      const proofs = transaction.objectStore('proofs');
      for (const id of await proofs.getAllKeys()) {
        const piece = (await proofs.get(id)) ?? expect.fail();
        await proofs.put({ ...piece, proof: proveTexts(['another']) }, id);
      }
    });
    expect([...(await findReported(store, ['text:y']))]).toEqual([]);
  });

  test('is told of lists that an earlier version stored, alone and beside newer ones', async () => {
    await storeList(store, 'list:a', [listed('x')]);
    await forgetProofs();
    expect([...(await findReported(store, [key, 'text:y']))]).toEqual([key]);
    await storeList(store, 'list:b', [listed('y')]);
    expect([...(await findReported(store, [key, 'text:y']))].sort()).toEqual([key, 'text:y']);
  });

  test('is the same as what is found in the reports themselves, of few and of many', async () => {
    const texts = Array.from({ length: 9000 }, (_, n) => `many ${n}`);
    await storeList(
      store,
      'list:a',
      texts.filter((_, n) => n % 2 === 0).map((text) => listed(text)),
    );
    const [row] = [...(await store.memory.segments()).values()];
    expect(row?.pieces).toBe(2);
    const keys = texts.map((text) => `text:${text}`);
    const found = await findReported(store, keys);
    expect([...found].sort()).toEqual([...(await findReports(store, keys)).keys()].sort());
    expect(found.size).toBe(4500);
  });

  test.each([
    ['keep their proofs', false],
    ['do without where one of them has none', true],
  ])('is told of segments that were merged, which %s', async (_, isOld) => {
    await storeList(store, 'list:a', [listed('x'), listed('y')]);
    if (isOld) await forgetProofs();
    const rows = [...(await store.memory.segments()).values()];
    const origin = { sourceId: 'list:a', generation: rows[0]?.generation ?? '' } as const;
    await store.write(async (transaction, changes) => {
      const { packSegment } = await import('@/lib/reports/pack-segment');
      const { addSegment } = await import('@/lib/reports/segment-store');
      await addSegment(transaction, changes, { ...origin, level: 0 }, packSegment([listed('z')]));
    });
    await mergeSmall(store, origin, async () => true, true);
    const merged = [...(await store.memory.segments()).values()];
    expect(merged.map(({ rows: count, pieces }) => [count, pieces])).toEqual([
      [3, isOld ? undefined : 1],
    ]);
    const found = await findReported(store, [key, 'text:y', 'text:z', 'text:none']);
    expect([...found].sort()).toEqual([key, 'text:y', 'text:z']);
  });
});

test('a proof is the beginning of the SHA-256 of a text, each of whose characters counts', () => {
  const { hi, lo } = proveTexts(['abc']);
  // FIPS 180-4's first example.
  expect([hi[0], lo[0]]).toEqual([0xba7816bf, 0x8f01cfea]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const bytes = Array.from({ length: text.length }, (_, at) => {
        const unit = text.charCodeAt(at);
        return unit < 128 ? [unit] : [128, unit >> 8, unit & 255];
      });
      const view = new DataView(sha256(Uint8Array.from(bytes.flat())).buffer);
      const made = proveTexts(['', text]);
      expect([made.hi[1], made.lo[1]]).toEqual([view.getUint32(0), view.getUint32(4)]);
    }),
  );
});
