// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { nearParts } from '@/lib/page/near-parts';

afterEach(() => vi.unstubAllEnvs());

const boxes = new WeakMap<Element, () => DOMRect>();
Element.prototype.getBoundingClientRect = function box() {
  return boxes.get(this)?.() ?? new DOMRect();
};

/** jsdom lays nothing out, so each row says itself where it stands. */
function tableOf(
  rows: number,
  rowHeight: number,
  hidden: (row: number) => boolean = () => false,
  lineOf = (row: number) => row,
) {
  let measured = 0;
  const table = document.createElement('div');
  for (let index = 0; index < rows; index++) {
    const row = document.createElement('p');
    row.id = String(index);
    const box = hidden(index)
      ? new DOMRect()
      : new DOMRect(0, lineOf(index) * rowHeight, 100, rowHeight);
    boxes.set(row, () => {
      measured++;
      return box;
    });
    row.getClientRects = () => (hidden(index) ? [] : [box]) as unknown as DOMRectList;
    table.append(row);
  }
  return { table, measured: () => measured };
}

const ids = (parts: Iterable<Node>) =>
  [...parts].flatMap((part) => (part instanceof Element ? [Number(part.id)] : []));

test('only rows between the two heights, of which few others are measured', () => {
  const { table, measured } = tableOf(5000, 20);
  expect(ids(nearParts(table, 40_000, 40_100))).toEqual([1999, 2000, 2001, 2002, 2003, 2004, 2005]);
  expect(measured()).toBeLessThan(60);
});

test('of rows that stand in any order those between the two heights, too', () => {
  // 37 and 5000 have no divisor in common.
  const { table } = tableOf(5000, 20, undefined, (row) => (row * 37) % 5000);
  const lines = ids(nearParts(table, 40_000, 40_100)).map((row) => (row * 37) % 5000);
  expect(lines.sort()).toEqual([1999, 2000, 2001, 2002, 2003, 2004, 2005]);
});

test('rows that the page hides do not lead astray', () => {
  const { table } = tableOf(5000, 20, (row) => row % 7 !== 0);
  const shown = ids(nearParts(table, 40_000, 40_300)).filter((row) => row % 7 === 0);
  expect(shown).toEqual([2002, 2009]);
});

test('an element that reaches beyond is divided, its texts included', () => {
  const { table, middle } = tableAround(5000);
  middle.append('before', inside(30), 'after', inside(4000));
  expect(written(table)).toEqual(['0', 'before', '30', 'after', '2']);
});

test('a form with a field that is called as its children is taken as a whole', () => {
  const { table, middle: form } = tableAround(5000);
  form.append('before', inside(30), 'after');
  // As in Chromium.
  Object.defineProperty(form, 'children', { value: document.createElement('input') });
  expect(written(table)).toEqual(['0', 'before', '30', 'after', '2']);
});

test('a form with a field before it that is called what comes next does not lead back', () => {
  const { table, middle: form } = tableAround(30);
  const field = inside(30);
  form.before(field);
  vi.stubEnv('FIREFOX', '');
  let asked = 0;
  Object.defineProperty(form, 'nextSibling', {
    get() {
      if (++asked > 9) throw new Error('It would be asked without end.');
      return field;
    },
  });
  expect(written(table)).toEqual(['0', '30', '1', '2']);
});

test('what is out of the flow is found in a box without a height that stands elsewhere', () => {
  const { table } = tableOf(3, 2000);
  const portal = table.children[2];
  if (!portal) throw new Error('no row');
  boxes.set(portal, () => new DOMRect(0, 4000, 100, 0));
  portal.append(inside(30));
  expect(ids(nearParts(table, 0, 100))).toEqual([0, 30]);
});

/** A table of three rows, of which the one in the middle is so high. */
function tableAround(height: number): { table: Element; middle: Element } {
  const { table } = tableOf(3, 20);
  const middle = table.children[1];
  if (!middle) throw new Error('no row');
  boxes.set(middle, () => new DOMRect(0, 20, 100, height));
  return { table, middle };
}

/** What is near in the first 100 pixels: elements by their id, texts as they are. */
function written(table: Element): string[] {
  return [...nearParts(table, 0, 100)].map((part) =>
    part instanceof Element ? part.id : part.data,
  );
}

function inside(top: number): Element {
  const part = document.createElement('p');
  part.id = String(top);
  boxes.set(part, () => new DOMRect(0, top, 100, 20));
  return part;
}
