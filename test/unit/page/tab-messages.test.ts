// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { answerTab } from '@/lib/page/tab-messages';

const page = {
  host: 'example.org',
  enabled: true,
  addresses: [],
  unpainted: 0,
  isReading: false,
  outOfReach: null,
  tampered: null,
} as const;
type Listener = Parameters<typeof answerTab>[0]['onMessage']['addListener'];
type Handler = Parameters<Listener>[0];

let listeners: Handler[];
let answers: Parameters<typeof answerTab>[1];

beforeEach(() => {
  fakeBrowser.reset();
  listeners = [];
  answers = {
    'tab/found': () => ({ ...page, addresses: [] }),
    'tab/count': () => ['one', 'two'],
    'tab/alike': ({ address }) => [String(address)],
    'tab/show': ({ address }) => address === 'here',
    'tab/refresh': vi.fn(() => null),
    'tab/tampered': () => null,
    'tab/check-selection': () => true,
  };
});

/** Stands for the browser: hands a message to the listener and returns what it answered, and whether it took the message. */
function deliver(message: unknown, id = 'own') {
  const onMessage = {
    addListener: (listener: Handler) => listeners.push(listener),
    removeListener: () => {},
  };
  answerTab({ id: 'own', onMessage } as unknown as Parameters<typeof answerTab>[0], answers);
  const sent: unknown[] = [];
  const taken = listeners[0]?.(message, { id }, (answer) => sent.push(answer));
  return { taken, sent };
}

test.each([
  ['tab/found', undefined, page],
  ['tab/count', undefined, ['one', 'two']],
  ['tab/alike', { address: 'one' }, ['one']],
  ['tab/show', { address: 'here' }, true],
  ['tab/show', { address: 'gone' }, false],
  ['tab/refresh', undefined, null],
  ['tab/tampered', { how: 'hidden' }, null],
  ['tab/check-selection', undefined, true],
])('answers %s %o', (type, request, answer) => {
  expect(deliver({ type, request })).toEqual({ taken: true, sent: [answer] });
  expect(answers['tab/refresh']).toHaveBeenCalledTimes(type === 'tab/refresh' ? 1 : 0);
});

test('a frame in which no card may open leaves the shortcut to the popup', () => {
  answers['tab/check-selection'] = () => undefined;
  expect(deliver({ type: 'tab/check-selection' })).toEqual({ taken: false, sent: [] });
});

test.each([[{ type: 'check', request: { address: 'here' } }], ['tab/found'], [null]])(
  'leaves %o to others',
  (message) => {
    const { taken, sent } = deliver(message);
    expect({ taken, sent }).toEqual({ taken: false, sent: [] });
  },
);

test('takes nothing from another extension', () => {
  expect(deliver({ type: 'tab/refresh' }, 'other')).toEqual({ taken: false, sent: [] });
  expect(answers['tab/refresh']).not.toHaveBeenCalled();
});
