import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { checkAddress, pointAt } from '@/lib/background/check';
import { handlers } from '@/lib/background/handlers';
import { keepCheck, listChecks } from '@/lib/background/history';
import {
  addChecks,
  allChecks,
  eraseChecks,
  lackingChecks,
  putCheck,
  removeCheck,
} from '@/lib/background/history-store';
import { putOwn } from '@/lib/background/own-lists';
import { answerToSelection } from '@/lib/background/selection';
import { setSettings } from '@/lib/background/settings-view';
import { type HistoryEntry, mostKept } from '@/lib/extension/history-messages';
import { badAddress, unreportedAddress, unreportedAddresses } from '@/test/service/seed';

const wannaCry = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';
const wifKey = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';
const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

const sender = { id: 'us' };
const byHand = (address: string, networkId: 'bitcoin' | 'sui' | null = null) =>
  handlers.check.answer({ address, networkId, ask: 'local', byHand: true }, sender);
const kept = async () => (await listChecks({ most: 1000 })).entries;
const short = ({ address, level }: HistoryEntry) => `${level} ${address}`;

beforeEach(async () => {
  fakeBrowser.reset();
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  await eraseChecks();
});

test('what is checked from a private window is not kept: by a page, a tab of ours, or the popup', async () => {
  await answerToSelection(`Send to ${wannaCry}`, true);
  const check = { address: wannaCry, networkId: null, ask: 'local', byHand: true } as const;
  await handlers.check.answer(check, { ...sender, tab: { incognito: true } as never });
  const focused = vi.spyOn(fakeBrowser.windows, 'getLastFocused');
  focused.mockResolvedValue({ incognito: true } as never);
  await byHand(wannaCry);
  expect(await kept()).toEqual([]);
  focused.mockResolvedValue({ incognito: false } as never);
  await byHand(wannaCry);
  expect(await kept()).toHaveLength(1);
});

test('a row that cannot be read, as of a newer version, hides none of the others, and stays', async () => {
  const row = { address: wannaCry, networkId: null, at: 1, level: 'danger' } as const;
  const { ethereum } = unreportedAddresses;
  await byHand(ethereum);
  const broken = [
    { ...row, level: 'dire' },
    { at: 2 },
    { ...row, at: 9e15 },
    { ...row, level: 'unknown', address: 5 },
  ];
  const database = await openDB('history', 1);
  for (const one of broken) await database.add('checks', one);
  database.close();
  expect((await kept()).map(short)).toEqual([`unknown ${ethereum}`]);
  // What is checked is compared with those before.
  const { reasons } = await pointAt('0x5290840f2a1b3c4d5e6f708192a3b4c5d6e69ee7');
  expect(reasons.map(({ code }) => code)).toContain('lookalike');
  expect((await byHand(wannaCry)).level).toBe('danger');
  expect(await kept()).toHaveLength(2);
  const after = await openDB('history', 1);
  const stored = await after.count('checks');
  after.close();
  expect(stored).toBe(6);
});

