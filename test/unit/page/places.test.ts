// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { ancestorsOf } from '@/lib/page/ancestors';
import { maxPlaces, Places } from '@/lib/page/places';

const first = '0x52908400098527886E0F7030069857D2E4169EE7';
const second = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';

let places: Places;
beforeEach(() => {
  places = new Places();
  document.body.replaceChildren();
});

function textWith(...addresses: string[]): Text {
  const node = document.createTextNode(addresses.join(' '));
  const paragraph = document.createElement('p');
  paragraph.append(node);
  document.body.append(paragraph);
  places.set(
    node,
    addresses.map((address) => {
      const start = node.data.indexOf(address);
      return { start, end: start + address.length, address, standsOut: false };
    }),
  );
  return node;
}

test('counts each address once, with the number of its places', () => {
  textWith(first, second);
  textWith(first);
  expect([...places.onPage]).toEqual([
    [first, { times: 2, standsOut: false, lastRound: 0 }],
    [second, { times: 1, standsOut: false, lastRound: 0 }],
  ]);
  expect(places.placeCount).toBe(3);
});

test('where a link shows one address and goes to another, both are on the page until the place is gone', () => {
  const node = textWith(first);
  const place = { start: 0, end: 42, shortened: first, mismatch: true };
  places.set(node, [{ ...place, address: second, rival: first }]);
  expect([...places.onPage.keys()].sort()).toEqual([first, second]);
  expect(places.of(first)).toEqual(places.of(second));
  expect(places.placeCount).toBe(1);
  places.drop(node);
  expect(places.onPage.size).toBe(0);
  expect(places.placeCount).toBe(0);
});

test('an address whose last place is gone is forgotten', () => {
  textWith(first);
  const node = textWith(second);
  node.parentElement?.remove();
  places.prune();
  expect([...places.onPage.keys()]).toEqual([first]);
  expect(places.placeCount).toBe(1);
});

test('looks at what the page shows by now a place at a time, so that the caller watches the clock', () => {
  expect([...places.verify()]).toEqual([]);
  const node = textWith(first, second);
  expect([...places.verify()]).toHaveLength(2);
  expect(places.placeCount).toBe(2);
  node.parentElement?.remove();
  places.prune();
  const texts = [textWith(first), textWith(second), textWith(first)];
  for (const text of texts) text.data = '';
  const steps = places.verify();
  steps.next();
  expect(places.placeCount).toBe(2);
  expect([...steps]).toHaveLength(2);
  expect(places.placeCount).toBe(0);
});

test('a text that came out of a frame has its place', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const node = frame.contentDocument?.createTextNode(first);
  if (!node) throw new Error('no document');
  document.body.append(node);
  places.set(node, [{ start: 0, end: 42, address: first }]);
  expect(node).not.toBeInstanceOf(Text);
  expect(places.at(node, 10)).toMatchObject({ address: first });
  expect(ancestorsOf(node)).toEqual([document.body, document.documentElement]);
});

test('a node that is read again replaces what it held', () => {
  const node = textWith(first);
  places.set(node, []);
  expect(places.placeCount).toBe(0);
  expect(places.all()).toEqual([]);
});

test('what is read again and says the same is kept as it is', () => {
  const node = textWith(first, second);
  const known = [...places.onPage.values()];
  const { editCount } = places;
  const again = places.in(node).map(({ node: _, ...found }) => found);
  places.set(node, again);
  expect(places.editCount).toBe(editCount);
  places.set(node, [...again, { start: 0, end: 42, address: first, standsOut: true }]);
  expect([...places.onPage.values()].map((one, index) => one === known[index])).toEqual([
    true,
    true,
  ]);
  expect(places.onPage.get(first)).toMatchObject({ times: 2, standsOut: true });
});

test('what one node holds is said a part at a time: what differs, and all behind it, is forgotten', () => {
  const node = textWith(first, second);
  const shown = () => places.in(node).map(({ start, address }) => `${start} ${address}`);
  const [one, two] = places.in(node).map(({ node: _, ...found }) => found);
  if (!one || !two) throw new Error('not found');
  const both = shown();
  places.set(node, [one], 0, true);
  expect(shown()).toEqual(both);
  places.set(node, [two], 1, false);
  expect(shown()).toEqual(both);
  places.set(node, [{ ...one, end: 41 }], 0, true);
  expect(shown()).toEqual([both[0]]);
  places.set(node, [two], 1, true);
  places.set(node, [], 2);
  expect(shown()).toEqual(both);
  places.set(node, [one]);
  expect(shown()).toEqual([both[0]]);
  expect(places.placeCount).toBe(1);
});

