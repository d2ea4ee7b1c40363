import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { checkAddress, lookUpAddresses } from '@/lib/background/check';
import { importList, unsubscribe } from '@/lib/background/feeds';
import { listSources } from '@/lib/background/list-sources';
import { putOwn } from '@/lib/background/own-lists';
import { headline, reasonSource, reasonText } from '@/lib/extension/words';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const said = { address: eth, networkId: null, note: '' } as const;
const texts = async () => {
  const { level, reasons } = await checkAddress({
    address: eth,
    networkId: null,
    ask: 'local',
  });
  return [level, ...reasons.map(reasonText)];
};

beforeEach(() => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
});

test('a contact is called one, and a report of it is told first all the same', async () => {
  await putOwn({ ...said, kind: 'trusted', name: 'Alice' });
  expect(await texts()).toEqual([
    'unknown',
    'Not in the starter list, which holds only a few famous cases. No service was asked, and no list of its network that is whole and kept up to date.',
    'In your contacts as Alice.',
  ]);
  const list = await importList({
    text: `address,label\n${eth},Drainer`,
    name: 'Mine',
    networkId: null,
  });
  expect(await texts()).toEqual(['danger', 'Reported: Drainer.', 'In your contacts as Alice.']);
  const { reasons } = await checkAddress({ address: eth, networkId: null, ask: 'local' });
  expect(reasons[0] && reasonSource(reasons[0], Date.now())).toBe('Mine, as of just now');
  if (list.status === 'taken') await unsubscribe(list.feed.id);
});

test('a blocked address is a danger on every page, in the user’s own words', async () => {
  await putOwn({ ...said, kind: 'blocked', name: 'Fake shop' });
  const [verdict] = await lookUpAddresses([eth]);
  expect(verdict?.level).toBe('danger');
  expect(verdict?.reasons[0]).toMatchObject({ code: 'own-blocked', name: 'Fake shop' });
});

test('of which address something was said is told where another one of the same key is checked', async () => {
  const base58check = createBase58check(sha256);
  const bitcoin = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
  const litecoin = base58check.encode(Uint8Array.of(0x30, ...base58check.decode(bitcoin).slice(1)));
  await putOwn({ ...said, address: bitcoin, kind: 'blocked', name: 'Eve' });
  const [same, other] = await lookUpAddresses([bitcoin, litecoin]);
  const [first, second] = [same, other].map((verdict) => verdict?.reasons.map(reasonText)[0]);
  expect(first).toBe('You blocked this address as Eve, so send nothing to it.');
  expect(second).toBe(
    'You blocked this address as Eve, so send nothing to it. It has the same key as 1BvBMS…aNVN2, of which you said so.',
  );
  await putOwn({ ...said, kind: 'blocked', name: 'Fake shop' });
  const [miscased] = await lookUpAddresses([eth.toLowerCase()]);
  expect(miscased?.reasons[0]).not.toHaveProperty('of');
});

test('a list that was taken is among the sources, and a file speaks only to accuse', async () => {
  await importList({ text: eth, name: 'Mine', networkId: 'ethereum' });
  expect((await listSources()).find(({ name }) => name === 'Mine')).toMatchObject({
    entries: 1,
    networks: [],
  });
});

test('an address that begins and ends like a contact is called out, on pages too, and the contact is not', async () => {
  await putOwn({ ...said, kind: 'trusted', name: 'Alice' });
  const poisoned = '0xd0cc3333333333333333333333333333333a1407';
  const [alike, contact] = await lookUpAddresses([poisoned, eth]);
  expect(
    alike && [alike.level, headline(alike), alike.reasons[0] && reasonText(alike.reasons[0])],
  ).toEqual([
    'caution',
    'Looks like a contact, but is another',
    'It begins and ends like Alice in your contacts but is another address, a usual trick of scammers: compare every character, or take the address from your contacts.',
  ]);
  expect(contact?.reasons.map(({ code }) => code)).not.toContain('lookalike');
});
