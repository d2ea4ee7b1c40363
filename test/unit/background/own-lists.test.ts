import { blake2b } from '@noble/hashes/blake2.js';
import { base58 } from '@scure/base';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { handlers } from '@/lib/background/handlers';
import { planImport } from '@/lib/background/own-file';
import {
  exportOwnLists,
  importOwn,
  keepOwnInStep,
  listOwn,
  previewOwn,
  putOwn,
  removeOwn,
} from '@/lib/background/own-lists';
import { entries, own } from './own-said';

const eth = '0xD0cC2B24980CBCCA47EF755Da88B220a82291407';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const alice = { address: eth, networkId: null, kind: 'trusted', name: 'Alice', note: '' } as const;
const shop = {
  ...alice,
  address: btc,
  kind: 'blocked',
  name: 'Fake shop',
  note: 'Took 1 BTC.',
} as const;

beforeEach(async () => {
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  for (const { key } of (await listOwn()).entries) await removeOwn(key);
});

test('an address is found in whatever spelling it was said of, until it is removed', async () => {
  expect(await putOwn(alice)).toMatchObject({
    status: 'saved',
    entry: { name: 'Alice', address: eth },
    list: { sync: { synced: 1, leftOut: 0, error: null }, notice: null },
  });
  expect(await own(eth.toLowerCase())).toMatchObject({ kind: 'trusted', name: 'Alice', note: '' });
  expect(await own(btc)).toBe(null);
  await putOwn({ ...alice, address: eth.toLowerCase(), kind: 'blocked', name: '' });
  expect(await own(eth)).toMatchObject({ kind: 'blocked', name: '', note: '' });
  const {
    entries: [entry],
  } = await listOwn();
  expect((await removeOwn(entry?.key ?? '')).entries).toEqual([]);
  expect(await own(eth)).toBe(null);
});

test('who only blocks or trusts an address leaves its name and its note as they are', async () => {
  await putOwn({ ...alice, note: 'Flat 3' });
  await putOwn({ address: eth, networkId: null, kind: 'blocked' });
  expect(await own(eth)).toMatchObject({ kind: 'blocked', name: 'Alice', note: 'Flat 3' });
  await putOwn({ address: eth, networkId: null, kind: 'trusted', note: '' });
  expect(await own(eth)).toMatchObject({ kind: 'trusted', name: 'Alice', note: '' });
});

test('what was changed since the user looked is not written over untold, and is where the user then says so', async () => {
  const first = await putOwn(alice);
  const seen = first.status === 'saved' ? first.entry.changedAt : 0;
  await putOwn({ ...alice, name: 'Alice B.' });
  const late = { ...alice, note: 'Flat 3', seen };
  const refused = await putOwn(late);
  expect(refused).toMatchObject({
    status: 'refused',
    message: expect.stringMatching('changed elsewhere'),
  });
  expect(await own(eth)).toMatchObject({ name: 'Alice B.', note: '' });
  const changedAt = refused.status === 'refused' ? refused.changedAt : undefined;
  expect(await putOwn({ ...late, seen: changedAt ?? 0 })).toMatchObject({ status: 'saved' });
  expect(await own(eth)).toMatchObject({ name: 'Alice', note: 'Flat 3' });
});

test('a change that was stored before the background died, and is asked for again, is no change of somebody else', async () => {
  const first = await putOwn(alice);
  const seen = first.status === 'saved' ? first.entry.changedAt : 0;
  const edit = { ...alice, note: 'Flat 3', seen };
  await putOwn(edit);
  expect(await putOwn(edit)).toMatchObject({ status: 'saved', entry: { note: 'Flat 3' } });
});

