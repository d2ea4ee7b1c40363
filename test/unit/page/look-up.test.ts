// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { LookedUp } from '@/lib/extension/messages';
import { LookUp } from '@/lib/page/look-up';
import { Places } from '@/lib/page/places';
import type { Level } from '@/lib/verdict/verdict';

type Message = { type: string; request: { texts: string[] } };

let places: Places;
let lookUp: LookUp;
let asked: string[][];
/** How many were reported whenever the background was told to count. */
let counts: number[];
let levels: Map<string, Level>;
let refuses: boolean;
let onAnswers: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  fakeBrowser.reset();
  asked = [];
  counts = [];
  levels = new Map();
  refuses = false;
  fakeBrowser.runtime.onMessage.addListener((message: Message, _, respond) => {
    respond(background(message));
    return true;
  });
  places = new Places();
  onAnswers = vi.fn<() => void>();
  lookUp = new LookUp(places, onAnswers);
});
afterEach(() => lookUp.stop());

function background({ type, request }: Message): unknown {
  if (type === 'page/count') {
    counts.push(lookUp.reportedTexts.length);
    return { answer: null };
  }
  asked.push(request.texts);
  if (refuses) return { error: 'the lists are locked' };
  const { texts } = request;
  return {
    answer: {
      kinds: texts.map(answerAbout),
      of: texts.map((text, index) => (text.startsWith('no ') ? null : index)),
    },
  };
}

function answerAbout(address: string): LookedUp {
  const level = levels.get(address) ?? 'clear';
  return { level, networks: ['ethereum'], needsContext: address.endsWith('?') };
}

function show(...addresses: string[]): Text {
  const node = document.createTextNode(addresses.join(' '));
  places.set(
    node,
    addresses.map((address) => ({
      start: 0,
      end: 1,
      address,
      standsOut: address.startsWith('to '),
    })),
  );
  return node;
}

test('asks for each address once: a few at first, then at most 200 in a message', async () => {
  const many = Array.from({ length: 450 }, (_, index) => `address ${index}`);
  show(...many, ...many);
  lookUp.lookUpMore();
  await vi.waitFor(() => expect(asked.map((batch) => batch.length)).toEqual([50, 200, 200]));
  await vi.waitFor(() => expect(lookUp.levelOf('address 449')).toBe('clear'));
  show('address 3', 'another');
  lookUp.lookUpMore();
  await vi.waitFor(() => expect(asked.at(-1)).toEqual(['another']));
});

test('nothing is said of an address until there is an answer, nor after a failure', async () => {
  refuses = true;
  show('a');
  expect(lookUp.levelOf('a')).toBeUndefined();
  lookUp.lookUpMore();
  await vi.waitFor(() => expect(asked).toEqual([['a']]));
  expect(lookUp.levelOf('a')).toBeUndefined();
  expect(onAnswers).not.toHaveBeenCalled();
});

test('an address that could not be looked up is asked for again with the next change', async () => {
  refuses = true;
  show('a');
  lookUp.lookUpMore();
  await vi.waitFor(() => expect(asked).toEqual([['a']]));
  refuses = false;
  show('b');
  await vi.waitFor(() => {
    lookUp.lookUpMore();
    expect(asked.at(-1)).toEqual(['a', 'b']);
  });
  await vi.waitFor(() => expect(lookUp.levelOf('a')).toBe('clear'));
});

test('tells how many addresses are reported, when that changes', async () => {
  levels.set('a', 'danger').set('b', 'danger').set('c', 'caution');
  const node = show('a', 'b', 'c', 'd');
  lookUp.lookUpMore();
  await vi.waitFor(() => expect(counts).toEqual([2]));
  places.drop(node);
  show('b');
  lookUp.lookUpMore();
  await vi.waitFor(() => expect(counts).toEqual([2, 1]));
  lookUp.stop();
  await vi.waitFor(() => expect(counts).toEqual([2, 1, 0]));
});

test('of the address that a link goes to and the one that it shows, the worse one is meant', async () => {
  levels.set('scam', 'danger').set('odd', 'caution');
  show('scam', 'odd', 'quiet');
  lookUp.lookUpMore();
  await vi.waitFor(() => expect(lookUp.levelOf('scam')).toBe('danger'));
  const meant = (address: string, rival: string) =>
    lookUp.worseAt({ address, rival, start: 0, end: 1, mismatch: rival !== '' });
  expect(meant('quiet', 'scam')).toBe('scam');
  expect(meant('scam', 'quiet')).toBe('scam');
  // That the two differ asks for caution already.
  expect(meant('quiet', 'odd')).toBe('quiet');
  expect(meant('none at all', 'odd')).toBe('odd');
  expect(meant('quiet', '')).toBe('quiet');
});

test('a refresh asks again, and keeps the old verdict until the answer is there', async () => {
  show('a');
  lookUp.lookUpMore();
  await vi.waitFor(() => expect(lookUp.levelOf('a')).toBe('clear'));
  levels.set('a', 'danger');
  lookUp.refreshAll();
  expect(lookUp.levelOf('a')).toBe('clear');
  await vi.waitFor(() => expect(lookUp.levelOf('a')).toBe('danger'));
});

test('one address is asked for once more, and what is known of it stands meanwhile', async () => {
  show('a', 'b');
  lookUp.lookUpMore();
  await vi.waitFor(() => expect(lookUp.levelOf('b')).toBe('clear'));
  lookUp.again('a');
  expect(lookUp.levelOf('a')).toBe('clear');
  await vi.waitFor(() => expect(onAnswers).toHaveBeenCalledTimes(2));
  expect(asked.at(-1)).toEqual(['a']);
});

test('a text that is no address is none, and one without a checksum only where the text says so', async () => {
  show('no address', 'plain?', 'to that?', 'a');
  lookUp.lookUpMore();
  await vi.waitFor(() => expect(lookUp.levelOf('a')).toBe('clear'));
  expect(['no address', 'plain?', 'to that?'].map((text) => lookUp.levelOf(text))).toEqual([
    undefined,
    undefined,
    'clear',
  ]);
});
