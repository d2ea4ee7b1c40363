import { describe, expect, test } from 'vitest';
import {
  barHeight,
  lastTop,
  type Rows,
  rowsIn,
  scrolledTop,
  scrollOfTop,
  tallest,
  topOfScroll,
  topToSee,
} from '@/components/row-window';

const few: Rows = { total: 100, rowHeight: 56, viewHeight: 560 };
const million: Rows = { ...few, total: 1_000_000 };

describe('a list that the browser can hold', () => {
  test('is as tall as its rows, and the bar is at its place', () => {
    expect(barHeight(few)).toBe(5600);
    expect(topOfScroll(1234, few)).toBe(1234);
    expect(scrollOfTop(1234, few)).toBe(1234);
    expect(lastTop(few)).toBe(5040);
  });

  test('draws the rows in view and the one that is cut', () => {
    expect(rowsIn(0, few)).toEqual({ first: 0, count: 11 });
    expect(rowsIn(100, few)).toEqual({ first: 1, count: 11 });
    expect(rowsIn(5040, few)).toEqual({ first: 90, count: 10 });
    expect(rowsIn(0, { ...few, total: 3 })).toEqual({ first: 0, count: 3 });
    expect(rowsIn(0, { ...few, total: 0 })).toEqual({ first: 0, count: 0 });
  });
});

describe('a million rows', () => {
  test('are no taller than a browser can hold', () => {
    expect(barHeight(million)).toBe(tallest);
  });

  test('the bar reaches the first and the last', () => {
    const end = tallest - million.viewHeight;
    expect(topOfScroll(0, million)).toBe(0);
    expect(topOfScroll(end, million)).toBe(lastTop(million));
    expect(rowsIn(topOfScroll(end, million), million)).toEqual({ first: 999_990, count: 10 });
  });

  test.each([0, 199_999, 200_001, 28_000_000, 55_799_000, 55_999_440])(
    'the bar stands where the place %d in the list is',
    (top) => {
      expect(topOfScroll(scrollOfTop(top, million), million)).toBeCloseTo(top, 5);
    },
  );

  test('the wheel moves the list by as much as the bar, so that no row is skipped', () => {
    expect(scrolledTop(28_000_000, 3_000_000, 3_000_100, million)).toBe(28_000_100);
    expect(scrolledTop(28_000_000, 3_000_000, 2_999_900, million)).toBe(27_999_900);
  });

  test('the dragged bar moves the list to its place', () => {
    expect(scrolledTop(0, 0, tallest - million.viewHeight, million)).toBe(lastTop(million));
    expect(Math.round(scrolledTop(0, 0, (tallest - million.viewHeight) / 2, million))).toBe(
      lastTop(million) / 2,
    );
  });

  test('the list ends at its ends', () => {
    expect(scrolledTop(50, 100, 0, million)).toBe(0);
    expect(scrolledTop(lastTop(million) - 50, 100, 200, million)).toBe(lastTop(million));
  });
});

test.each([
  // row, top, and the place where it is seen whole
  [0, 1000, 0],
  [18, 1000, 1000],
  [17, 1000, 952],
  [30, 1000, 1176],
  [99, 1000, 5040],
])('row %d seen from %d: the list goes to %d', (row, top, place) => {
  expect(topToSee(row, top, few)).toBe(place);
});
