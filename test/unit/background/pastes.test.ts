import { beforeEach, expect, test, vi } from 'vitest';
import type { Runtime } from 'webextension-polyfill';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { copies } from '@/lib/background/copied';
import { pageHandlers } from '@/lib/background/page-handlers';
import { answerToPaste, noteClicked, noteCopied } from '@/lib/background/pastes';
import { setSettings } from '@/lib/background/settings-view';
import type { Pasted } from '@/lib/extension/paste-messages';
import { clicked } from './clicked-texts';

const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const alice = '0x52908400098527886E0F7030069857D2E4169EE7';
const key = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318';
const mallory = '0xde709f2102306220921060314715629080e2fb77';
const lastCopied = async () => (await copies()).last;
const paste = (
  address: string,
  { near = [], others = [], replaced = null, own = true }: Partial<Pasted> = {},
  isInFront = true,
) => answerToPaste({ address, near, others, replaced, own }, isInFront);
const click = (texts: readonly string[]) => noteClicked(clicked(texts));

beforeEach(async () => {
  vi.useRealTimers();
  await fakeBrowser.storage.session.clear();
  await fakeBrowser.storage.local.clear();
});

test('nothing is said of an address that nobody has anything against', async () => {
  expect(await paste(alice)).toBeNull();
  await noteCopied(alice, null);
  expect(await paste(alice)).toBeNull();
  expect(await paste(alice, { near: ['Recipient’s ETH address', 'ERC20'] })).toBeNull();
});