test('an address of 512 characters is kept, shared and removed as any other', async () => {
  const script = Uint8Array.from({ length: 371 }, (_, at) => (at === 0 ? 3 : at));
  const address = base58.encode(
    Uint8Array.of(...script, ...blake2b(script, { dkLen: 32 }).slice(0, 4)),
  );
  expect(address.length).toBe(512);
  await putOwn(alice);
  await putOwn({
    ...shop,
    address,
    networkId: 'ergo',
    name: '<'.repeat(60),
    note: '<'.repeat(280),
  });
  const { entries: kept, sync, notice } = await listOwn();
  expect(kept.map((entry) => entry.address).sort()).toEqual([eth, address].sort());
  expect({ sync, notice }).toEqual({ sync: { synced: 2, leftOut: 0, error: null }, notice: null });
  const key = kept.find((entry) => entry.address === address)?.key ?? '';
  await handlers['own/remove'].answer(handlers['own/remove'].input().parse({ key }), {});
  expect(await entries()).toEqual(['trusted Alice']);
});

test('a list that is asked for while a change is shared says how many are, then', async () => {
  await listOwn();
  const share = fakeBrowser.storage.sync.set.bind(fakeBrowser.storage.sync);
  const begun = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  vi.spyOn(fakeBrowser.storage.sync, 'set').mockImplementationOnce(async (items) => {
    begun.resolve();
    await over.promise;
    return share(items);
  });
  const put = putOwn(alice);
  await begun.promise;
  const list = listOwn();
  over.resolve();
  expect(await list).toMatchObject({ entries: [{ name: 'Alice' }], sync: { synced: 1 } });
  await put;
});

test('what is removed is told as it was then', async () => {
  const saved = await putOwn(alice);
  await putOwn({ ...alice, kind: 'blocked' });
  const key = saved.status === 'saved' ? saved.entry.key : '';
  expect((await removeOwn(key)).removed).toMatchObject({ kind: 'blocked', name: 'Alice' });
  expect((await removeOwn(key)).removed).toBeNull();
});