describe('what is kept', () => {
  test('is each check by hand with its verdict, the latest first', async () => {
    await byHand(wannaCry);
    await byHand(unreportedAddress, 'bitcoin');
    await byHand(badAddress);
    expect((await kept()).map(short)).toEqual([
      `invalid ${badAddress}`,
      `unknown ${unreportedAddress}`,
      `danger ${wannaCry}`,
    ]);
    expect((await kept()).map(({ networkId }) => networkId)).toEqual([null, 'bitcoin', null]);
    expect(await listChecks({ most: 1 })).toMatchObject({
      isKept: true,
      entries: [{ address: badAddress }],
    });
  });

  test('is what has a letter of another alphabet in it, unless it may be a key', async () => {
    const disguised = unreportedAddress.replace(/[a]/, 'а');
    await byHand(disguised);
    await byHand('5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'.replace('e', 'е'));
    expect((await kept()).map(short)).toEqual([`invalid ${disguised}`]);
  });

  test('is what is mistyped in its prefix, where its check digits prove that', async () => {
    const mistyped = 'bv1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    await byHand(mistyped);
    await byHand('bv1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5');
    await byHand('hunter2', 'bitcoin');
    expect((await kept()).map(short)).toEqual([`invalid ${mistyped}`]);
  });

  test.each([
    ['in both cases', 'bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['with what no such address can hold', 'BC13W508D6QEJXTDG4Y5R3ZARVARY0C5XW7KN40WF2'],
    ['of a test network', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['of another network than was chosen', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ])('is an address %s, too', async (_, address) => {
    await byHand(address, 'bitcoin');
    expect((await kept()).map(short)).toEqual([`invalid ${address}`]);
  });

  test('tells what the user alone blocked from what is reported', async () => {
    const words = { kind: 'blocked', name: '', note: '' } as const;
    for (const address of [unreportedAddress, wannaCry]) {
      await putOwn({ address, networkId: null, ...words });
      await byHand(address);
    }
    expect((await kept()).map(({ level, isOnlyBlocked }) => [level, isOnlyBlocked])).toEqual([
      ['danger', false],
      ['danger', true],
    ]);
  });

  test('is also what was selected on a page, but nothing that was looked up unasked', async () => {
    await answerToSelection(`Send to ${wannaCry}`, false);
    await handlers['many/look-up'].answer(
      { questions: [{ address: unreportedAddress, networkId: null }] },
      sender,
    );
    await handlers['page/look-up'].answer({ texts: [unreportedAddress] }, sender);
    await handlers['page/point-at'].answer({ address: unreportedAddress, alike: [] }, sender);
    await handlers.check.answer(
      { address: unreportedAddress, networkId: null, ask: 'local' },
      sender,
    );
    expect((await kept()).map(short)).toEqual([`danger ${wannaCry}`]);
  });

  test('is of what pages say was selected ten a minute, and nothing of a tab that nobody sees', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001);
    const nth = (n: number) => `0x${`${n}`.padStart(40, '1')}`;
    await answerToSelection(nth(0), false, false);
    for (let n = 1; n <= 11; n++) await answerToSelection(nth(n), false);
    clock.mockRestore();
    const expected = Array.from({ length: 10 }, (_, i) => `unknown ${nth(10 - i)}`);
    expect((await kept()).map(short)).toEqual(expected);
  });

  test.each([
    ['a private key', wifKey],
    ['a recovery phrase', phrase],
    ['64 hex digits', `0x${'5c504ed432cb51138bcf09aa5e8a410d'.repeat(2)}`],
    ['a private key with a typo', `${wifKey.slice(0, -1)}K`],
    ['64 hex digits with a Cyrillic е', `0x${'5c504\u0435d432cb51138bcf09aa5e8a410d'.repeat(2)}`],
    ['a word', 'hunter2'],
    ['nothing', ''],
  ])('is never %s', async (_, text) => {
    await byHand(text);
    await byHand(text, 'bitcoin');
    await byHand(text, 'sui');
    expect(await kept()).toEqual([]);
  });

  test('is nothing while the user has it off, and what was kept stays', async () => {
    await byHand(wannaCry);
    await setSettings({ history: false });
    await byHand(unreportedAddress);
    expect(await listChecks({ most: 5 })).toMatchObject({
      isKept: false,
      entries: [{ address: wannaCry }],
    });
  });
});

describe('the history', () => {
  test('has room for so many, and more of a file are not said to be new', async () => {
    await addChecks(Array.from({ length: mostKept - 1 }, (_, i) => entry(i)));
    const lacking = await lackingChecks([entry(5000), entry(6000), entry(0)]);
    expect(lacking).toEqual([entry(6000)]);
    await addChecks([entry(5000), entry(6000), entry(0)]);
    expect(await kept()).toHaveLength(mostKept);
    expect((await kept())[0]?.address).toBe('address6000');
  });

  const at = Date.UTC(2026, 10, 1);
  const entry = (i: number, address = `address${i}`) => ({
    address,
    networkId: null,
    at: at + i * 1000,
    level: 'unknown' as const,
  });

  test('has the two answers to one check as one, with the last verdict; and another check as another, at once where its verdict is another', async () => {
    await putCheck(entry(0, 'a'));
    await putCheck({ ...entry(1, 'a'), level: 'danger' });
    await putCheck(entry(2, 'b'));
    await putCheck(entry(3, 'a'));
    await putCheck({ ...entry(33, 'a'), level: 'danger' });
    await putCheck({ ...entry(632, 'a'), level: 'danger' });
    await putCheck({ ...entry(1232, 'a'), level: 'danger' });
    expect((await kept()).map(short)).toEqual([
      ...['danger a', 'danger a', 'unknown a', 'unknown b', 'danger a'],
    ]);
  });

  test('has one address on two networks as two checks, however soon', async () => {
    await putCheck(entry(0));
    await putCheck({ ...entry(1, 'address0'), networkId: 'bitcoin' });
    await putCheck({ ...entry(2, 'address0'), networkId: 'newer' as never });
    expect((await kept()).map(({ networkId }) => networkId)).toEqual([null, 'bitcoin', null]);
  });

  test('that cannot be read once is read the next time', async () => {
    await putCheck(entry(0));
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    await expect(allChecks()).rejects.toThrow();
    expect(await allChecks()).toMatchObject([entry(0)]);
  });

  test('forgets the oldest of more than 1,000', async () => {
    for (let i = 0; i < 1003; i++) await putCheck(entry(i));
    const entries = await kept();
    expect(entries).toHaveLength(1000);
    expect([entries[0]?.address, entries.at(-1)?.address]).toEqual(['address1002', 'address3']);
  });

  test('is erased one by one, put back where it stood, and erased whole', async () => {
    for (let i = 0; i < 3; i++) await putCheck(entry(i));
    const [, second] = await kept();
    await removeCheck(second?.id ?? 0);
    await removeCheck(-1);
    expect((await kept()).map(({ address }) => address)).toEqual(['address2', 'address0']);
    // A second press on the button puts it back once.
    const restore = handlers['history/restore'];
    for (let i = 0; i < 2; i++) await restore.answer(restore.input().parse(entry(1)), sender);
    expect((await kept()).map(({ address }) => address)).toEqual([
      'address2',
      'address1',
      'address0',
    ]);
    await eraseChecks();
    expect(await kept()).toEqual([]);
  });

  test('gives a check back though there was another since: the oldest gives way, unless it is that itself', async () => {
    await addChecks(Array.from({ length: mostKept }, (_, i) => entry(i)));
    const restore = handlers['history/restore'];
    const isBack = async (i: number) => {
      const [found] = (await kept()).filter(({ address }) => address === `address${i}`);
      await removeCheck(found?.id ?? 0);
      await putCheck(entry(5000 + i));
      return restore.answer(restore.input().parse(entry(i)), sender);
    };
    expect(await isBack(7)).toBe(true);
    expect((await kept()).map(({ address }) => address)).toContain('address7');
    expect((await kept()).at(-1)?.address).toBe('address1');
    expect(await isBack(1)).toBe(false);
    expect(await kept()).toHaveLength(mostKept);
  });

  test('of a newer version is made anew, and kept from then on', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await deleteDB('history');
    (await openDB('history', 2)).close();
    expect(await kept()).toEqual([]);
    await putCheck(entry(0));
    expect((await kept()).map(short)).toEqual(['unknown address0']);
  });

  test('that cannot be written changes nothing about the check', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const verdict = await checkAddress({ address: wannaCry, networkId: null, ask: 'local' });
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    await expect(keepCheck(verdict)).resolves.toBeUndefined();
    expect(told).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});
