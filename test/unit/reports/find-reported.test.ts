import { sha256 } from '@noble/hashes/sha2.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { findReported } from '@/lib/reports/find-reported';
import { findReports } from '@/lib/reports/find-reports';
import { mergeSmall } from '@/lib/reports/merge-small';
import { packSegment } from '@/lib/reports/pack-segment';
import { proveTexts } from '@/lib/reports/proof';
import type { StoredReport } from '@/lib/reports/record';
import type { ReportStore } from '@/lib/reports/report-store';
import { addSegment } from '@/lib/reports/segment-store';
import { fc } from '@/test/unit/fc';
import { newStore } from './new-store';
import { listed, storeList } from './stored-lists';

const key = 'text:x';
let store: ReportStore;

beforeEach(async () => {
  store = await newStore();
});

/** A list whose segment is full: small ones have no proofs in the store. */
function many(name: string, count = 13_000): StoredReport[] {
  return Array.from({ length: count }, (_, n) => listed(`${name} ${n}`));
}

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

async function piecesOfAll(): Promise<unknown[]> {
  return [...(await store.memory.segments()).values()].map(({ rows, pieces }) => [rows, pieces]);
}

function storedPieces(): Promise<number> {
  return store.read((transaction) => transaction.objectStore('proofs').count());
}

describe('which accounts are reported', () => {
  test('is told of each key once, of all lists, whatever else is asked for', async () => {
    await storeList(store, 'list:a', [listed('x'), listed('x', {}, 'again'), listed('y')]);
    await storeList(store, 'list:b', [...many('b'), listed('z')]);
    const found = await findReported(store, ['text:z', key, 'text:none', key]);
    expect([...found].sort()).toEqual([key, 'text:z']);
    expect([...(await findReported(store, []))]).toEqual([]);
  });

  test('is not told of a key that has the hash of another’s by chance, or because it was made so', async () => {
    await storeList(store, 'list:a', many('a'));
    expect([...(await findReported(store, ['text:a 7']))]).toEqual(['text:a 7']);
    await store.write(async (transaction) => {
      const proofs = transaction.objectStore('proofs');
      for (const id of await proofs.getAllKeys()) {
        const piece = (await proofs.get(id)) ?? expect.fail();
        const others = proveTexts(Array.from(piece.his, (_, at) => `another ${at}`));
        await proofs.put({ ...piece, proof: others }, id);
      }
    });
    expect([...(await findReported(store, ['text:a 7']))]).toEqual([]);
  });

  test('is read in one transaction, however many of them there are', async () => {
    await storeList(store, 'list:a', many('a'));
    let transactions = 0;
    const counted: ReportStore = {
      ...store,
      read(work) {
        transactions++;
        return store.read(work);
      },
    };
    const keys = Array.from({ length: 100 }, (_, n) => `text:a ${n}`);
    expect([...(await findReported(counted, keys))]).toEqual(keys);
    expect(transactions).toBe(1);
    await findReported(counted, ['text:b 7']);
    expect(transactions).toBe(1);
  });

  test('is told of lists that an earlier version stored', async () => {
    await storeList(store, 'list:a', many('a'));
    await forgetProofs();
    expect([...(await findReported(store, ['text:a 12', 'text:b 12']))]).toEqual(['text:a 12']);
  });

  test('is told of a list that is replaced while it is looked up in, by what is there then', async () => {
    await storeList(store, 'list:a', many('a'));
    const looking = findReported(store, ['text:a 7', 'text:b 7']);
    await storeList(store, 'list:a', many('b'));
    expect(['text:a 7', 'text:b 7']).toContain([...(await looking)].join());
    expect([...(await findReported(store, ['text:a 7', 'text:b 7']))]).toEqual(['text:b 7']);
    expect(await storedPieces()).toBe(4);
  });

  test('is the same as what is found in the reports themselves', async () => {
    const all = many('a', 26_000);
    await storeList(
      store,
      'list:a',
      all.filter((_, n) => n % 2 === 0),
    );
    expect(await piecesOfAll()).toEqual([[13_000, 4]]);
    const keys = all.flatMap((one) => one.keys);
    const found = await findReported(store, keys);
    expect([...found].sort()).toEqual([...(await findReports(store, keys)).keys()].sort());
    expect(found.size).toBe(13_000);
  });

  test.each([
    ['keep their proofs', false, 4],
    ['do without where the background died since', true, undefined],
  ])('is told of segments that were merged, which %s', async (_, isForgotten, pieces) => {
    await storeList(store, 'list:a', many('a', 7000));
    if (isForgotten) store.memory.forget();
    const [row] = [...(await store.memory.segments()).values()];
    const origin = { sourceId: 'list:a', generation: row?.generation ?? '' } as const;
    await store.write((transaction, changes) =>
      addSegment(transaction, changes, { ...origin, level: 0 }, packSegment(many('b', 7000))),
    );
    await mergeSmall(store, origin, async () => true, true);
    expect(await piecesOfAll()).toEqual([[14_000, pieces]]);
    expect(await storedPieces()).toBe(pieces ?? 0);
    const found = await findReported(store, ['text:a 6', 'text:b 6', 'text:c 6']);
    expect([...found].sort()).toEqual(['text:a 6', 'text:b 6']);
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
