import { describe, expect, test, vi } from 'vitest';
import { noGroup, readFields } from '@/lib/reports/feeds/raw-row';
import { readList } from '@/lib/reports/feeds/read-list';

const ring = { names: ['ETH'], label: 'Ring' };
const read = (fields: Record<string, unknown>, group = noGroup) => readFields(fields, 3, group);

test('a row has what its fields say, whatever they are called', () => {
  const fields = { Wallet: 'a', chain: 'BTC', Comment: 'Shop', Reports: 4, date_added: '2020' };
  expect(read(fields)).toStrictEqual({
    line: 3,
    address: 'a',
    names: ['BTC'],
    label: 'Shop',
    count: 4,
    date: '2020',
    stands: 'in-field',
  });
});

test('what its network is called is no label: that may stand in a later field', () => {
  const fields = { address: 'a', chain_name: 'Polygon PoS', entity_name: 'Fake shop' };
  expect(read(fields)).toMatchObject({ names: ['Polygon PoS'], label: 'Fake shop' });
  expect(read({ address: 'a', 'Coin Name': 'Bitcoin' })).toMatchObject({ label: '' });
});

test('what MongoDB writes with its type is that', () => {
  const date = { $date: { $numberLong: '1709546400000' } };
  const fields = { address: 'a', date, count: { $numberInt: '5' } };
  expect(read(fields)).toMatchObject({ count: '5', date: '1709546400000' });
});

test('a row lacks what no field says', () => {
  const nothing = { address: undefined, names: [], label: '', count: undefined, date: undefined };
  expect(read({ x: 1 })).toStrictEqual({ line: 3, ...nothing, stands: 'in-field' });
});

test('each row is read by its own names', () => {
  const addresses = [{ address: 'a' }, { x: 'b' }, { wallet: 'c' }, { address: 'd' }].map(
    (fields) => read(fields),
  );
  expect(addresses).toMatchObject([
    { address: 'a' },
    { address: undefined },
    { address: 'c' },
    { address: 'd' },
  ]);
});

test('the names of rows are read once, however many rows and fields there are', () => {
  read({ address: 1, other: 2, names: 3 });
  const lower = vi.spyOn(String.prototype, 'toLowerCase');
  read({ address: 4, other: 5, names: 6 });
  expect(lower).not.toHaveBeenCalled();
  lower.mockRestore();
});

test('of thousands of names that ask whether it is one, each is looked at once', () => {
  const asked = Array.from({ length: 20_000 }, (_, i) => [`scam_address_${i}`, 'yes']);
  expect(read({ ...Object.fromEntries(asked), name: 'Shop' })).toMatchObject({
    address: undefined,
  });
});

test('a field is looked for among the first hundred', () => {
  const behind = (count: number) =>
    read({
      ...Object.fromEntries(Array.from({ length: count }, (_, i) => [`x${i}`, 1])),
      address: 'a',
    });
  expect(behind(99)).toMatchObject({ address: 'a' });
  expect(behind(100)).toMatchObject({ address: undefined });
});

describe('what a row calls its network', () => {
  test.each<[object, string[]]>([
    [{ network: 'BTC', walletNetworkId: 7 }, ['BTC', '7', 'ETH']],
    [{ walletNetwork: 'LTC', coin: 'BTC' }, ['LTC', 'BTC', 'ETH']],
    [
      { walletNetwork: { name: 'Litecoin', symbol: 'LTC', code: 'ltc' }, network: { code: 'btc' } },
      ['LTC', 'ltc', 'Litecoin', 'btc', 'ETH'],
    ],
    [{ walletNetwork: { symbol: ' ', name: 7 }, network: '', walletNetworkId: null }, ['ETH']],
    [{ network: ['BTC'] }, ['ETH']],
    [{ network: 'Bitcoin (BTC)' }, ['Bitcoin (BTC)', 'BTC', 'ETH']],
    [{ network: 'Some chain (BTC)' }, ['Some chain (BTC)', 'BTC', 'ETH']],
  ])('in %j, its group behind it', (fields, names) => {
    expect(read({ ...fields }, ring)).toMatchObject({ names });
  });
});

describe('the label of a row', () => {
  test.each<[unknown, string]>([
    ['Shop', 'Shop'],
    ['', 'Ring'],
    [undefined, 'Ring'],
    [['a', 'b', 7, 'd', 'e', 'f'], 'a, b, , d, e'],
    [[], 'Ring'],
  ])('that says %j in the group "Ring" is "%s"', (label, expected) => {
    expect(read({ label }, ring)).toMatchObject({ label: expected });
  });
});

test.each<[Record<string, unknown>, string]>([
  [{ Type: 'Phishing' }, 'Phishing'],
  [{ scam_type: 'Investment scam', date: '2024' }, 'Investment scam'],
  [{ Type: 'Phishing', Comment: 'Shop' }, 'Shop'],
  [{ Type: 'Phishing', Comment: '' }, 'Phishing'],
  [{ Type: 'contract' }, ''],
  [{ Type: 7 }, ''],
])('the label of %j is "%s": a type that accuses, where nothing else is said', (fields, label) => {
  expect(read({ address: 'a', ...fields })).toMatchObject({ label });
});

describe('a row whose tags are', () => {
  test.each<[unknown]>([[['exchange', 'Phishing site']], [[]], ['heist'], [null]])(
    '%j is taken',
    (tags) => {
      expect(read({ address: 'a', tags })).toMatchObject({ address: 'a', names: [] });
    },
  );

  test('all harmless is not taken, and says why', () => {
    expect(read({ address: 'a', tags: ['exchange', 'custodian'] })).toEqual({
      line: 3,
      text: 'a',
      reason: 'Its tags (exchange, custodian) do not call it a scam.',
      isCleared: true,
    });
  });
});

test('a field for a network may have several addresses beside one that has one', async () => {
  const [eth, btc, other] = [
    '0xD0cC2B24980CBCCA47EF755Da88B220a82291407',
    '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX',
    '149w62rY42aZBox8fGcmqNsXUzSStKeq8C',
  ];
  const { rows } = await readList(JSON.stringify([{ name: 'Bob', eth, btc: [btc, other] }]));
  expect(rows).toMatchObject([
    { address: eth, networkId: 'ethereum', label: 'Bob' },
    { address: btc, networkId: 'bitcoin', label: 'Bob' },
    { address: other, networkId: 'bitcoin', label: 'Bob' },
  ]);
});
