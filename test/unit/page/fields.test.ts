// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fields } from '@/lib/page/fields';
import { Places } from '@/lib/page/places';

// EIP-55, section "Test Cases".
const first = '0x52908400098527886E0F7030069857D2E4169EE7';
const second = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';

let places: Places;
let fields: Fields;
let changed: ReturnType<typeof vi.fn<() => void>>;
let filled: ReturnType<typeof vi.fn<(fields: Element[]) => void>>;

beforeEach(() => {
  places = new Places();
  changed = vi.fn<() => void>();
  filled = vi.fn<(fields: Element[]) => void>();
  fields = new Fields(places, changed, filled);
});
afterEach(() => {
  fields.stop();
  vi.useRealTimers();
});

function show(html: string): HTMLInputElement {
  document.body.innerHTML = html;
  fields.find(document);
  fields.read();
  const field = document.querySelector<HTMLInputElement>('input,textarea,select,a');
  if (!field) throw new Error('no field');
  return field;
}

const addresses = () => [...places.onPage.keys()];

test.each([
  `<input value="${first}">`,
  `<input type="search" value="pay ${first} now">`,
  `<textarea>${first}</textarea>`,
  `<select><option>${second}<option selected>${first}</select>`,
  `<select><option value="${first}" selected>my savings</select>`,
  `<select><option value="7" selected>Main: ${first}</select>`,
])('lists the address in %s', (html) => {
  const field = show(html);
  expect(addresses()).toEqual([first]);
  expect(places.ownersOf(first)).toEqual([field]);
});

test.each([
  `<input type="password" value="${first}">`,
  `<input autocomplete="one-time-code" value="${first}">`,
  `<input autocomplete="billing cc-number" value="${first}">`,
  `<input type="hidden" value="${first}">`,
  `<input value="${first.slice(2).repeat(2).slice(0, 64)}">`,
])('never reads %s', (html) => {
  show(html);
  expect(addresses()).toEqual([]);
});

test('a password that the page makes visible stays unread', () => {
  const field = show(`<input type="password" value="${first}">`);
  field.type = 'text';
  fields.read();
  expect(addresses()).toEqual([]);
});

test('what is chosen in a list is read, and nothing where nothing is', () => {
  vi.useFakeTimers();
  show(`<select><option selected>${first}<option>${second}</select>`);
  const field = document.querySelector('select');
  if (!field) throw new Error('no list');
  field.selectedIndex = 1;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  vi.advanceTimersByTime(600);
  expect(addresses()).toEqual([second]);
  field.selectedIndex = -1;
  fields.read();
  expect(addresses()).toEqual([]);
});

