import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { crc16 } from '@/lib/address/crc16';
import { familiar, findLookalike } from '@/lib/address/lookalike';
import { checkLocally, lookUpAddresses, pointAt } from '@/lib/background/check';
import { copies } from '@/lib/background/copied';
import { eraseData } from '@/lib/background/erase-data';
import { handlers } from '@/lib/background/handlers';
import { eraseChecks, removeCheck } from '@/lib/background/history-store';
import { putOwn } from '@/lib/background/own-lists';
import { cardAnswer } from '@/lib/background/page-answer';
import { answerToPaste, noteClicked, noteCopied } from '@/lib/background/pastes';
import { setSettings } from '@/lib/background/settings-view';
import type { CardPart } from '@/lib/extension/card-part';
import type { Seen } from '@/lib/extension/paste-messages';
import type { Verdict } from '@/lib/verdict/verdict';

const alice = '0x52908400098527886E0F7030069857D2E4169EE7';
/** Made to look like Alice's. */
const poisoned = '0x5290840f2a1b3c4d5e6f708192a3b4c5d6e69ee7';
/** And another one. */
const planted = '0x5290840AAaaAaAaAAaaAaaaAaAAaaaAAaAAa9EE7';

const byHand = (address: string) =>
  handlers.check.answer({ address, networkId: null, ask: 'local', byHand: true }, { id: 'us' });
/** What a part of the card says, with what is marked in brackets. */
const written = (part: CardPart): string => {
  if (typeof part === 'string') return part;
  const [tag, , ...parts] = part;
  const isInWord = parts.some((one) => typeof one !== 'string' && one[0] === 'mark');
  const text = parts.map(written).join(isInWord ? '' : ' ');
  return tag === 'mark' ? `[${text}]` : text;
};
const like = ({ reasons }: Verdict) =>
  reasons.flatMap((reason) => (reason.code === 'lookalike' ? [reason.like.known] : []))[0];

beforeEach(async () => {
  fakeBrowser.reset();
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) });
  await eraseChecks();
});

/** The two spellings of an account of TON, which say whether what is sent may bounce: https://docs.ton.org/v3/concepts/dive-into-ton/ton-blockchain/smart-contract-addresses */
function spellings(seed: number): string[] {
  return [0x11, 0x51].map((tag) => {
    const bytes = Uint8Array.of(
      tag,
      0,
      ...Array.from({ length: 32 }, (_, at) => (seed * (at + 7)) % 251),
    );
    const sum = crc16(bytes);
    return Buffer.from([...bytes, sum >> 8, sum & 255]).toString('base64url');
  });
}

