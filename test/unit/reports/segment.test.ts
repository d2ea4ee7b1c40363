import { describe, expect, test } from 'vitest';
import { type HashTable, type Kind, reportAt, rowsOfHash } from '@/lib/reports/segment';
import { fc } from '@/test/unit/fc';

/** A table of entries: the upper and the lower half of a hash, and a row. */
function tableOf(entries: [number, number, number][]): HashTable {
  return {
    hi: Uint32Array.from(entries, ([hi]) => hi),
    lo: Uint32Array.from(entries, ([, lo]) => lo),
    rows: Uint16Array.from(entries, ([, , row]) => row),
    ids: { hi: new Uint32Array(0), lo: new Uint32Array(0) },
  };
}

describe('the rows of a hash', () => {
  test('are those where both halves are the same', () => {
    const table = tableOf([
      [2, 1, 7],
      [5, 9, 0],
      [5, 1, 4],
      [5, 9, 2],
      [0xffff_ffff, 9, 5],
    ]);
    expect(rowsOfHash(table, 5, 9)).toEqual([0, 2]);
    expect(rowsOfHash(table, 2, 1)).toEqual([7]);
    expect(rowsOfHash(table, 0xffff_ffff, 9)).toEqual([5]);
    for (const upper of [0, 3, 6]) expect(rowsOfHash(table, upper, 9)).toEqual([]);
  });

  test('are found wherever they stand', () => {
    const half = fc.nat({ max: 5 });
    fc.assert(
      fc.property(fc.array(fc.tuple(half, half)), half, half, (keys, hi, lo) => {
        const entries = keys
          .sort(([a], [b]) => a - b)
          .map(([upper, lower], row): [number, number, number] => [upper, lower, row]);
        const wanted = entries.filter(([upper, lower]) => upper === hi && lower === lo);
        expect(rowsOfHash(tableOf(entries), hi, lo)).toEqual(wanted.map(([, , row]) => row));
      }),
    );
  });
});

test('the report of a row says what its columns say, and nothing where they say nothing', () => {
  const kindList: Kind[] = [
    { networkId: null, network: '', networks: [] },
    { networkId: 'bitcoin', network: 'BTC', networks: ['bitcoin'] },
  ];
  const parts = {
    rows: {
      addresses: { text: 'one\ntwo', ends: Uint32Array.of(3, 7) },
      dates: Uint32Array.of(1_800_000_000, 0),
      counts: Uint32Array.of(3, 0xffff_ffff),
      kinds: Uint16Array.of(1, 0),
      kindList,
      notes: Uint16Array.of(1, 0),
      noteList: [{}, { label: 'A theft', link: 'https://a.example' }],
    },
    marks: { text: 'm1\n', ends: Uint32Array.of(2, 3) },
  };
  expect([0, 1].map((row) => reportAt('service', parts, row))).toStrictEqual([
    {
      id: '["m1","BTC","one"]',
      sourceId: 'service',
      address: 'one',
      networkId: 'bitcoin',
      network: 'BTC',
      count: 3,
      lastReported: 1_800_000_000_000,
      label: 'A theft',
      link: 'https://a.example',
    },
    {
      id: '["","","two"]',
      sourceId: 'service',
      address: 'two',
      networkId: null,
      network: '',
      count: null,
      lastReported: null,
    },
  ]);
});
