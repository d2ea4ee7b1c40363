import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { checkHandlers } from '@/lib/background/check-handlers';
import { putOwn, removeOwn } from '@/lib/background/own-lists';
import { answerToPaste, noteCopied } from '@/lib/background/pastes';

const alice = '0x52908400098527886E0F7030069857D2E4169EE7';
const mallory = '0xde709f2102306220921060314715629080e2fb77';
const third = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const paste = (address: string) =>
  answerToPaste({ address, near: [], others: [], replaced: null, own: true }, true);

beforeEach(async () => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  await fakeBrowser.storage.session.clear();
});

test('an address that was copied before the last one is no swap: clipboards have a history', async () => {
  await noteCopied(mallory, null);
  await noteCopied('hello', null);
  await noteCopied(alice, null);
  expect(await paste(mallory)).toBeNull();
  expect(await paste(third)).not.toBeNull();
});

test('of twenty-two addresses that were copied, the first is remembered no more', async () => {
  const nth = (n: number) => `0x${createHash('sha1').update(`${n}`).digest('hex')}`;
  for (let n = 0; n < 22; n++) {
    await noteCopied(nth(n), null);
  }
  expect(await paste(nth(1))).toBeNull();
  expect(await paste(nth(0))).not.toBeNull();
});

test('two addresses that are copied in turn push out none before them', async () => {
  await noteCopied(mallory, null);
  for (let n = 0; n < 22; n++) await noteCopied(n % 2 === 0 ? alice : third, null);
  expect(await paste(mallory)).toBeNull();
});

test('what was copied, and what was pasted in its place, is in memory alone', async () => {
  await noteCopied(alice, null);
  expect(await paste(mallory)).not.toBeNull();
  const { session, local, sync } = fakeBrowser.storage;
  const kept = JSON.stringify(await session.get(null));
  expect([kept.includes(alice), kept.includes(mallory)]).toEqual([true, true]);
  const lasting = JSON.stringify([await local.get(null), await sync.get(null)]);
  expect([lasting.includes(alice), lasting.includes(mallory)]).toEqual([false, false]);
});

test('a contact that is pasted after a copy of another address is no swap; one that is blocked may be', async () => {
  await noteCopied(alice, null);
  expect(await paste(mallory)).not.toBeNull();
  const entry = { address: mallory, networkId: null, name: 'Mallory', note: '' };
  await putOwn({ ...entry, kind: 'blocked' });
  const told = (await paste(mallory))?.reasons.map(({ text }) => text).join();
  expect(told).toMatch(/^You blocked this .*This is not the address that you copied/);
  const saved = await putOwn({ ...entry, kind: 'trusted' });
  expect(await paste(mallory)).toBeNull();
  if (saved.status === 'saved') await removeOwn(saved.entry.key);
});

test.each([
  ['pasted into our own box', { isPasted: true }, 'clipboard-changed'],
  ['typed there', {}, 'starter-only'],
] as const)('another address than was copied that is %s is told apart', async (_, how, code) => {
  await noteCopied(alice, null);
  const question = { address: mallory, networkId: null, ask: 'local', ...how } as const;
  const { reasons } = await checkHandlers.check.answer(question, {});
  expect(reasons[0]?.code).toBe(code);
});

test('a page that shows a short form and copies another address is called out', async () => {
  const told = await noteCopied(mallory, '0x5290…9EE7');
  expect(told?.reasons[0]?.text).toMatch(/^The page copied another address than it shows/);
});