describe('an address that looks like one that was checked before', () => {
  test('is not another spelling of it', async () => {
    const pairs = Array.from({ length: 500 }, (_, seed) => spellings(seed + 1));
    expect(
      pairs.filter(([a = '', b = '']) => findLookalike(b, familiar([{ address: a }]))),
    ).toEqual([]);
    const [one = '', other = ''] = pairs[0] ?? [];
    expect(one).toMatch(/^EQ/);
    await byHand(one);
    expect(like(await pointAt(other))).toBeUndefined();
  });

  test('is called out in words, with the two above one another', async () => {
    await byHand(alice);
    vi.setSystemTime(Date.UTC(2026, 10, 21));
    const verdict = await pointAt(poisoned);
    const answer = await cardAnswer(verdict);
    expect(answer?.headline).toBe('Looks like an address that you checked, but is another');
    expect(answer?.reasons[0]).toEqual({
      level: 'caution',
      text: 'It begins and ends like an address that you checked on 20 Nov 2026 but is another, a usual trick of scammers: ask the recipient which one is right.',
      source: '',
      compared: expect.any(Array),
    });
    expect(answer?.reasons[0]?.compared?.map(written)).toEqual([
      expect.stringMatching(/^This address 0x52 9084 0\[f2a\] \[1b3c\] /),
      expect.stringMatching(/^Checked on 20 Nov 2026 0x52 9084 0\[009\] \[8527\] /),
    ]);
  });

  test('and differs by one character, is told to differ by that', async () => {
    await byHand(alice);
    const mistyped = '0x52908400098527886e0f7030069857d2e4169ee1';
    expect((await cardAnswer(await pointAt(mistyped)))?.reasons[0]?.text).toContain(
      'checked on 20 Nov 2026 by one character, so',
    );
  });

  test('and differs by a few characters, is told as a typing error', async () => {
    await byHand(alice);
    const mistyped = '0x52908400098527886e0f7030069857d2e4169e11';
    expect((await cardAnswer(await pointAt(mistyped)))?.reasons[0]?.text).toBe(
      'It differs from an address that you checked on 20 Nov 2026 by a few characters, so what is sent to it reaches nobody or somebody else: copy the address again.',
    );
  });

  test('is called out wherever the user gives it: by hand, in a list, in a field', async () => {
    await byHand(alice);
    expect((await byHand(poisoned)).level).toBe('caution');
    const [listed] = await checkLocally([{ address: planted, networkId: null }]);
    expect(listed && like(listed)).toMatchObject({ from: 'checked', address: alice });
    const pasted = await answerToPaste(
      { address: planted, near: [], others: [], replaced: null, own: true },
      true,
    );
    expect(pasted?.headline).toBe('Looks like an address that you checked, but is another');
  });

  test('is not marked on a page, which could find out so whom the user paid', async () => {
    await byHand(alice);
    await noteCopied(alice, null);
    const [verdict] = await lookUpAddresses([poisoned]);
    expect(verdict && like(verdict)).toBeUndefined();
  });

  test('stays one after it was checked itself, and the first stays what it is', async () => {
    await byHand(alice);
    await byHand(poisoned);
    expect(like(await byHand(poisoned))).toMatchObject({ from: 'checked', address: alice });
    expect(like(await byHand(alice))).toBeUndefined();
  });

  test('is not compared with what the user erased, or does not want kept', async () => {
    await byHand(alice);
    await setSettings({ history: false });
    expect(like(await pointAt(poisoned))).toBeUndefined();
    await setSettings({ history: true });
    expect(like(await pointAt(poisoned))).toMatchObject({ from: 'checked' });
    const { entries } = await handlers['history/list'].answer({ most: 1 }, { id: 'us' });
    await removeCheck(entries[0]?.id ?? -1);
    expect(like(await pointAt(poisoned))).toBeUndefined();
    await byHand(alice);
    expect(like(await pointAt(poisoned))).toMatchObject({ from: 'checked' });
    await eraseData();
    expect(like(await pointAt(poisoned))).toBeUndefined();
  });
});

describe('an address that looks like one that was copied', () => {
  test('is called out in words', async () => {
    await noteCopied(alice, null);
    const answer = await answerToPaste(
      { address: poisoned, near: [], others: [], replaced: null, own: true },
      true,
    );
    expect(answer?.reasons.slice(0, 2).map(({ text }) => text.split(':')[0])).toEqual([
      'It begins and ends like an address that you copied but is another, a usual trick of scammers',
      expect.stringContaining('This is not the address that you copied'),
    ]);
    expect(answer?.reasons[0]?.compared?.[1]?.[2]).toBe('Copied by you');
    expect(answer?.headline).toBe('Looks like an address that you copied, but is another');
  });

  test('and of which a button copied a short form that is long enough for an address, is not', async () => {
    const short = '1BvBMSEYstWe…4GFg7xJaNVN2';
    const shown: Seen[] = [
      [short, 16, [['1', 'visible', 'rgba(0, 0, 0, 0)', 'none', 'normal', '']]],
    ];
    await noteClicked({ control: '<button>Copy</button>', shown, steps: 1 });
    expect(like(await pointAt('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'))).toBeUndefined();
  });

  test('is called out, too, once it was copied itself, or something else was', async () => {
    await noteCopied(alice, null);
    await noteCopied('', null);
    expect(like(await pointAt(poisoned))).toMatchObject({ from: 'copied', address: alice });
    await noteCopied(poisoned, null);
    expect(like(await pointAt(poisoned))).toMatchObject({ from: 'copied', address: alice });
    await noteCopied(`xdc${poisoned.slice(2)}`, null);
    expect(like(await pointAt(poisoned))).toMatchObject({ from: 'copied', address: alice });
  });

  test('and the one that was copied, is not', async () => {
    await noteCopied(alice, null);
    expect(like(await pointAt(alice))).toBeUndefined();
    expect(like(await pointAt(alice.toLowerCase()))).toBeUndefined();
  });
});

test('a contact counts more than a check, and a check more than a copy', async () => {
  await byHand(planted);
  await noteCopied(poisoned, null);
  expect(like(await pointAt(poisoned))).toMatchObject({ from: 'checked', address: planted });
  // What was checked is compared with contacts alone.
  expect(like(await pointAt(planted))).toBeUndefined();
  await putOwn({ kind: 'trusted', address: alice, networkId: null, name: 'Alice', note: '' });
  expect(like(await pointAt(poisoned))).toMatchObject({ from: 'contact', name: 'Alice' });
  expect(like(await pointAt(planted))).toMatchObject({ from: 'contact', name: 'Alice' });
});

