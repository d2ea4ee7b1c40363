import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { readDataFile } from '@/lib/background/data-file';
import { feedsNotice, feedView, readFeeds, withFeeds } from '@/lib/background/feed-store';
import { planImport } from '@/lib/background/own-file';
import { OwnRecord } from '@/lib/extension/own-entries';
import { migrateSettings } from '@/lib/extension/settings';
import { Feed, newFeed } from '@/lib/reports/feeds/feed';
import { anyCharacter } from '@/test/unit/any-character';
import { anyJson, damaged } from '@/test/unit/damaged';
import { fc } from '@/test/unit/fc';

const text = fc.string({ unit: anyCharacter });
const address = fc.oneof(
  // BIP-173's and EIP-55's examples, a mistyped one and a key.
  fc.constantFrom(
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
    'L1aW4aubDFB7yfras2S1mN3bqg9nwySY8nkoLmJebSLD5BWv3ENZ',
  ),
  text,
);
const network = fc.constantFrom(null, 'bitcoin', 'ethereum', 'of a newer version');
const time = fc.oneof(fc.integer({ min: -1 }), fc.double());

beforeEach(() => {
  fakeBrowser.reset();
});

const feed = damaged({
  ...Object.fromEntries(
    Object.entries(newFeed({ id: 'list:1', name: 'L', url: null, networkId: null })).map(
      ([name, value]) => [name, fc.constant(value)],
    ),
  ),
  id: fc.nat(3).map((id) => `list:${id}`),
  name: text,
  failures: fc.nat(),
  networks: fc.array(fc.constantFrom('bitcoin', 'of a newer version')),
});
const feeds = damaged({
  version: fc.constantFrom(1, 1, 1, 2),
  feeds: fc.array(feed, { maxLength: 2 }),
});

test('readFeeds: whatever is stored, whole lists are read, and with one that is none, all is put aside beside what was there', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(feeds, anyJson), async (stored) => {
      await fakeBrowser.storage.local.set({ feeds: stored, 'feeds-backup': 'none' });
      const { feeds: kept } = await fakeBrowser.storage.local.get('feeds');
      const read = await readFeeds();
      taken += read.length;
      expect(read.map((one) => Feed.safeParse(one).success)).toEqual(read.map(() => true));
      expect(withFeeds([], read).map(({ name }) => name)).toEqual(read.map(({ name }) => name));
      expect(read.map((one) => feedView(one).id)).toEqual(read.map(({ id }) => id));
      const given: unknown = Object(stored).feeds;
      const isRead = Array.isArray(given) && given.length === read.length;
      const { 'feeds-backup': backup } = await fakeBrowser.storage.local.get('feeds-backup');
      if (!isRead && kept !== undefined) expect(backup).toEqual(['none', kept]);
      expect((await feedsNotice()) === null).toBe(backup === 'none');
    }),
  );
  expect(taken).toBeGreaterThan(30);
});

const entry = damaged({
  address,
  network,
  kind: fc.constantFrom('blocked', 'trusted'),
  name: text,
  note: text,
  changedAt: fc.constantFrom('', '2026-05-01T10:00:00Z', '+275760-09-13T00:00:00Z', 'tomorrow'),
});
const ownFile = damaged({
  format: fc.constant('wallet-address-check/own-list'),
  version: fc.constantFrom(1, 1, 1, 1, 0, 2, 0.5),
  entries: fc.array(fc.oneof({ weight: 6, arbitrary: entry }, anyJson), { maxLength: 6 }),
});
const json = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 6, arbitrary: value.map((one) => JSON.stringify(one)) },
    {
      weight: 1,
      arbitrary: fc.tuple(value, text).map(([one, more]) => JSON.stringify(one) + more),
    },
    { weight: 1, arbitrary: text },
  );

test('planImport: of any file of own addresses each entry is taken, kept, the same or bad, and none that is here goes', () => {
  let taken = 0;
  const here = OwnRecord.parse({
    key: 'evm20:5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    changedAt: 5,
    said: { address: '0x0', networkId: null, kind: 'trusted', name: 'Alice', note: '' },
  });
  fc.assert(
    fc.property(json(ownFile), fc.nat(), (file, now) => {
      const { told, records } = planImport(file, new Map([[here.key, here]]), now);
      expect([...records.values()].every((one) => OwnRecord.safeParse(one).success)).toBe(true);
      expect(records.has(here.key)).toBe(true);
      if (told.status === 'refused') {
        expect([told.message !== '', records.size]).toEqual([true, 1]);
        return;
      }
      taken += told.added.length;
      const { added, changed, same, kept, bad } = told;
      const entries: unknown[] = JSON.parse(file).entries;
      expect(added.length + changed.length + same + kept.length + bad.count).toBe(entries.length);
      expect(records.size).toBe(1 + added.length);
      const again = planImport(file, records, now).told;
      if (again.status === 'refused') throw new Error(again.message);
      // What is of an account above is held against what is there by then.
      const lasting = bad.rows.filter(({ reason }) => !/same account/.test(reason));
      expect(again.added).toEqual([]);
      expect(again.bad.rows).toEqual(expect.arrayContaining(lasting));
    }),
  );
  expect(taken).toBeGreaterThan(30);
});

const everything = damaged({
  format: fc.constantFrom(
    'wallet-address-check/everything',
    'wallet-address-check/everything',
    'wallet-address-check/own-list',
  ),
  version: fc.constantFrom(1, 1, 1, 1, 2),
  settings: damaged({
    version: fc.constantFrom(0, 1),
    staleDays: fc.integer({ min: 1, max: 365 }),
  }),
  lists: fc.array(
    damaged({ name: text, url: fc.option(fc.webUrl()), network, rows: fc.array(anyJson) }),
    {
      maxLength: 2,
    },
  ),
  own: fc.oneof(ownFile, anyJson),
  checks: fc.array(
    damaged({ address, networkId: network, at: time, level: fc.constantFrom('danger', 'clear') }),
    { maxLength: 2 },
  ),
});

test('readDataFile: any file of everything is taken whole, or refused in words; a key is never among its checks', () => {
  let taken = 0;
  fc.assert(
    fc.property(json(everything), (file) => {
      const read = readDataFile(file);
      if (read.status === 'refused') {
        expect(read.message).not.toBe('');
        return;
      }
      taken++;
      const { settings, lists, own, checks } = read;
      if (settings !== null) expect(migrateSettings(settings)).toEqual(settings);
      for (const { name, url, network: named, rows } of lists) {
        expect([name.length > 0, name.length <= 100, Array.isArray(rows)]).toEqual([
          true,
          true,
          true,
        ]);
        expect([url, named].every((one) => one === null || typeof one === 'string')).toBe(true);
      }
      for (const check of checks) {
        expect(check.address).not.toMatch(/^L1aW/);
        expect([null, 'bitcoin', 'ethereum']).toContain(check.networkId);
        expect(Number.isNaN(new Date(check.at).getTime())).toBe(false);
      }
      expect(typeof own).toBe('string');
    }),
  );
  expect(taken).toBeGreaterThan(50);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
