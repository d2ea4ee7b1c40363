// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { elementsNear } from '@/lib/page/elements-near';

/** jsdom lays nothing out, so each row says itself where it stands. */
function tableOf(rows: number, rowHeight: number, hidden: (row: number) => boolean = () => false) {
  let measured = 0;
  const table = document.createElement('div');
  for (let index = 0; index < rows; index++) {
    const row = document.createElement('p');
    row.id = String(index);
    const box = hidden(index) ? new DOMRect() : new DOMRect(0, index * rowHeight, 100, rowHeight);
    row.getBoundingClientRect = () => {
      measured++;
      return box;
    };
    row.getClientRects = () => (hidden(index) ? [] : [box]) as unknown as DOMRectList;
    table.append(row);
  }
  return { table, measured: () => measured };
}

const ids = (elements: Iterable<Element>) => [...elements].slice(1).map(({ id }) => Number(id));

test('only rows between the two heights, of which few others are measured', () => {
  const { table, measured } = tableOf(5000, 20);
  expect(ids(elementsNear(table, 40_000, 40_100))).toEqual([
    1999, 2000, 2001, 2002, 2003, 2004, 2005,
  ]);
  expect(measured()).toBeLessThan(30);
});

test('rows that the page hides do not lead astray', () => {
  const { table } = tableOf(5000, 20, (row) => row % 7 !== 0);
  expect(ids(elementsNear(table, 40_000, 40_300))).toEqual([2002, 2009]);
});

test('open shadow trees are entered', () => {
  const { table } = tableOf(3, 20);
  const host = table.children[1];
  const inside = document.createElement('p');
  inside.id = '9';
  inside.getBoundingClientRect = () => new DOMRect(0, 20, 100, 20);
  host?.attachShadow({ mode: 'open' }).append(inside);
  expect(ids(elementsNear(table, 0, 1000))).toEqual([0, 1, 9, 2]);
});