test('finds the place that a caret stands in, its ends included', () => {
  const node = textWith(first, second);
  expect(places.at(node, 0)).toMatchObject({ address: first, start: 0, end: 42, node });
  expect(places.at(node, 60)).toMatchObject({ address: second });
  expect(places.at(node, 85)).toMatchObject({ address: second });
  expect(places.at(document.body, 0)).toBeUndefined();
});

test('no place where the text has changed since it was read', () => {
  const node = textWith(first);
  node.data = `now another text ${second}`;
  expect(places.at(node, 10)).toBeUndefined();
});

test('lists the places of one address in the order of the document', () => {
  const later = textWith(first);
  const earlier = textWith(first);
  if (later.parentElement) document.body.append(later.parentElement);
  expect(places.of(first).map(({ node }) => node)).toEqual([earlier, later]);
});

test('a page with too many places is not remembered beyond the limit', () => {
  const node = document.createTextNode(first);
  const found = { start: 0, end: 42, address: first, standsOut: false };
  places.set(
    node,
    Array.from({ length: maxPlaces + 5 }, () => found),
  );
  expect(places.placeCount).toBe(maxPlaces);
});

test('an address over two nodes is found from both, and goes with either', () => {
  const paragraph = document.createElement('p');
  paragraph.append(first.slice(0, 4), `${first.slice(4)} ${second}`);
  document.body.append(paragraph);
  const [head, tail] = [...paragraph.childNodes].filter((node) => node instanceof Text);
  if (!head || !tail) throw new Error('no texts');
  places.set(head, [{ address: first, standsOut: false, start: 0, end: 38, endNode: tail }]);
  places.set(tail, [{ address: second, standsOut: false, start: 39, end: 81 }]);
  expect(places.at(head, 2)).toMatchObject({ address: first, node: head, endNode: tail });
  expect(places.at(tail, 20)).toMatchObject({ address: first, node: head });
  expect(places.at(tail, 60)).toMatchObject({ address: second, node: tail });
  expect(places.drop(tail)).toBe(head);
  expect([...places.onPage.keys()]).toEqual([]);
});

test('what is known of an address outlasts that its text is read again', () => {
  const node = textWith(first);
  const known = places.onPage.get(first);
  places.drop(node);
  expect(places.onPage.has(first)).toBe(false);
  places.set(node, [{ address: first, standsOut: false, start: 0, end: 42 }]);
  expect(places.onPage.get(first)).toBe(known);
  expect(known?.times).toBe(1);
});

test('a shortened text is shown for as long as it stands for the same address', () => {
  const short = `${first.slice(0, 6)}…${first.slice(-4)}`;
  const other = `${first.slice(0, 6)}${second.slice(6, -4)}${first.slice(-4)}`;
  const node = document.createTextNode(short);
  const paragraph = document.createElement('p');
  paragraph.title = first;
  paragraph.append(node);
  document.body.append(paragraph);
  places.set(node, [{ address: first, standsOut: false, start: 0, end: 11, shortened: short }]);
  expect(places.at(node, 3)).toMatchObject({ address: first });
  paragraph.title = other;
  expect(places.at(node, 3)).toBeUndefined();
  for (const _ of places.verify());
  expect(places.placeCount).toBe(0);
});

test('split addresses that share a node go one by one', () => {
  const paragraph = document.createElement('p');
  paragraph.append(first.slice(0, 4), `${first.slice(4)}${second.slice(0, 4)}`, second.slice(4));
  document.body.append(paragraph);
  const [head, middle, tail] = [...paragraph.childNodes].filter((node) => node instanceof Text);
  if (!head || !middle || !tail) throw new Error('no texts');
  places.set(head, [{ address: first, standsOut: false, start: 0, end: 38, endNode: middle }]);
  places.set(middle, [{ address: second, standsOut: false, start: 38, end: 38, endNode: tail }]);
  tail.remove();
  expect(places.prune()).toEqual([middle]);
  expect(places.at(middle, 10)).toMatchObject({ address: first, node: head });
  expect(places.drop(tail)).toBeUndefined();
  expect(places.drop(middle)).toBe(head);
  expect(places.placeCount).toBe(0);
});

test('a text that became shorter than where its places stood shows none of them', () => {
  const node = textWith(first, second);
  node.data = first;
  for (const _ of places.verify());
  expect(places.all()).toEqual([]);
});

test('looking at the places of a text never takes the whole text, of which Firefox would make a copy for each', () => {
  const node = textWith(first, second);
  Object.defineProperty(node, 'data', { get: () => expect.unreachable() });
  for (const _ of places.verify());
  expect(places.at(node, 50)).toMatchObject({ address: second });
  expect(places.placeCount).toBe(2);
});
