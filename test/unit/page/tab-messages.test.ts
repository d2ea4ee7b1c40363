import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { answerTab } from '@/lib/page/tab-messages';

const page = { host: 'example.org', enabled: true, addresses: [], skipped: 0, tampered: null };
type Listener = Parameters<typeof answerTab>[0]['onMessage']['addListener'];
type Handler = Parameters<Listener>[0];

let listeners: Handler[];
let answers: { found: () => typeof page; show: (address: string) => boolean; refresh: () => void };

beforeEach(() => {
  fakeBrowser.reset();
  listeners = [];
  answers = { found: () => page, show: vi.fn((address) => address === 'here'), refresh: vi.fn() };
});

/** Stands for the browser: hands a message to the listener and returns what it answered, and whether it took the message. */
function deliver(message: unknown, { isTop = true, id = 'own' } = {}) {
  const onMessage = {
    addListener: (listener: Handler) => listeners.push(listener),
    removeListener: () => {},
  };
  answerTab({ id: 'own', onMessage } as unknown as Parameters<typeof answerTab>[0], isTop, answers);
  const sent: unknown[] = [];
  const taken = listeners[0]?.(message, { id }, (answer) => sent.push(answer));
  return { taken, sent };
}

test.each([
  ['tab/found', undefined, page],
  ['tab/show', { address: 'here' }, true],
  ['tab/show', { address: 'gone' }, false],
  ['tab/refresh', undefined, null],
])('answers %s %o', (type, request, answer) => {
  expect(deliver({ type, request })).toEqual({ taken: true, sent: [answer] });
});

test.each([
  [{ type: 'check', request: { address: 'here' } }],
  ['tab/found'],
  [null],
  [{ type: ['tab/found'] }],
])('leaves %o to others', (message) => {
  const { taken, sent } = deliver(message);
  expect({ taken, sent }).toEqual({ taken: false, sent: [] });
});

test('takes nothing from another extension', () => {
  expect(deliver({ type: 'tab/refresh' }, { id: 'other' })).toEqual({ taken: false, sent: [] });
  expect(answers.refresh).not.toHaveBeenCalled();
});

test('a frame refreshes, and leaves the answer to the top of the page', () => {
  expect(deliver({ type: 'tab/refresh' }, { isTop: false })).toEqual({ taken: false, sent: [] });
  expect(answers.refresh).toHaveBeenCalledTimes(1);
  expect(deliver({ type: 'tab/found' }, { isTop: false }).sent).toEqual([]);
});
