import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { copies } from '@/lib/background/copied';
import { putOwn, removeOwn } from '@/lib/background/own-lists';
import { answerToPaste, noteClicked, noteCopied } from '@/lib/background/pastes';
import type { Seen } from '@/lib/extension/paste-messages';

// What was pasted is asked about once more when the user chooses a network: what was copied since then is not what was pasted.

const alice = '0x52908400098527886E0F7030069857D2E4169EE7';
const mallory = '0xde709f2102306220921060314715629080e2fb77';
const bob = '0x27b1fdb04752bbc536007a920d24acb045561c26';
const key = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318';
const ask = async (address: string, near: string[] = [], isLater = true) => {
  const put = { address, near, others: [], replaced: null, own: true, isLater };
  const answer = await answerToPaste(put, true);
  return answer?.reasons.map(({ text }) => text) ?? null;
};
const swapped = expect.stringContaining('not the address that you copied');
const paste = (address: string, near: string[] = []) => ask(address, near, false);

beforeEach(() => fakeBrowser.storage.session.clear());

test.each(['another address', 'words'])(
  'a swap is one still where %s are copied since',
  async (what) => {
    await noteCopied(alice, null);
    const told = await paste(mallory);
    expect(told).toContainEqual(swapped);
    await noteCopied(what === 'words' ? '' : bob, null);
    expect(await ask(mallory)).toEqual(told);
    const asked = await ask(mallory, ['Network␟Bitcoin']);
    expect(asked).toContainEqual(swapped);
    expect(asked).toContainEqual(expect.stringContaining('asks for an address of Bitcoin'));
  },
);

test('what was no swap is none later', async () => {
  await noteCopied(alice, null);
  expect(await paste(alice)).toBeNull();
  await noteCopied(bob, null);
  expect(await ask(alice)).toBeNull();
});

test('a swap is one still where its address is copied since, be it out of the field', async () => {
  await noteCopied(alice, null);
  const told = await paste(mallory);
  await noteCopied(mallory, null);
  expect(await ask(mallory)).toEqual(told);
});

test.each(['the address itself', 'words'])(
  'once pasted anew after %s, it is no swap any more',
  async (what) => {
    await noteCopied(alice, null);
    expect(await paste(mallory)).not.toBeNull();
    await noteCopied(what === 'words' ? '' : mallory, null);
    expect(await paste(mallory)).toBeNull();
    expect(await ask(mallory)).toBeNull();
    expect((await copies()).swaps).toEqual([]);
  },
);

test('a swap stays one ten minutes after the copy, by the age that this had at the paste', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await noteCopied(alice, null);
  vi.setSystemTime(Date.now() + 570_000);
  const told = await paste(mallory);
  expect(told).toContainEqual(swapped);
  vi.setSystemTime(Date.now() + 60_000);
  expect(await ask(mallory)).toEqual(told);
  vi.useRealTimers();
});

test('what became a contact since is no swap any more', async () => {
  await noteCopied(alice, null);
  const told = await paste(mallory);
  expect(told).toContainEqual(swapped);
  const contact = { kind: 'trusted', address: mallory, name: 'Bob', note: '' } as const;
  const saved = await putOwn({ ...contact, networkId: null });
  expect(await ask(mallory)).toBeNull();
  if (saved.status === 'saved') await removeOwn(saved.entry.key);
});

test('what stood beside clicks is gone with the next copy, from what was swapped, too', async () => {
  await noteCopied(alice, null);
  const shown: Seen = [bob, 16, [['1', 'visible', 'rgb(255, 255, 255)', 'none']]];
  await noteClicked({ control: '<b>', shown: [shown], steps: 1 });
  expect(JSON.stringify(await copies())).toContain(bob);
  expect(await paste(mallory)).toContainEqual(swapped);
  await noteCopied('', null);
  expect((await copies()).swaps).toHaveLength(1);
  expect((await copies()).earlier).toHaveLength(1);
  expect(JSON.stringify(await copies())).not.toContain(bob);
});

test('what a page puts in place of an address is no paste', async () => {
  await noteCopied(alice, null);
  const put = { address: mallory, near: [], others: [], replaced: alice, own: true };
  await answerToPaste(put, true);
  expect((await copies()).swaps).toEqual([]);
});

test('of what may be a key, nothing but a digest is kept', async () => {
  const near = ['Recipient address'];
  await noteCopied(`0x${key}`, null);
  const pasted = `0x${key.replace('4c', '5d')}`;
  const told = await paste(pasted, near);
  expect(told).toContainEqual(swapped);
  expect(await ask(pasted, near)).toEqual(told);
  expect((await copies()).swaps).toHaveLength(1);
  expect(JSON.stringify(await copies())).not.toContain(key.slice(2, 12));
});

test('a swap that cannot be kept in mind is told all the same', async () => {
  await noteCopied(alice, null);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const set = vi.spyOn(fakeBrowser.storage.session, 'set').mockRejectedValue(new Error('full'));
  expect(await paste(mallory)).toContainEqual(swapped);
  expect(warn).toHaveBeenCalled();
  set.mockRestore();
  warn.mockRestore();
});
