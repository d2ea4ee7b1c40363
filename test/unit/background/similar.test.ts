import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { pageHandlers } from '@/lib/background/page-handlers';
import { withSimilar } from '@/lib/background/similar';
import type { PageAnswer } from '@/lib/extension/messages';

const alice = '0x52908400098527886E0F7030069857D2E4169EE7';
const alike = '0x5290840f2a1b3c4d5e6f708192a3b4c5d6e69ee7';
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
  const { reasons, ...said } = withSimilar(answer, alice, [other, alike]) ?? answer;
  expect({ ...said, reasons: answer.reasons }).toEqual(answer);
  expect(reasons).toMatchObject([
    { text: 'Bad' },
    { level: 'unknown', compared: [expect.anything(), expect.anything()] },
    { text: 'Nobody knows' },
  ]);
});

test('of an address that is copied, one that its page has beside it is told, if it begins and ends alike', async () => {
  const tab = { active: true, index: 0, highlighted: true, pinned: false, incognito: false };
  const copy = (beside: string[]) =>
    pageHandlers['page/copied'].answer({ address: alice, alike: beside }, { tab });
  expect(await copy([other, alice.toLowerCase()])).toBeNull();
  expect((await copy([other, alike]))?.reasons[0]?.text).toMatch(/^Another address on this page/);
});

test.each([
  ['begins or ends otherwise', other],
  ['is the same in another case', alice.toLowerCase()],
  ['is none', 'an address'],
])('nothing is told of a text of the page that %s', (_, text) => {
  expect(withSimilar(answer, alice, [text])).toEqual(answer);
});
