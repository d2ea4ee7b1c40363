import { describe, expect, test } from 'vitest';
import { mayHold } from '@/lib/reports/fuse-filter';
import { packRecords } from '@/lib/reports/pack-records';
import { mergeSegments, packSegment } from '@/lib/reports/pack-segment';
import { reportId, type StoredReport } from '@/lib/reports/record';
import { nameOnce } from '@/lib/reports/record-names';
import { reportAt, rowsOfHash, type Segment } from '@/lib/reports/segment';
import { hashTexts } from '@/lib/reports/text-hash';
import { fc } from '@/test/unit/fc';
import { listed } from './stored-lists';

// The upper halves of the hashes of their keys are equal by chance.
const alike = ['66215', '67499'];
/** Fits networks on which it is four different accounts. */
const manifold = 'AST9CekEhDWuxHPynRmeyjg5biNFSijvb3';
const latest = 0xffff_ffff * 1000;

/** What each address is takes long to be read, so that it is read once. */
const known = [...alike, manifold, 'x', '', `0x${'a'.repeat(40)}`].flatMap((address) =>
  ([null, 'ethereum', 'ark'] as const).map((networkId) => listed(address, { networkId })),
);

/** Reports as lists have them: addresses, networks and notes come again. */
const reports = fc.array(
  fc
    .record({
      one: fc.constantFrom(...known),
      network: fc.constantFrom('', 'ETH', 'USDT'),
      count: fc.option(fc.nat({ max: 3 })),
      lastReported: fc.option(fc.nat({ max: 4 }).map((n) => n * 1000 + 1000)),
      note: fc.constantFrom({}, { label: 'a' }, { link: 'b' }, { label: 'a', link: 'b' }),
      mark: fc.stringMatching(/^[a-z]{0,3}$/),
    })
    .map(({ one, note, mark, ...said }) => {
      const report = { ...one.report, ...said, ...note };
      return {
        ...one,
        mark,
        report: { ...report, id: reportId(mark, said.network, report.address) },
      };
    }),
  { maxLength: 30 },
);

function rowsOf({ rows, marks }: Segment) {
  return Array.from(rows.dates, (_, row) => reportAt('list:a', { rows, marks }, row));
}

/** What is to be read back: newest first, those without a date last, equal ones as they came. */
function newestFirst(all: readonly StoredReport[]) {
  return all
    .map(({ report }) => report)
    .toSorted((a, b) => (b.lastReported ?? 0) - (a.lastReported ?? 0));
}

/** The ids of the reports that a key leads to. */
function idsOf(segment: Segment, key: string, all = rowsOf(segment)): string[] {
  const { hi, lo } = hashTexts([key]);
  const [upper = 0, lower = 0] = [hi[0], lo[0]];
  if (!mayHold(segment.filter, upper, lower)) return [];
  return rowsOfHash(segment.table, upper, lower).map((row) => all[row]?.id ?? '');
}

function expectHeld(segment: Segment, all: readonly StoredReport[]): void {
  const rows = rowsOf(segment);
  expect(rows).toStrictEqual(newestFirst(all));
  for (const key of new Set(all.flatMap(({ keys }) => keys))) {
    const own = all.filter(({ keys }) => keys.includes(key)).map(({ report }) => report.id);
    expect(idsOf(segment, key, rows).sort()).toEqual(own.sort());
  }
  const ids = hashTexts(newestFirst(all).map(({ id }) => id));
  expect(segment.table.ids).toEqual(ids);
}

describe('a segment', () => {
  test('gives back what was packed, by its row and by each of its keys', () => {
    fc.assert(fc.property(reports, (all) => expectHeld(packSegment(all), all)));
  });

  test('that was merged of several gives back what is in all of them', () => {
    fc.assert(
      fc.property(fc.array(reports, { maxLength: 4 }), (parts) => {
        expectHeld(mergeSegments(parts.map((part) => packSegment(part))), parts.flat());
      }),
    );
  });

  test('is the same where the names of its records were handed over', () => {
    fc.assert(
      fc.property(reports, (all) => {
        const { unique, names } = nameOnce(all);
        expect(packSegment(unique, names)).toEqual(packSegment(unique));
      }),
    );
  });

  test('keeps apart two accounts whose hashes are half the same', () => {
    const all = [...alike, ...alike].map((address, n) => listed(address, {}, `${n}`));
    const segment = packSegment(all);
    expectHeld(segment, all);
    expect(alike.map((address) => idsOf(segment, `text:${address}`).length)).toEqual([2, 2]);
  });

  test('keeps what many reports have in common once, though it was merged', () => {
    const said = { networkId: 'ark', network: 'ARK', label: 'A theft' } as const;
    const part = packSegment(['a', 'b', 'c'].map((address) => listed(address, said)));
    for (const { rows } of [part, mergeSegments([part, part])]) {
      expect(rows.kindList).toEqual([{ networkId: 'ark', network: 'ARK', networks: ['ark'] }]);
      expect(rows.noteList).toEqual([{ label: 'A theft' }]);
    }
  });

  test('shows reports of one unknown network under the networks that each of them fits', () => {
    const { rows } = packSegment(
      [manifold, 'x', `0x${'a'.repeat(40)}`].map((address) => listed(address, { network: 'USDT' })),
    );
    const firsts = Array.from(rows.kinds, (kind) => rows.kindList[kind]?.networks[0]);
    expect(firsts).toEqual(['neo', undefined, 'ethereum']);
  });

  test.each([
    ['no date', null, null],
    ['the start of 1970', 0, 1000],
    ['before 1970', -5000, 1000],
    ['within a second', 61_999, 61_000],
    ['the last second that fits', latest, latest],
    ['after that', latest + 5000, latest],
  ])('keeps dates to the second: %s', (_, lastReported, kept) => {
    const [read] = rowsOf(packSegment([listed('x', { lastReported })]));
    expect(read?.lastReported).toBe(kept);
  });

  test.each([
    [null, null],
    [0, 0],
    [0xffff_fffe, 0xffff_fffe],
    [0xffff_ffff, 0xffff_fffe],
    [1e12, 0xffff_fffe],
  ])('keeps a number of reports: %s as %s', (count, kept) => {
    expect(rowsOf(packSegment([listed('x', { count })]))[0]?.count).toBe(kept);
  });
});

/** Many reports, made without a look at what they are of. */
function many(count: number): StoredReport[] {
  const { report } = listed('x');
  return Array.from({ length: count }, (_, n) => ({
    report: { ...report, address: `${n}`, id: `${n}` },
    ...{ mark: '', keys: [`text:${n}`], networks: [] },
  }));
}

describe('reports as many as', () => {
  test('a segment has rows fit into one', () => {
    const { rows, table } = packSegment(many(65_535));
    expect([rows.dates.length, table.rows.length]).toEqual([65_535, 65_535]);
  });

  test('one more do not', () => {
    expect(() => packSegment(many(65_536))).toThrow('65536 reports do not fit in a segment.');
  });

  test.each([
    [0, []],
    [1, [1]],
    [24_000, [24_000]],
    [24_001, [24_000, 1]],
    [48_000, [24_000, 24_000]],
  ])('%i take as many segments as they need', (count, sizes) => {
    const segments = packRecords(many(count));
    expect(segments.map(({ rows }) => rows.dates.length)).toEqual(sizes);
    const addresses = segments.flatMap(({ rows }) => rows.addresses.text.split('\n'));
    expect(addresses).toEqual(many(count).map(({ report }) => report.address));
  });
});
