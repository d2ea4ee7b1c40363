import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { networks } from '@/lib/address/networks';
import { besides } from '@/lib/background/besides';
import { lookUpAddresses, markAddresses } from '@/lib/background/check';
import { importList } from '@/lib/background/feeds';
import { putOwn } from '@/lib/background/own-lists';
import { lookUpAnswer } from '@/lib/background/page-answer';
import { readVectors } from '@/test/unit/address/vectors';

test('what a page marks is what a look-up says in full, of every network', async () => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  const every = networks.flatMap(({ id }) => readVectors(id).map(({ address }) => address));
  const texts = [...new Set([...every, ...every.map((address) => address.toUpperCase())])];
  // Those of every fifth network: which they are, no new vector changes.
  const listed = networks.flatMap(({ id }, at) =>
    at % 5 === 1 ? readVectors(id).map(({ address }) => address) : [],
  );
  await importList({ text: listed.join('\n'), name: 'Mine', networkId: null });
  await putOwn({ address: every[1] ?? '', networkId: null, kind: 'trusted', name: 'A', note: '' });
  await putOwn({ address: every[2] ?? '', networkId: null, kind: 'blocked', name: 'B', note: '' });
  const marked = lookUpAnswer(await markAddresses(texts));
  const full = lookUpAnswer(await lookUpAddresses(texts));
  expect(marked).toEqual(full);
  const levels = new Set(marked.kinds.map(({ level }) => level));
  expect([...levels].sort()).toEqual(['caution', 'danger', 'invalid', 'unknown']);
});

// EIP-55, section "Test Cases"; BIP-173.
const evm = '0x52908400098527886E0F7030069857D2E4169EE7';
const segwit = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

test.each([
  ['full-width punctuation', `（${evm}）`],
  ['a full-width comma', `${segwit}，`],
  ['an Armenian full stop', `${segwit}։`],
  ['a word of another alphabet', `адрес${evm}`],
  ['a hyphen before', `-${evm}`],
  ['a hyphen behind', `${evm}-`],
])('a text with %s beside an address is none: that is marked by itself', async (_, text) => {
  expect(lookUpAnswer(await markAddresses([text])).of).toEqual([null]);
});

test.each([
  ['in groups', segwit.replaceAll(/.{4}/g, '$& ')],
  ['with an invisible character', `${evm.slice(0, 9)}\u200b${evm.slice(9)}`],
  ['with a letter of another alphabet', evm.replace('E', 'Е')],
])('an address %s is marked', async (_, text) => {
  expect(lookUpAnswer(await markAddresses([text])).of).toEqual([0]);
});

test('something under way is looked at between the items, in their order, and no more once it is done', async () => {
  const seen: string[] = [];
  let end: () => void = () => undefined;
  const other = new Promise<void>((resolve) => {
    end = resolve;
  });
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    seen.push(data);
    if (data === 'second') end();
    else port2.postMessage('second');
  };
  port2.postMessage('first');
  const items = Array.from({ length: 100 }, (_, n) => n);
  const done = await besides(other, items, (item) => {
    if (item % 20 === 0) seen.push(`${item}`);
    return item + 1;
  });
  port1.close();
  expect(done).toEqual(items.map((item) => item + 1));
  expect(seen.indexOf('second')).toBeLessThan(seen.indexOf('60'));
  expect(await besides(Promise.reject(new Error('shut')), [1, 2], (item) => -item)).toEqual([
    -1, -2,
  ]);
});