test('another address of the same kind than was copied just before is called out, for ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await noteCopied(alice, null);
  expect((await paste(mallory))?.reasons[0]?.text).toBe(
    'This is not the address that you copied (0x52 9084 0009 8527 886E 0F70 3006 9857 D2E4 169E E7); unless you copied another since, it may have been swapped to get your money: copy again and compare every character.',
  );
  expect(await paste('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBeNull();
  vi.setSystemTime(Date.now() + 601_000);
  expect(await paste(mallory)).toBeNull();
});

test.each([
  ['in another case', alice.toLowerCase()],
  ['in groups of four', alice.replaceAll(/(.{4})/g, '$1 ')],
  ['with something in it that cannot be seen', alice.replace('5290', '52\u200b90')],
])('the same address %s is no other one', async (_, written) => {
  await noteCopied(alice, null);
  const told = (await paste(written))?.reasons.map(({ text }) => text).join() ?? '';
  expect(told).not.toContain('not the address that you copied');
  expect(await paste(alice, { replaced: written })).toBeNull();
  expect(await noteCopied(alice, written)).toBeNull();
  await noteCopied(written, null);
  expect(await paste(alice)).toBeNull();
  expect((await paste(mallory))?.reasons[0]?.text).toMatch(
    /^This is not the address that you copied/,
  );
});

test.each([
  ['the address', mallory],
  ['its short form', '0xde70…fb77'],
  ['its short form in capitals', '0xDE709F...E2FB77'],
  ['it in groups of four', mallory.replaceAll(/(.{4})/g, '$1 ')],
])(
  'what a page’s own button may have copied is no swap: %s stood beside a click since',
  async (_, shown) => {
    await noteCopied(alice, null);
    await click([shown]);
    await click(['0x1111…2222']);
    expect(await paste(mallory)).toBeNull();
  },
);

test.each([
  ['another address stood beside the click', [wannaCry, '0xde70…fb78']],
  ['a click stood beside nothing', []],
])('a swap is called out where %s', async (_, shown) => {
  await noteCopied(alice, null);
  await click(shown);
  expect((await paste(mallory))?.headline).toBe('Caution');
});

test.each([
  ['that is not in front', {}, false],
  ['that put in an address by itself', { own: false }, true],
])(
  'a page %s learns nothing of what was copied, and hears of the lists',
  async (_, by, isInFront) => {
    await noteCopied(alice, null);
    expect(await paste(mallory, by, isInFront)).toBeNull();
    // Looks like the copied one.
    const alike = `${alice.slice(0, 10)}${mallory.slice(10, 34)}${alice.slice(34)}`.toLowerCase();
    expect((await paste(alike))?.headline).toMatch(/^Looks like an address that you copied/);
    expect(await paste(alike, by, isInFront)).toBeNull();
    expect((await paste(wannaCry, by, isInFront))?.headline).toBe('Reported');
  },
);

test('a click before the last copy excuses nothing', async () => {
  await click([mallory]);
  await noteCopied(wannaCry, null);
  await click([mallory]);
  await noteCopied(alice, null);
  expect((await paste(mallory))?.headline).toBe('Caution');
});

test.each([
  ['a reported address', wannaCry, {}, 'Reported'],
  ['a mistyped one', '0x52908400098527886E0F7030069857D2E4169Ee7', {}, 'Not a valid address'],
  ['one of another network than the form says', alice, { near: ['TRON (TRC20)'] }, 'Caution'],
  ['one that took the place of another', mallory, { replaced: alice }, 'Caution'],
])(
  '%s is called out; what a page put there, only where it is reported',
  async (_, address, change, headline) => {
    expect((await paste(address, change))?.headline).toBe(headline);
    const byPage = await paste(address, { ...change, own: false });
    expect(byPage?.headline).toBe(headline === 'Reported' ? headline : undefined);
  },
);

test.each([
  [
    'a reported address',
    wannaCry,
    'Reported: WannaCry ransom (2017); what is sent to it is hardly ever got back, so take it out of the field unless you know why it is reported.',
  ],
  [
    'a mistyped one',
    '0x52908400098527886E0F7030069857D2E4169Ee7',
    'Looks like Ethereum, but the case of its letters does not fit, so it may be mistyped and reach nobody: copy the address again, and do not type it.',
  ],
])('of %s it is said what to do', async (_, address, words) => {
  expect((await paste(address))?.reasons[0]?.text).toBe(words);
});

test.each([
  ['Ethereum', alice.slice(0, -1)],
  ['Ethereum', `${alice}1`],
  ['Bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t'],
  ['Cosmos Hub', 'cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd0'],
])(
  'of one of %s that lacks a character, or has one too many, it is said: %s',
  async (network, address) => {
    expect((await paste(address))?.reasons[0]?.text).toBe(
      `Looks like ${network}, but its length is wrong (characters are missing or too many), so it reaches nobody: copy the whole address again.`,
    );
  },
);

test.each([
  ['a letter that no such address has', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3bb', []],
  ['a letter that is no digit', '0x52908400098527886E0F7030069857D2E4169EEg', []],
  [
    'of base 58 and too short, in a field for an address',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7Div',
    ['Recipient address'],
  ],
])('one with %s is called out', async (_, address, near) => {
  expect((await paste(address, { near }))?.reasons[0]?.text).toMatch(
    /^Looks like .*: copy the whole address again\.$/,
  );
});

test('in a search for addresses and hashes, another hash than was copied is no swap', async () => {
  await noteCopied(`0x${key}`, null);
  const near = ['Search by Address / Txn Hash / Block / Token'];
  expect(await paste(`0x${key.replace('4c', '5d')}`, { near })).toBeNull();
});

test('what a field writes in groups is the address all the same', async () => {
  const grouped = mallory.replaceAll(/(.{4})/g, '$1 ').trim();
  expect((await paste(grouped, { replaced: alice }))?.headline).toBe('Caution');
});

test('of a reported address that is held, the question alone says what to do', async () => {
  await setSettings({ holdPastes: true });
  expect((await paste(wannaCry))?.reasons[0]?.text).toBe('Reported: WannaCry ransom (2017).');
});

test.each([
  ['a transaction hash', 'd5f1e6f4a9b1c3f2e8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f0a9b8c7d6e5'],
  ['a word', 'constantinople'],
])('nothing is said of %s', async (_, text) => {
  expect(await paste(text)).toBeNull();
});

test.each([
  ['with 0x', `0x${key}`],
  ['alone', key],
])(
  'of what may be a private key, %s, neither a copy nor a click keeps more than a digest in mind',
  async (_, text) => {
    await noteCopied(alice, null);
    await noteCopied(text, null);
    expect(JSON.stringify(await copies())).not.toContain(key.slice(0, 8));
    expect((await lastCopied())?.address ?? '').toBe('');
    await noteCopied(alice, null);
    await click([text, mallory]);
    expect((await lastCopied())?.clicked).toEqual([mallory]);
    await noteClicked(clicked([text], '<button>Copy</button>'));
    expect(JSON.stringify(await copies())).not.toContain(key.slice(0, 8));
  },
);

test('another address of Sui than was copied is called out where the form calls it one', async () => {
  const near = ['Recipient address'];
  await noteCopied(`0x${key}`, null);
  expect(await paste(`0x${key.toUpperCase()}`, { near })).toBeNull();
  const swapped = `0x${key.replace('4c', '5d')}`;
  expect((await paste(swapped, { near }))?.reasons[0]?.text).toBe(
    'This is not the address that you copied; unless you copied another since, it may have been swapped to get your money: copy again and compare every character.',
  );
  expect(await paste(swapped, { near: ['Transaction hash'] })).toBeNull();
  expect(await paste(mallory, { near })).toBeNull();
});

test('what may be a key is called that in a form for a network whose address it cannot be', async () => {
  const answer = await paste(`0x${key}`, { near: ['Send to (Ethereum address)'] });
  expect(answer).toMatchObject({ headline: 'This may be a secret', address: '', level: 'invalid' });
  expect(answer?.reasons[0]?.text).toMatch(
    /^This can be a private key, which gives away your money, or a transaction’s hash/,
  );
  expect(await paste(`0x${key}`, { near: ['Sui address'] })).toBeNull();
  expect(await paste(key, { near: ['Search Ethereum by Address / Txn Hash'] })).toBeNull();
  expect(await paste(key, { near: ['Bitcoin TXID'] })).toBeNull();
});

test('a tab that is not in front has nothing kept in mind', async () => {
  const inTab = (active: boolean): Runtime.MessageSender => {
    const tab = { active, index: 0, highlighted: active, pinned: false, incognito: false };
    return { tab };
  };
  const copied = { address: alice };
  await pageHandlers['page/copied'].answer(copied, inTab(false));
  expect(await lastCopied()).toBeNull();
  await pageHandlers['page/copied'].answer(copied, inTab(true));
  await pageHandlers['page/clicked'].answer(clicked([mallory]), inTab(false));
  expect(await lastCopied()).toEqual({ address: alice, at: expect.any(Number) });
  await pageHandlers['page/clicked'].answer(clicked([mallory]), inTab(true));
  expect((await lastCopied())?.clicked).toEqual([mallory]);
});

test('a click and a copy at one time lose nothing', async () => {
  await noteCopied(alice, null);
  await Promise.all([click(['0x1111…2222']), noteCopied(mallory, null)]);
  expect(await lastCopied()).toMatchObject({ address: mallory });
  await Promise.all([click(['0x1111…2222']), click(['0x3333…4444'])]);
  expect((await lastCopied())?.clicked).toEqual(['0x3333…4444', '0x1111…2222']);
});

test('after a copy of words, an address that is pasted is no other one', async () => {
  await noteCopied(alice, null);
  await noteCopied('', null);
  expect(await paste(mallory)).toBeNull();
});

test('a page that puts another address on the clipboard than it shows is called out', async () => {
  expect((await noteCopied(mallory, alice))?.headline).toBe('Caution');
  expect((await paste(mallory))?.headline).toBe('Caution');
  expect(await paste(alice)).toBeNull();
  expect(await noteCopied('no address', alice)).toBeNull();
});
