// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangeQueue } from '@/lib/page/change-queue';

let queue: ChangeQueue;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="editor" tabindex="0">write</div><p>0</p>';
  // jsdom knows no editors.
  Object.defineProperty(part('editor'), 'isContentEditable', { value: true });
  part('editor').focus();
  queue = new ChangeQueue(() => {});
  queue.observe(document);
});
afterEach(() => {
  queue.stop();
  vi.useRealTimers();
});

function part(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
}

function takeAll(): (Node | undefined)[] {
  const taken: (Node | undefined)[] = [];
  while (!queue.isEmpty) taken.push(queue.takeNode());
  return taken;
}

/** Lets the observer tell, then time pass. */
async function pass(ms: number): Promise<void> {
  await Promise.resolve();
  vi.advanceTimersByTime(ms);
}

test('what is typed comes when the typing has paused, whatever ticks beside it', async () => {
  const typed = document.createTextNode('an address');
  part('editor').append(typed);
  await pass(0);
  for (let ticks = 0; ticks < 2; ticks++) {
    document.querySelector('p')?.replaceChildren(String(ticks));
    await pass(250);
  }
  expect(takeAll()).not.toContain(typed);
  document.querySelector('p')?.replaceChildren('more');
  await pass(250);
  expect(takeAll()).toContain(typed);
});

test('the first of what is typed is told at once, since it may stand in a text that is painted', async () => {
  const told: (boolean | undefined)[] = [];
  const other = new ChangeQueue((isTypingBegun) => told.push(isTypingBegun));
  other.observe(document);
  for (let keys = 0; keys < 3; keys++) {
    part('editor').append('a');
    await pass(0);
  }
  document.querySelector('p')?.append('1');
  await pass(0);
  expect(told).toEqual([true, false, false, false]);
  other.stop();
});

test('what is typed without a pause comes after 3 s', async () => {
  const typed = document.createTextNode('');
  part('editor').append(typed);
  for (let keys = 0; keys < 7; keys++) {
    typed.data += 'a';
    await pass(400);
  }
  expect(takeAll()).toEqual([]);
  typed.data += 'b';
  await pass(400);
  expect(takeAll()).toEqual([typed]);
});

test('more changes in an editor than can be kept have the page read again', async () => {
  queue.clear();
  expect(queue.overflown).toBe(false);
  part('editor').append(...Array.from({ length: 2001 }, (_, index) => `${index}`));
  await pass(0);
  expect(queue.overflown).toBe(true);
  await pass(3000);
  expect(takeAll()).toEqual([]);
});

test.each(['href', 'title', 'value', 'aria-label', 'data-address', 'data-full'])(
  'the text of an element comes when its %s changes',
  async (name) => {
    const element = document.querySelector('p');
    element?.setAttribute(name, 'new');
    await pass(0);
    expect(takeAll()).toEqual([element?.firstChild]);
  },
);

test('the text beside a button comes when what the button copies changes', async () => {
  document.body.innerHTML = '<p>text <button>Copy</button></p><p><button id="icon"></button></p>';
  const texts = document.querySelector('p')?.childNodes;
  await pass(0);
  takeAll();
  for (const button of document.querySelectorAll('button')) button.dataset['clipboardText'] = '1';
  await pass(0);
  const copy = document.querySelector('button')?.firstChild;
  expect(takeAll()).toEqual([texts?.[0], copy, part('icon').parentNode]);
});

test('a field comes when its value changes otherwise than by typing; a progress bar never', async () => {
  document.body.innerHTML = '<input id="typed"><input id="set"><progress></progress>';
  part('typed').focus();
  await pass(0);
  takeAll();
  for (const element of document.body.children) element.setAttribute('value', '1');
  await pass(0);
  expect(takeAll()).toEqual([part('set')]);
});

test('a row that is built in its place comes once, with all that stands in it; what comes into it after it was taken comes by itself', async () => {
  const body = document.body.appendChild(document.createElement('table')).createTBody();
  await pass(0);
  takeAll();
  const row = body.insertRow();
  for (const text of ['1', '2']) row.insertCell().append(text);
  await pass(0);
  expect(takeAll()).toEqual([row]);
  const cell = row.insertCell();
  cell.append('3');
  await pass(0);
  expect(takeAll()).toEqual([cell]);
});

test('a text that changes in something noted comes, too: what stood in it is forgotten', async () => {
  const row = document.body.appendChild(document.createElement('p'));
  const text = row.appendChild(document.createTextNode('before'));
  text.data = 'after';
  await pass(0);
  expect(takeAll()).toEqual([row, text]);
});
