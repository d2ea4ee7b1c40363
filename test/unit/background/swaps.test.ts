import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { eraseData } from '@/lib/background/erase-data';
import { putOwn } from '@/lib/background/own-lists';
import { answerToPaste, noteCopied } from '@/lib/background/pastes';
import type { PageAnswer } from '@/lib/extension/messages';

const alice = '0x52908400098527886E0F7030069857D2E4169EE7';

const pasted = { near: [], others: [], replaced: null, own: true };

beforeEach(async () => {
  await fakeBrowser.storage.session.clear();
  await fakeBrowser.storage.local.clear();
});

// XRPL XLS-5d: one account with two tags.
test('another tag within an address is another recipient, and so is called out as a swap', async () => {
  const tagged = 'XVLPkdwaN2mpYy2qTdjcBuhtuyQwKtP4gNEVgGjFRD8Ztp4';
  const otherTag = 'XVLPkdwaN2mpYy2qTdjcBuhtuyQwKtPWrGsZTGxB4Koz55c';
  await noteCopied(tagged, null);
  expect(await answerToPaste({ ...pasted, address: tagged }, true)).toBeNull();
  const swapped = await answerToPaste({ ...pasted, address: otherTag }, true);
  expect(swapped?.reasons[0]?.text).toMatch(/^This is not the address that you copied/);
  const changed = await answerToPaste({ ...pasted, address: otherTag, replaced: tagged }, true);
  expect(changed?.reasons[0]?.text).toMatch(/^Something other than you changed the address/);
});

test('what is typed or dropped is not compared with what was copied', async () => {
  await noteCopied('0x52908400098527886E0F7030069857D2E4169EE7', null);
  const address = '0xde709f2102306220921060314715629080e2fb77';
  expect(await answerToPaste({ ...pasted, address, isApart: true }, true)).toBeNull();
  expect((await answerToPaste({ ...pasted, address }, true))?.level).toBe('caution');
});

describe('what is chosen from a list of the page, which may ask so what the user copied', () => {
  const chosen = { ...pasted, own: false };

  test('is called out where it is reported, without a word of what was copied', async () => {
    await noteCopied('115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn', null);
    const address = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';
    const words = (answer: PageAnswer | null) => answer?.reasons.map(({ text }) => text).join();
    const told = words(await answerToPaste({ ...chosen, address }, true));
    expect(told).toContain('WannaCry ransom (2017)');
    expect(told).not.toContain('copied');
    expect(words(await answerToPaste({ ...pasted, address }, true))).toContain('that you copied');
  });

  test.each([
    ['where it looks like a contact', '0x5290840f2a1b3c4d5e6f708192a3b4c5d6e69ee7', []],
    [
      'where it is of another network than the form',
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      ['ERC20'],
    ],
    ['where it is mistyped', '0x52908400098527886E0F7030069857D2E4169Ee7', []],
  ])('is not %s', async (_, address, near) => {
    const name = 'Alice';
    await putOwn({ kind: 'trusted', address: alice, networkId: null, name, note: '' });
    expect(await answerToPaste({ ...chosen, address, near }, true)).toBeNull();
    expect(await answerToPaste({ ...pasted, address, near }, true)).not.toBeNull();
    await eraseData();
  });
});

test('a browser that gives no memory of the session keeps no warning back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const act of ['get', 'set'] as const)
    vi.spyOn(fakeBrowser.storage.session, act).mockRejectedValue(new Error('An error occurred'));
  const [wannaCry, other] = [
    '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94',
    '0x52908400098527886E0F7030069857D2E4169EE7',
  ];
  expect((await answerToPaste({ ...pasted, address: wannaCry }, true))?.level).toBe('danger');
  const swapped = await noteCopied(other, '0xde709f2102306220921060314715629080e2fb77');
  expect(swapped?.level).toBe('caution');
  vi.restoreAllMocks();
});

test('a search may be for addresses of other networks than it names', async () => {
  const address = '0x52908400098527886E0F7030069857D2E4169EE7';
  const answer = (near: string[]) => answerToPaste({ ...pasted, address, near }, true);
  expect((await answer(['Bitcoin address']))?.headline).toBe('Caution');
  expect(await answer(['Search Bitcoin address'])).toBeNull();
});
