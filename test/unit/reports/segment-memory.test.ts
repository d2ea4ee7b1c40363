import { beforeEach, describe, expect, test } from 'vitest';
import type { Directory } from '@/lib/reports/directory';
import { packSegment } from '@/lib/reports/pack-segment';
import type { SegmentRow, SourceRow } from '@/lib/reports/report-schema';
import { noChanges, segmentMemory } from '@/lib/reports/segment-memory';
import type { SourceState } from '@/lib/verdict/facts';

const empty = packSegment([]);
const segment: SegmentRow = {
  ...{ filter: empty.filter, sourceId: 'service', generation: 'g' },
  ...{ level: 0, rows: 0, newest: 0 },
};
const state: SourceState = {
  ...{ id: 'service', name: 'scams.example', entries: 0, unreadable: 0, updatedAt: null },
  ...{ triedAt: null, error: null, progress: null },
};
const source: SourceRow = {
  ...{ id: 'service', state, checkpoint: null, version: '1' },
  ...{ whole: null, left: null, edition: null },
};

/** What is on the disk: who reads waits until `answer` or `fail`. */
type Reading<T> = { answer: (read: T) => void; fail: () => void };
let directories: Reading<Directory>[];
let sourceLists: Reading<SourceRow[]>[];
let memory: ReturnType<typeof segmentMemory>;

function reads<T>(begun: Reading<T>[]): () => Promise<T> {
  return () =>
    new Promise((resolve, reject) => {
      begun.push({ answer: resolve, fail: () => reject(new Error('unreadable')) });
    });
}

beforeEach(() => {
  directories = [];
  sourceLists = [];
  memory = segmentMemory(reads(directories), reads(sourceLists));
});

function directory(...ids: number[]): Directory {
  return { segments: new Map(ids.map((id) => [id, segment])), sources: [source] };
}

async function idsSeen(): Promise<number[]> {
  return [...(await memory.segments()).keys()];
}

describe('what is known of the segments', () => {
  test('is read once, with the sources', async () => {
    const first = memory.sources();
    const second = memory.segments();
    directories[0]?.answer(directory(1, 2));
    expect(await first).toEqual([source]);
    expect([...(await second).keys()]).toEqual([1, 2]);
    expect(await idsSeen()).toEqual([1, 2]);
    expect([directories.length, sourceLists.length]).toEqual([1, 0]);
  });

  test('follows what is written, and the sources alone are read again, once', async () => {
    const first = memory.segments();
    directories[0]?.answer(directory(1, 2));
    await first;
    await memory.change({ ...noChanges(), added: new Map([[3, segment]]), removed: new Set([1]) });
    expect(await idsSeen()).toEqual([2, 3]);
    const again = [memory.sources(), memory.sources()];
    sourceLists[0]?.answer([]);
    expect(await Promise.all(again)).toEqual([[], []]);
    expect(await memory.sources()).toEqual([]);
    expect([directories.length, sourceLists.length]).toEqual([1, 1]);
  });

  test('is read where something was written before', async () => {
    await memory.change({ ...noChanges(), added: new Map([[3, segment]]), removed: new Set() });
    const reading = memory.segments();
    directories[0]?.answer(directory(3));
    expect([...(await reading).keys()]).toEqual([3]);
  });

  test('is read again once it was forgotten', async () => {
    const first = memory.segments();
    directories[0]?.answer(directory(1));
    await first;
    memory.forget();
    const [sources, segments] = [memory.sources(), memory.segments()];
    directories[1]?.answer({ ...directory(2), sources: [] });
    expect(await sources).toEqual([]);
    expect([...(await segments).keys()]).toEqual([2]);
    expect([directories.length, sourceLists.length]).toEqual([2, 0]);
  });
});

