import { describe, expect, test } from 'vitest';
import {
  firstEntry,
  joinNumbers,
  joinTexts,
  pick16,
  pick32,
  splitTexts,
} from '@/lib/reports/columns';
import { fc } from '@/test/unit/fc';

/** As they come: no address and no mark has a line break in it. */
const texts = fc.array(
  fc.string().map((text) => text.replaceAll('\n', ' ')),
  { maxLength: 40 },
);

describe('texts in a column', () => {
  test('stand one a line, with where each ends', () => {
    expect(joinTexts(['a', '', 'bcd'])).toEqual({
      text: 'a\n\nbcd',
      ends: Uint32Array.of(1, 2, 6),
    });
    expect(joinTexts([])).toEqual({ text: '', ends: new Uint32Array(0) });
  });

  test('are what was put in', () => {
    fc.assert(
      fc.property(texts, (all) => {
        expect(splitTexts(joinTexts(all))).toEqual(all);
      }),
    );
  });

  test('each have the places of all of their characters', () => {
    fc.assert(
      fc.property(texts, (all) => {
        const { text, ends } = joinTexts(all);
        const rows = Array.from(text, (_, place) => firstEntry(ends, place));
        const lines = text.split('\n').flatMap((line, row) => Array(line.length + 1).fill(row));
        expect(rows).toEqual(lines.slice(0, text.length));
      }),
    );
  });
});

describe('numbers in columns', () => {
  test('are joined in their order, whatever their width', () => {
    const columns = [
      Uint16Array.of(1, 2),
      new Uint32Array(0),
      Uint32Array.of(70_000),
      Uint16Array.of(3),
    ];
    expect(joinNumbers(columns)).toEqual(Uint32Array.of(1, 2, 70_000, 3));
    expect(joinNumbers([])).toEqual(new Uint32Array(0));
  });

  test('are picked in the order that is asked for', () => {
    const order = Uint32Array.of(2, 0, 2, 1);
    expect(pick32(Uint32Array.of(70_000, 8, 9), order)).toEqual(Uint32Array.of(9, 70_000, 9, 8));
    expect(pick16([7, 8, 9], order)).toEqual(Uint16Array.of(9, 7, 9, 8));
  });
});