test('what is typed is read when the typing has paused', () => {
  vi.useFakeTimers();
  const field = show(`<input value="${first}">`);
  for (const value of [`${first}0`, second]) {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    vi.advanceTimersByTime(400);
  }
  expect(changed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(addresses()).toEqual([second]);
});

test('what a page puts in within ten seconds of a click is read', () => {
  vi.useFakeTimers();
  const field = show('<input>');
  document.body.dispatchEvent(new Event('click', { bubbles: true }));
  vi.advanceTimersByTime(8000);
  field.value = first;
  vi.advanceTimersByTime(600);
  expect(addresses()).toEqual([first]);
  vi.advanceTimersByTime(1200);
  expect(vi.getTimerCount()).toBe(0);
});

test('a field that leaves the page takes its addresses along', () => {
  show(`<input value="${first}">`).remove();
  fields.read();
  expect(addresses()).toEqual([]);
});

test('fields that went make room for new ones', () => {
  show('<input>'.repeat(500));
  document.body.innerHTML = `<input value="${first}">`;
  fields.prune();
  fields.find(document);
  fields.read();
  expect(addresses()).toEqual([first]);
});

test('a field that comes later is read soon, but not while somebody types', () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<input value="${first}">`;
  fields.find(document);
  vi.advanceTimersByTime(400);
  document.body.dispatchEvent(new Event('input', { bubbles: true }));
  vi.advanceTimersByTime(400);
  expect(addresses()).toEqual([]);
  vi.advanceTimersByTime(400);
  expect(addresses()).toEqual([first]);
  fields.find(document);
  vi.advanceTimersByTime(1000);
  expect(changed).toHaveBeenCalledTimes(1);
});

const short = `${first.slice(0, 6)}…${first.slice(-4)}`;

test.each([
  `<input readonly value="${short}" data-address="${first}">`,
  `<input value="${short}" title="Paid to ${first}">`,
  `<input type="button" value="${short}" data-address="${first}">`,
])('lists the whole address of %s', (html) => {
  const field = show(html);
  expect(places.ownersOf(first)).toEqual([field]);
});

test.each([
  `<a href="ethereum:${first}@1?value=1">Donate</a>`,
  `<a href="bitcoin:${first}"><img alt="Pay"></a>`,
  `<p><a href="web+cardano:${first}">Pay with your wallet</a></p>`,
  `<a href="https://metamask.app.link/send/${first}@1?value=1e16">Pay</a>`,
  `<a href="https://link.trustwallet.com/send?asset=c60&address=${first}">Pay</a>`,
  `<a href="bitcoin:${first}?label=Donate">Donate bitcoin to keep this project alive</a>`,
])('lists the address that a link to pay leads to: %s', (html) => {
  show(html);
  expect(places.ownersOf(first)).toEqual([document.querySelector('a')]);
});

test.each([
  `<a href="ethereum:${first}">${first}</a>`,
  `<a href="ethereum:${first}?value=1">${short}</a>`,
  `<a href="ethereum:${first.toLowerCase()}@1">ETH: ${first} (copy)</a>`,
  `<a href="https://example.org/address/${first}">Donate</a>`,
  `<a href="/address/${first}?a=b:c">Donate</a>`,
  `<a href="javascript:pay('${first}')">Donate</a>`,
  `<a href="mailto:me@example.org?body=${first}">Write</a>`,
])('lists no link that shows its address, or that leads to a page: %s', (html) => {
  show(html);
  expect(addresses()).toEqual([]);
});

test('a link to pay that comes by itself is read', () => {
  document.body.innerHTML = `<a href="ethereum:${first}">Donate</a>`;
  const link = document.querySelector('a');
  if (!link) throw new Error('no link');
  fields.find(link);
  fields.read();
  expect(addresses()).toEqual([first]);
});

test('the whole address of a field follows its attribute', () => {
  const field = show(`<input value="${short}" data-address="${first}">`);
  field.dataset['address'] = first.toLowerCase();
  fields.read();
  expect(addresses()).toEqual([first.toLowerCase()]);
});

test.each([
  `<input value="${short}" data-address="${second}">`,
  `<input type="password" value="${short}" data-address="${first}">`,
  `<input value="${short}" data-key="${first}${first.slice(2, 22)}${first.slice(-4)}">`,
])('no whole address in %s', (html) => {
  show(html);
  expect(addresses()).toEqual([]);
});

test('a field that holds something else than before is told, and none that is new, emptied or as it was', () => {
  const field = show(`<input value="${first}"><input id="other" value="${second}">`);
  const other = document.querySelector<HTMLInputElement>('#other');
  if (!other) throw new Error('no field');
  expect(filled.mock.lastCall).toEqual([[]]);
  field.value = second;
  other.value = '';
  fields.read();
  expect(filled.mock.lastCall).toEqual([[field]]);
  fields.read();
  expect(filled.mock.lastCall).toEqual([[]]);
});

test('a field in which a page changes but what stands beside an address is not told again', () => {
  const field = show('<input>');
  field.value = `${first} 1`;
  fields.read();
  expect(filled.mock.lastCall).toEqual([[field]]);
  field.value = `${first} 2`;
  fields.read();
  expect(filled.mock.lastCall).toEqual([[]]);
});

test('all fields that a page fills at once are told together, and none with a long text without an address', () => {
  show(`${'<input>'.repeat(400)}<textarea></textarea>`);
  const [...inputs] = document.querySelectorAll('input');
  for (const one of inputs) one.value = first;
  const long = document.querySelector('textarea');
  if (long) long.value = '60806040'.repeat(5000);
  fields.read();
  expect(filled.mock.lastCall).toEqual([inputs]);
});

test('an address that a page puts before another is told, too', () => {
  const field = show(`<input value="${first}">`);
  field.value = `${second} ${first}`;
  fields.read();
  expect(filled.mock.lastCall).toEqual([[field]]);
});

test('what a page puts in after a click is read soon', () => {
  vi.useFakeTimers();
  const field = show('<input>');
  document.body.click();
  field.value = first;
  vi.advanceTimersByTime(600);
  expect(addresses()).toEqual([first]);
});