test('what looks like an address that the user blocked looks like no contact', async () => {
  await eraseData();
  const put = { address: alice, networkId: null, name: 'Eve', note: '' };
  await putOwn({ ...put, kind: 'blocked' });
  expect(like(await pointAt(poisoned))).toBeUndefined();
  await putOwn({ ...put, kind: 'trusted' });
  expect(like(await pointAt(poisoned))).toMatchObject({ from: 'contact', name: 'Eve' });
});

describe('a taken-over renderer that guesses what was checked', () => {
  const tab = (active: boolean) => ({ tab: { active } as never, frameId: 0, id: 'us' });
  const point = (sender: ReturnType<typeof tab>) =>
    handlers['page/point-at'].answer({ address: poisoned, alike: [] }, sender);
  const isTold = (answer: { reasons: { compared?: unknown }[] } | null) =>
    answer?.reasons.some(({ compared }) => compared !== undefined);

  // The contacts of the tests before are known still.
  beforeEach(eraseData);

  test('is told nothing while its tab is not seen', async () => {
    await byHand(alice);
    expect(isTold(await point(tab(false)))).toBe(false);
    const text = `Send to ${poisoned}`;
    expect(isTold(await handlers['page/check-text'].answer({ text }, tab(false)))).toBe(false);
    const asked = handlers['page/ask-service'].answer({ address: poisoned }, tab(false));
    expect(isTold(await asked)).toBe(false);
    expect(isTold(await point(tab(true)))).toBe(true);
    const beside = { active: false, splitViewId: 4 } as never;
    expect(isTold(await point({ ...tab(false), tab: beside }))).toBe(true);
  });

  test('checks nothing and opens nothing from there', async () => {
    const opened = vi.spyOn(fakeBrowser.tabs, 'create');
    for (const type of ['page/open-explorer', 'page/open-popup'] as const)
      await handlers[type].answer({ address: alice }, tab(false));
    expect(opened).not.toHaveBeenCalled();
    await handlers['page/check-text'].answer({ text: alice }, tab(false));
    expect((await handlers['history/list'].answer({ most: 9 }, { id: 'us' })).entries).toEqual([]);
  });

  test('guesses once by a key or a drop, and not as often as a page can put addresses there', async () => {
    await byHand(alice);
    const put = { address: poisoned, near: [], others: [], replaced: null, own: true };
    const other = '0xde709f2102306220921060314715629080e2fb77';
    const typed = (also: string[]) => answerToPaste({ ...put, also, isApart: true }, true);
    expect(isTold(await typed([]))).toBe(true);
    expect(await typed([other])).toBeNull();
    expect(isTold(await answerToPaste({ ...put, also: [other] }, true))).toBe(true);
  });

  test('is not told of a paste while its tab is not in front', async () => {
    await noteCopied(alice, null);
    const put = { address: poisoned, near: [], others: [], replaced: null, own: true };
    const pasted = (isInFront: boolean) => handlers['page/pasted'].answer(put, tab(isInFront));
    expect(await pasted(false)).toBeNull();
    expect(isTold(await pasted(true))).toBe(true);
  });

  test('says only so often in a minute what was copied', async () => {
    const copy = (address: string) => handlers['page/copied'].answer({ address }, tab(true));
    for (let said = 0; said < 60; said++) await copy(alice);
    await copy(planted);
    expect((await copies()).last?.address).toBe(alice);
  });

  test('and what stood beside a click', async () => {
    await noteCopied(alice, null);
    const click = (address: string) => {
      const drawn = [['1', 'visible', 'rgba(0, 0, 0, 0)', 'none', 'normal', '']];
      const shown: Seen[] = [[address, 16, drawn]];
      return handlers['page/clicked'].answer({ control: '<b>', shown, steps: 1 }, tab(true));
    };
    for (let said = 0; said < 120; said++) await click(poisoned);
    await click(planted);
    expect((await copies()).last?.clicked).toEqual([poisoned]);
  });

  test('is told no more once it guessed more often than anybody points', async () => {
    await byHand(alice);
    const told: unknown[] = [];
    for (let guess = 0; guess < 400; guess++) told.push(isTold(await point(tab(true))));
    expect(told).toContain(true);
    expect(told.at(-1)).toBe(false);
  });
});
