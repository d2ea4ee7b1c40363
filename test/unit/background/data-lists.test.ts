import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { exportData } from '@/lib/background/data-file';
import { eraseData } from '@/lib/background/erase-data';
import { changeFeeds, readFeeds } from '@/lib/background/feed-store';
import { importList, listFeeds } from '@/lib/background/feeds';
import { importData } from '@/lib/background/import-data';
import { searchLists } from '@/lib/background/lists';
import { reportStore } from '@/lib/background/open-lists';
import { longestList } from '@/lib/extension/feed-messages';
import { newFeed } from '@/lib/reports/feeds/feed';
import { removeSource } from '@/lib/reports/sources';
import { reportedAddress } from '@/test/service/seed';

beforeAll(() => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
});
beforeEach(() => eraseData());

const evm = (n: number) => `0x${n.toString(16).padStart(40, '0')}`;
const counts = async () => (await listFeeds()).map((feed) => [feed.name, feed.counts?.accounts]);

test('lists from files say no more of an account than is known', async () => {
  const rows = [evm(1), { address: reportedAddress, network: 'Bitcoin', label: 'Fake shop' }];
  await importList({ text: JSON.stringify(rows), name: 'Mine', networkId: null });
  const { lists: exported } = JSON.parse((await exportData()).text);
  const updatedAt = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(exported).toEqual([{ name: 'Mine', url: null, network: null, updatedAt, rows }]);
});

test.each([
  ['a table', `address,name\n${evm(1)},Exchange\n${evm(2)},victims\n${evm(3)},\n`],
  [
    'objects',
    JSON.stringify([1, 2, 3].map((n) => ({ address: evm(n), is_scam: true, label: 'Legit' }))),
  ],
  [
    'a group that accuses',
    JSON.stringify({ Phishing: [1, 2, 3].map((n) => ({ address: evm(n), name: `Binance ${n}` })) }),
  ],
])(
  'of a list from a file that is %s, whoever it accuses comes back, whatever the label',
  async (_, text) => {
    await importList({ text, name: 'Mine', networkId: null });
    const { text: file } = await exportData();
    await eraseData();
    await importData(file);
    expect(await counts()).toEqual([['Mine', 3]]);
    expect(JSON.parse((await exportData()).text).lists[0].rows).toEqual(
      JSON.parse(file).lists[0].rows,
    );
  },
);

test('lists from files come back on the network that was meant, where its token stands in place of its name', async () => {
  const walletNetwork = { symbol: 'USDT', code: 'bsc' };
  const rows = [
    { address: evm(1), walletNetwork },
    { address: evm(2), walletNetwork: { symbol: 'BTC', code: 'bsc' } },
    { address: evm(3), network: 'ETH' },
  ];
  await importList({ text: JSON.stringify(rows), name: 'Mine', networkId: null });
  const known = async () =>
    (await searchLists({ search: '', networkId: null, sourceId: null, page: 1 })).reports
      .flatMap(({ sourceId, address, networkId }) =>
        sourceId.startsWith('list:') ? [`${address.at(-1)} ${networkId}`] : [],
      )
      .sort();
  const before = await known();
  expect(before).toEqual(['1 bsc', '2 bsc', '3 ethereum']);
  const { text: file } = await exportData();
  expect(JSON.parse(file).lists[0].rows).toContainEqual({ address: evm(3), network: 'ETH' });
  await eraseData();
  await importData(file);
  expect(await known()).toEqual(before);
});

test('of an account on two networks of one list both are known, also once they come back from a file', async () => {
  const rows = ['Ethereum', 'BNB Smart Chain'].map((network) => ({ address: evm(1), network }));
  await importList({ text: JSON.stringify(rows), name: 'Mine', networkId: null });
  const networksKnown = async () => {
    const found = await searchLists({ search: evm(1), networkId: null, page: 1 });
    const onBsc = await searchLists({ search: evm(1), networkId: 'bsc', page: 1 });
    return [found.reports.map(({ networkId }) => networkId).sort(), onBsc.total];
  };
  expect(await networksKnown()).toEqual([['bsc', 'ethereum'], 1]);
  const { text: file } = await exportData();
  await eraseData();
  await importData(file);
  expect(await networksKnown()).toEqual([['bsc', 'ethereum'], 1]);
});

test('lists from files are as old as they were', async () => {
  const file = JSON.parse((await exportData()).text);
  const list = { url: null, network: null, rows: [evm(1)] };
  const old = { ...list, name: 'Old', updatedAt: '2020-01-01T00:00:00.000Z' };
  const early = { ...list, name: 'Early', updatedAt: '9020-01-01T00:00:00.000Z' };
  const before = Date.now();
  await importData(JSON.stringify({ ...file, lists: [old, early, { ...list, name: 'First' }] }));
  const ages = (await readFeeds()).map(({ name, updatedAt }) => [name, updatedAt ?? 0]);
  expect(ages[0]).toEqual(['Old', Date.UTC(2020, 0)]);
  for (const [, at] of ages.slice(1)) {
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  }
});