test.each<[string, object, RegExp]>([
  ['a text that is no address', { address: `${btc}x` }, /^Looks like Bitcoin, but/],
  [
    'an address of another network than the chosen one',
    { address: btc, networkId: 'ethereum' },
    /another network \(Bitcoin/,
  ],
  [
    'a private key',
    { address: '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ' },
    /private key or a recovery phrase/,
  ],
  [
    'a private key in the name',
    { name: '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ' },
    /private key or a recovery phrase/,
  ],
  [
    'a recovery phrase in the note',
    {
      note: 'my words: legal winner thank year wave sausage worth useful legal winner thank yellow',
    },
    /private key or a recovery phrase/,
  ],
  ['a name that is too long', { name: 'x'.repeat(61) }, /at most 60 characters/],
  ['a note that is too long', { note: 'x'.repeat(281) }, /at most 280 characters/],
])('%s is refused in words', async (_, change, message) => {
  const result = await putOwn({ ...alice, ...change });
  expect(result).toEqual({ status: 'refused', message: expect.stringMatching(message) });
  expect(await entries()).toEqual([]);
});

test.each([
  'Landlord, monthly rent, always before the fifth, call him first when anything looks off',
  'Konto von Frau Schmidt, nur nach Anruf, sonst bitte immer erst das Büro fragen',
])('a note in prose is kept: %s', async (note) => {
  expect(await putOwn({ ...alice, note })).toMatchObject({ status: 'saved' });
});

test('what cannot be seen is taken out of names and notes', async () => {
  await putOwn({ ...alice, name: ' Al\u202eice\u200b ', note: 'a\nb' });
  expect(await own(eth)).toMatchObject({ name: 'Alice', note: 'a b' });
  // Persian and emoji have joiners in them.
  const [name, note] = ['می\u200cخواهم', '👨\u200d👩\u200d👧 ❤\ufe0f'];
  await putOwn({ ...alice, name, note: `${note}\u202e\u200b` });
  expect(await own(eth)).toMatchObject({ name, note });
  await putOwn({ ...alice, name: 'Al\u200dice\u200d' });
  expect(await own(eth)).toMatchObject({ name: 'Alice' });
});

const noFile =
  'This is no file of your contacts. Take one that was exported here, or a table (CSV) with a column for addresses. Tables of payments, reports or checks are not taken.';

describe('a file', () => {
  test('takes everything to another browser, after saying what it would change', async () => {
    await putOwn(alice);
    await putOwn(shop);
    const { fileName, text } = await exportOwnLists();
    expect(fileName).toMatch(/^wallet-address-check-contacts-\d{4}-\d\d-\d\d\.json$/);
    for (const { key } of (await listOwn()).entries) await removeOwn(key);
    expect(await previewOwn(text)).toMatchObject({
      status: 'read',
      kept: [],
      same: 0,
      bad: { count: 0 },
    });
    expect(await entries()).toEqual([]);
    await importOwn(text);
    expect(await entries()).toEqual(['blocked Fake shop', 'trusted Alice']);
    expect(await importOwn(text)).toMatchObject({ added: [], changed: [], same: 2 });
  });

  test('is as old as it says: what another browser changed since, and has not sent yet, is newer', () => {
    const plan = (changedAt: string, now: number) =>
      planImport(file([{ address: eth, kind: 'trusted', changedAt }]), new Map(), now).records;
    const [record] = plan('2020-01-01T00:00:00Z', 2e12).values();
    expect(record?.changedAt).toBe(Date.UTC(2020, 0));
    const [early] = plan('2101-01-01T00:00:00Z', 2e12).values();
    expect(early?.changedAt).toBe(2e12);
    const [undated] = plan('', 2e12).values();
    expect(undated?.changedAt).toBe(2e12);
  });

  test('changes what is older, and leaves what is newer', async () => {
    await putOwn(alice);
    const at = (changedAt: string) =>
      file([{ address: eth, kind: 'trusted', name: 'Alice B.', changedAt }]);
    expect(await importOwn(at('2001-01-01T00:00:00Z'))).toMatchObject({
      kept: [{ address: eth, kind: 'trusted', name: 'Alice B.' }],
      changed: [],
    });
    expect(await entries()).toEqual(['trusted Alice']);
    expect(await importOwn(at('2101-01-01T00:00:00Z'))).toMatchObject({
      kept: [],
      changed: [{ name: 'Alice B.' }],
    });
    expect(await entries()).toEqual(['trusted Alice B.']);
  });

  test('tells which of its entries cannot be taken, and takes the others', async () => {
    const text = file([
      { address: 'nonsense', kind: 'trusted' },
      7,
      { address: btc, kind: 'blocked' },
    ]);
    expect(await importOwn(text)).toMatchObject({
      added: [{ address: btc, kind: 'blocked', name: '' }],
      bad: {
        count: 2,
        rows: [
          { line: 1, text: 'nonsense' },
          { line: 2, text: '' },
        ],
      },
    });
  });

  test.each([
    ['bitcoin-cash', btc, 'bitcoin-cash'],
    ['Bitcoin Cash', btc, 'bitcoin-cash'],
    ['BCH', btc, 'bitcoin-cash'],
    ['Planet', btc, null],
    // The symbol of two networks, of which the other comes first.
    ['CRO', eth, 'cronos'],
    ['BNB', 'bnb1hkfq3zahaqkkzx5mjnamwjsfpq2jk7z0mlq0d0', 'binance-beacon'],
  ])('may be written by hand, and call a network %s', (network, address, networkId) => {
    const { told } = planImport(file([{ address, kind: 'trusted', network }]), new Map(), 0);
    expect(told).toMatchObject({ added: [{ address, networkId }], bad: { count: 0 } });
  });

  test.each<[string, string, string]>([
    ['of something else', '[]', noFile],
    ['that is cut', '{"format":', noFile],
    [
      'of a newer version',
      file([], 2),
      'This file was exported by a newer version of the extension. Update it first.',
    ],
  ])('%s is refused', (_, text, message) => {
    expect(planImport(text, new Map(), 0).told).toEqual({ status: 'refused', message });
  });
});

test('what another browser of the user changed is known here', async () => {
  keepOwnInStep();
  const row = [
    'evm20:d0cc2b24980cbcca47ef755da88b220a82291407',
    9_999_999_999_999,
    eth,
    null,
    1,
    'Drainer',
    '',
  ];
  await fakeBrowser.storage.sync.set({ 'own-3': [row] });
  await vi.waitFor(async () =>
    expect(await own(eth)).toMatchObject({ kind: 'blocked', name: 'Drainer' }),
  );
});

function file(made: unknown[], version = 1): string {
  return JSON.stringify({ format: 'wallet-address-check/own-list', version, entries: made });
}
