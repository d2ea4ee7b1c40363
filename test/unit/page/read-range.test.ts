// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Found } from '@/lib/page/place';
import { readRange } from '@/lib/page/read-range';
import { walk } from '@/lib/page/walk';

// BIP-173.
const segwit = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

test('a page is read to its end although a text in it changes all the time', () => {
  document.body.innerHTML = `<p>0</p>${`<p>${segwit}</p>`.repeat(500)}`;
  const clock = document.querySelector('p');
  const read = new Set<Text>();
  let changes = 0;
  const reader = { onText: (node: Text) => read.add(node), changes: () => changes };
  for (const _ of walk(document, reader)) {
    changes++;
    clock?.replaceChildren(`${'tick '.repeat(changes)}`);
  }
  expect(read.size).toBe(500);
});

test('a text of many addresses, and what stands behind it, is read although something beside it changes all the time', () => {
  const list = Array.from({ length: 3000 }, (_, index) => `0x${String(index).padStart(40, '0')}`);
  document.body.innerHTML = `<pre>${list.join('\n')}</pre><p>0</p><p>${segwit}</p>`;
  const [clock] = document.querySelectorAll('p');
  const told = new Map<Text, string[]>();
  let changes = 0;
  const reader = {
    onText: (node: Text, found: Found[], from: number, isMore: boolean) => {
      const known = told.get(node) ?? [];
      const rest = isMore ? known.slice(from + found.length) : [];
      const now = found.map(({ address }) => address);
      told.set(node, [...known.slice(0, from), ...now, ...rest]);
    },
    changes: () => changes,
  };
  for (const _ of walk(document, reader)) {
    changes++;
    clock?.replaceChildren(`${'tick '.repeat(changes % 7)}`);
  }
  expect([...told.values()]).toEqual([list, [segwit]]);
});

test('nothing is told twice or missed where a part is taken away while it is read', () => {
  document.body.innerHTML = `<p>${segwit}</p>`.repeat(300);
  const read: Text[] = [];
  let changes = 0;
  const reader = { onText: (node: Text) => read.push(node), changes: () => changes };
  for (const _ of walk(document, reader)) {
    changes++;
    read.at(-1)?.parentElement?.remove();
  }
  const left = [...document.querySelectorAll('p')].map(({ firstChild }) => firstChild);
  expect(left.length).toBeGreaterThan(250);
  expect(left.filter((node) => read.filter((one) => one === node).length !== 1)).toEqual([]);
});

test('cells without a blank between them are read a few at a time, wherever such a part of them ends', () => {
  const cells = Array.from({ length: 1000 }, (_, index) => {
    const account = `0x${String(index).padStart(40, '0')}`;
    return [account, account, segwit, account, `${account}0123456789abcdef01234567`];
  }).flat();
  document.body.innerHTML = `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</table>`;
  const read: string[] = [];
  const steps: number[] = [];
  const reader = {
    onText: (_: Text, found: Found[]) => read.push(found.map(({ address }) => address).join()),
    changes: () => 0,
  };
  for (const _ of walk(document, reader)) steps.push(read.length);
  steps.push(read.length);
  expect(read).toEqual(cells);
  expect(Math.max(...steps.map((step, index) => step - (steps[index - 1] ?? 0)))).toBeLessThan(64);
});

test('of one text that holds very many, a bounded number is told at a time', () => {
  document.body.innerHTML = `<pre>${`${segwit}\n`.repeat(1024)}</pre><p>${segwit}</p>`;
  const told: [count: number, from: number, isMore: boolean][] = [];
  const reader = {
    onText: (_: Text, found: Found[], from: number, isMore: boolean) =>
      told.push([found.length, from, isMore]),
    changes: () => 0,
  };
  expect([...walk(document, reader)].length).toBeGreaterThan(30);
  expect(told).toEqual([
    [512, 0, true],
    [512, 512, true],
    [0, 1024, false],
    [1, 0, false],
  ]);
});

test.each([
  ['many runs', `<p>${segwit}</p>`.repeat(300)],
  ['one run', `<td>${segwit}</td>`.repeat(300)],
])('all of %s is read where the page puts the same text into other nodes meanwhile', (_, html) => {
  const table = document.createElement('table');
  document.body.replaceChildren(table);
  const fill = () => {
    table.innerHTML = html;
  };
  fill();
  const read = new Set<Text>();
  let changes = 0;
  let steps = 0;
  const reader = { onText: (node: Text) => read.add(node), changes: () => changes };
  for (const _ of walk(document, reader)) {
    if (++steps !== 3) continue;
    changes++;
    fill();
  }
  expect(steps).toBeGreaterThan(3);
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const missed: Node[] = [];
  while (walker.nextNode())
    if (!read.has(walker.currentNode as Text)) missed.push(walker.currentNode);
  expect(missed).toEqual([]);
});

test('a part that begins in the last field of a form is read to its end, although the field is called what the form stands in', () => {
  document.body.innerHTML = '<form><input></form>';
  const [form] = document.forms;
  const field = document.querySelector('input');
  if (!form || !field) throw new Error('no form');
  // As in Chromium.
  let asked = 0;
  Object.defineProperty(form, 'parentNode', {
    get() {
      if (++asked > 9) throw new Error('It would be asked without end.');
      return field;
    },
  });
  const range = new Range();
  range.setStart(field, 0);
  expect([...readRange(range, { onText: () => {}, changes: () => 0 })]).toEqual([]);
});