test('lists from files come back, though with the label of a group in each row they are longer than any list may be', async () => {
  const label = '😈'.repeat(280);
  const group = Array.from({ length: 28_000 }, (_, n) => evm(n));
  await importList({ text: JSON.stringify({ [label]: group }), name: 'Large', networkId: null });
  await importList({ text: evm(1), name: 'Small', networkId: null });
  const { text } = await exportData();
  expect(text.length).toBeGreaterThan(longestList);
  await eraseData();
  await importData(text);
  expect(await counts()).toEqual([
    ['Large', 28_000],
    ['Small', 1],
  ]);
  const found = await searchLists({ search: evm(27_999), networkId: null, page: 1 });
  expect(found.reports).toMatchObject([{ label }]);
}, 120_000);

test('lists from files are taken but for those that cannot be, which are told', async () => {
  const file = JSON.parse((await exportData()).text);
  const list = (name: string, rows: unknown[]) => ({ name, url: null, network: null, rows });
  const broken = ['One', 'Two'].map((name) => list(name, ['nothing']));
  const good = list('Good', [...Array(2000).fill('nothing'), evm(1), evm(1)]);
  const text = JSON.stringify({ ...file, lists: [...broken, good, list('Empty', [])] });
  await expect(importData(text)).rejects.toThrow(
    /^The list One cannot be taken: No row .*\nThe list Two cannot be taken: No row /,
  );
  expect(await counts()).toEqual([
    ['Good', 1],
    ['Empty', 0],
  ]);
  expect((await listFeeds())[0]?.counts).toMatchObject({ total: 2002, duplicates: 1, bad: 2000 });
});

test('lists from files come back whatever they are called', async () => {
  const file = JSON.parse((await exportData()).text);
  const lists = ['\u200b', `${'x'.repeat(99)}😈😈`, 'My\u200b list', 'My list'].map((name, at) => ({
    ...{ name, url: null, network: null, rows: [evm(at)] },
  }));
  await importData(JSON.stringify({ ...file, lists }));
  const names = ['Imported list', 'x'.repeat(99), 'My list', 'My list 2'];
  expect(await counts()).toEqual(names.map((name) => [name, 1]));
  expect(await importData(JSON.stringify({ ...file, lists }))).toMatchObject({
    lists: { added: [], same: 4 },
  });
});

test('lists from files that were lost are not in the file, which would put empty ones in their place', async () => {
  for (const name of ['Mine', 'Kept']) await importList({ text: evm(1), name, networkId: null });
  await removeSource(await reportStore(), (await listFeeds())[0]?.id ?? 'list:');
  const { text, lost } = await exportData();
  expect(lost).toEqual(['Mine']);
  expect(JSON.parse(text).lists).toMatchObject([{ name: 'Kept', rows: [evm(1)] }]);
  expect(await importData(text)).toMatchObject({ lists: { added: [], same: 1 } });
});

test('lists from files that were lost, or that the disk had no room for, come back from the file', async () => {
  await importList({ text: evm(1), name: 'Mine', networkId: null });
  const { text } = await exportData();
  await removeSource(await reportStore(), (await listFeeds())[0]?.id ?? 'list:');
  expect(await importData(text)).toMatchObject({ lists: { added: ['Mine'], same: 0 } });
  expect((await searchLists({ search: evm(1), networkId: null, page: 1 })).total).toBe(1);

  await eraseData();
  await reportStore();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(importData(text)).rejects.toThrow('The list Mine cannot be taken: There is no room');
  full.mockRestore();
  expect(await listFeeds()).toEqual([]);
  expect(await importData(text)).toMatchObject({ lists: { added: ['Mine'], same: 0 } });
  expect(await counts()).toEqual([['Mine', 1]]);
  expect(await importData(text)).toMatchObject({ lists: { added: [], same: 1 } });
});

test('a list that was stored when the background was killed, and not noted down, is taken whole by who asks again', async () => {
  await importList({ text: evm(1), name: 'Mine', networkId: null });
  const { text } = await exportData();
  // As a kill leaves it: the row of a list that was never read.
  await changeFeeds((feeds) =>
    feeds.map(({ id, name, url, networkId }) => newFeed({ id, name, url, networkId })),
  );
  expect(await counts()).toEqual([['Mine', undefined]]);
  await importData(text);
  expect(await counts()).toEqual([['Mine', 1]]);
});
