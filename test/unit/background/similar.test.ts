import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { putOwn } from '@/lib/background/own-lists';
import { pageHandlers } from '@/lib/background/page-handlers';
import { withSimilar } from '@/lib/background/similar';
import type { PageAnswer } from '@/lib/extension/messages';

const alice = '0x52908400098527886E0F7030069857D2E4169EE7';
const alike = '0x5290840f2a1b3c4d5e6f708192a3b4c5d6e69ee7';
const third = '0x5290840aaaaaaaaaaaaaaaaaaaaaaaaaaaaa9ee7';
const other = '0xde709f2102306220921060314715629080e2fb77';
const answer: PageAnswer = {
  address: alice,
  level: 'unknown',
  headline: 'Not known',
  networks: ['ethereum'],
  networkNames: '',
  reasons: [
    { level: 'caution', text: 'Bad', source: '' },
    { level: 'unknown', text: 'Nobody knows', source: '' },
  ],
  explorer: '',
  service: '',
  picture: '',
  needsContext: false,
};

beforeEach(() => fakeBrowser.reset());

test('another address of the page that begins and ends alike is told as a note, never as a danger, and before what is no news', () => {
  const { reasons, ...said } = withSimilar(answer, alice, [other, alike], []) ?? answer;
  expect({ ...said, reasons: answer.reasons }).toEqual(answer);
  expect(reasons).toMatchObject([
    { text: 'Bad' },
    { level: 'unknown', compared: [expect.anything(), expect.anything()] },
    { text: 'Nobody knows' },
  ]);
});

const tab = { id: 3, active: true, index: 0, highlighted: true, pinned: false, incognito: false };
const from = { tab, frameId: 2, url: 'https://wallet.example/' };

/** What the frame that tells of a copy answers where it is asked what it shows that ends alike. Of all that it shows, nobody asks. */
function showing(answer: unknown): void {
  vi.spyOn(fakeBrowser.tabs, 'sendMessage').mockImplementation(async (tabId, message, options) => {
    const { type, request } = Object(message);
    const isAsked = type === 'tab/alike' && [alice, alike].includes(request.address);
    return isAsked && tabId === 3 && Object(options).frameId === 2 ? answer : null;
  });
}

const copy = (address: string) => pageHandlers['page/copied'].answer({ address }, from);
const click = (control: string) =>
  pageHandlers['page/clicked'].answer({ control, shown: [], steps: 0 }, from);
const words = async (answer: ReturnType<typeof copy>) =>
  (await answer)?.reasons.map(({ text }) => text).join();

/** With what an address is compared. */
const pairs = /an address that you copied|Another address on this page/g;

test('of an address that is copied, one that its frame shows is told, if it begins and ends alike, and not again right away', async () => {
  showing([alice, other, alice.toLowerCase()]);
  expect(await copy(alice)).toBeNull();
  showing([other, alike, alice]);
  expect(await words(copy(alice))).toContain('Another address on this page');
  expect(await copy(alice)).toBeNull();
  // The same pair, which is not told twice.
  for (const one of [alike, alice])
    expect((await words(copy(one)))?.match(pairs)).toEqual(['an address that you copied']);
});

test('so it is of the address that a button copies, once though an event tells of the copy, too', async () => {
  showing([other, alike, alice]);
  const button = (says: string) => `<button data-address="${alike}">${says}</button>`;
  expect(await click(button('Details'))).toBeNull();
  expect(await click(`<button data-address="0x5290…9EE7">Copy</button>`)).toBeNull();
  expect(await words(click(button('Copy')))).toContain('Another address on this page');
  expect(await copy(alike)).toBeNull();
});

test('of what looks like a contact, the contact is not told once more as another of the page, but a third is', async () => {
  await putOwn({ address: alice, networkId: null, kind: 'trusted', name: 'Alice', note: '' });
  const told = async (...beside: string[]) => {
    const request = { address: alike, alike: beside };
    const said = await pageHandlers['page/point-at'].answer(request, from);
    return JSON.stringify(said?.reasons).match(/Alice"|Another on this page/g);
  };
  expect(await told()).toEqual(['Alice"']);
  expect(await told(alice.toLowerCase())).toEqual(['Alice"']);
  expect(await told(alice, third)).toEqual(['Alice"', 'Another on this page']);
  showing([alice]);
  expect(JSON.stringify(await copy(alike))).not.toContain('Another on this page');
});

test.each([[null], ['late'], [{ addresses: [alike] }], [[alike, {}]], [Array(21).fill(alike)]])(
  'a frame that answers %j shows nothing',
  async (answer) => {
    showing(answer);
    expect(await copy(alice)).toBeNull();
  },
);

test.each([
  ['begins or ends otherwise', other],
  ['is the same in another case', alice.toLowerCase()],
  ['is none', 'an address'],
])('nothing is told of a text of the page that %s', (_, text) => {
  expect(withSimilar(answer, alice, [text], [])).toEqual(answer);
});