describe('a reading that fails', () => {
  test('of the segments is tried again', async () => {
    const [failing, sources] = [memory.segments(), memory.sources()];
    directories[0]?.fail();
    await expect(failing).rejects.toThrow('unreadable');
    await expect(sources).rejects.toThrow('unreadable');
    const again = memory.sources();
    directories[1]?.answer(directory(1));
    expect(await again).toEqual([source]);
    expect([directories.length, sourceLists.length]).toEqual([2, 0]);
  });

  test('of the sources is tried again, and the segments stay', async () => {
    const first = memory.segments();
    directories[0]?.answer(directory(1));
    await first;
    await memory.change(noChanges());
    const failing = memory.sources();
    sourceLists[0]?.fail();
    await expect(failing).rejects.toThrow('unreadable');
    const again = memory.sources();
    sourceLists[1]?.answer([]);
    expect(await again).toEqual([]);
    expect([directories.length, sourceLists.length]).toEqual([1, 2]);
  });

  test('of the segments takes nothing from one that began after it', async () => {
    const old = memory.segments();
    memory.forget();
    const later = memory.segments();
    directories[0]?.fail();
    await expect(old).rejects.toThrow('unreadable');
    directories[1]?.answer(directory(2));
    await later;
    expect(await idsSeen()).toEqual([2]);
    expect(await memory.sources()).toEqual([source]);
    expect([directories.length, sourceLists.length]).toEqual([2, 0]);
  });

  test('of the sources takes nothing from one that began after it', async () => {
    const first = memory.segments();
    directories[0]?.answer(directory(1));
    await first;
    await memory.change(noChanges());
    const old = memory.sources();
    await memory.change(noChanges());
    const later = memory.sources();
    sourceLists[0]?.fail();
    await expect(old).rejects.toThrow('unreadable');
    sourceLists[1]?.answer([]);
    await later;
    expect(await memory.sources()).toEqual([]);
    expect(sourceLists.length).toBe(2);
  });
});

describe('of the parts of segments', () => {
  const column = (characters: number, rows: number) => ({
    text: 'x'.repeat(characters),
    ends: new Uint32Array(rows),
  });

  test('there are those that were kept, until they are removed or all is forgotten', async () => {
    const caches = [memory.tables, memory.rows, memory.marks, memory.searched];
    const seen = () => caches.map((cache) => [1, 2].filter((id) => cache.get(id)));
    for (const id of [1, 2]) {
      memory.tables.keep(id, empty.table);
      memory.rows.keep(id, empty.rows);
      memory.marks.keep(id, empty.marks);
      memory.searched.keep(id, { ...empty.rows, ...column(1, 1) });
    }
    expect(seen()).toEqual(caches.map(() => [1, 2]));
    await memory.change({ ...noChanges(), added: new Map(), removed: new Set([1]) });
    expect(seen()).toEqual(caches.map(() => [2]));
    memory.forget();
    expect(seen()).toEqual(caches.map(() => []));
  });

  test.each([
    [1_200_000, 1_500_000, true],
    [1_200_001, 1_500_000, false],
    [1_200_000, 1_500_001, false],
  ])('24 MB of tables are kept: %i keys of %i reports', (keys, reports, isKept) => {
    const hashes = (count: number) => ({ hi: new Uint32Array(count), lo: new Uint32Array(0) });
    memory.tables.keep(1, { ...hashes(keys), rows: new Uint16Array(0), ids: hashes(reports) });
    expect(memory.tables.get(1) !== undefined).toBe(isKept);
  });

  test.each([
    ['rows', 8_000_000, 500_000, true],
    ['rows', 8_000_001, 500_000, false],
    ['rows', 8_000_000, 500_001, false],
    ['marks', 4_000_000, 250_000, true],
    ['marks', 4_000_001, 250_000, false],
    ['searched', 40_000_000, 2_500_000, true],
    ['searched', 40_000_001, 2_500_000, false],
  ] as const)(
    'so much text is kept as %s: %i characters in %i rows',
    (name, length, rows, isKept) => {
      const texts = column(length, rows);
      if (name === 'rows') memory.rows.keep(1, { ...empty.rows, addresses: texts });
      else if (name === 'marks') memory.marks.keep(1, texts);
      else memory.searched.keep(1, { ...empty.rows, ...texts });
      expect(memory[name].get(1) !== undefined).toBe(isKept);
    },
  );
});
