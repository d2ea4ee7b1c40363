import { describe, expect, test } from 'vitest';
import { identifyNetworks } from '@/lib/address/identify';
import type { RawRow } from '@/lib/reports/feeds/raw-row';
import { readRow } from '@/lib/reports/feeds/read-row';

const eth = '0xF193a9aFb00715AaCF7ca9Ebffafe02C77517C2E';
const btc = '123WBUDmSJv4GctdVEz6Qq6z8nXSKrJ4KX';
const p2sh = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

function read(changes: Partial<RawRow>, chosen: 'litecoin' | null = null) {
  const row = { line: 5, address: tron, names: [], label: '', count: undefined, date: undefined };
  return readRow({ ...row, ...changes }, { chosen });
}

test('a row that says all is what it says', () => {
  const said = { names: ['XBT'], label: 'Shop', count: '12', date: '2020-01-01' };
  expect(read({ address: ` ${btc}\n`, ...said })).toEqual({
    status: 'row',
    row: {
      key: 'h160:0b7150fd660ab4bfebbdf2364d64b266cf2bc1dd',
      address: btc,
      networkId: 'bitcoin',
      networks: ['bitcoin'],
      network: 'XBT',
      count: 12,
      lastReported: Date.UTC(2020, 0, 1),
      label: 'Shop',
    },
    guessed: false,
    undated: false,
    disagreement: null,
  });
});

test.each([
  ['5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ', ''],
  ['wif: 5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ', 'wif: …'],
  [`exploit 0x${'4c0883a69102937d'.repeat(4)} in March`, 'exploit … in March'],
  [
    'Fake support agent asked the victim for the recovery phrase and drained the wallet',
    'Fake support agent asked the victim for the recovery phrase and drained the wallet',
  ],
  [`${'abandon '.repeat(11)}about`, ''],
  ['a fake shop that sells phones', 'a fake shop that sells phones'],
])('a key in a label is not kept, whatever the format: "%s"', (label, kept) => {
  expect(read({ label })).toMatchObject({ row: { label: kept } });
});

describe('the network of a row', () => {
  const guessed = { guessed: true, disagreement: null };
  const said = { guessed: false, disagreement: null };
  test.each<[string, Partial<RawRow>, 'litecoin' | null, object]>([
    [
      'that says none is the only one that its address fits',
      {},
      null,
      { row: { networkId: 'tron', networks: ['tron'], network: 'TRON' }, ...guessed },
    ],
    [
      'whose address fits several is open',
      { address: btc },
      null,
      { row: { networkId: null, network: '' }, ...guessed },
    ],
    [
      'that says one that nobody knows is called so',
      { names: ['FooChain'] },
      null,
      { row: { networkId: 'tron', network: 'FooChain' }, ...guessed },
    ],
    [
      'that says several is the first that the address is valid on',
      { address: p2sh, names: ['FooChain', 'ETH', 'LTC', 'BTC'] },
      null,
      { row: { networkId: 'litecoin', networks: ['litecoin'], network: 'FooChain' }, ...said },
    ],
    [
      'that the user chose for it has its own name',
      { address: p2sh },
      'litecoin',
      { row: { networkId: 'litecoin', network: 'Litecoin' }, ...said },
    ],
    [
      'that the user chose in vain is what the address says',
      {},
      'litecoin',
      { row: { networkId: 'tron', network: 'TRON' }, ...guessed },
    ],
  ])('%s', (_, row, chosen, expected) => {
    expect(read(row, chosen)).toMatchObject(expected);
  });

  test('that the address does not belong to is told, with the likeliest of what is said', () => {
    expect(read({ names: ['BNB'] })).toMatchObject({
      row: { networkId: 'tron', network: 'TRON' },
      guessed: true,
      disagreement: {
        line: 5,
        text: tron,
        reason: 'The list says BNB Smart Chain, but this is an address of TRON.',
      },
    });
    expect(read({ address: btc, names: ['ETH'] })).toMatchObject({
      row: { networkId: null, network: '' },
    });
  });
});

describe('an EVM address', () => {
  const key = `evm20:${eth.slice(2).toLowerCase()}`;

  test('that fails its checksum is the account that it names, as it is written', () => {
    const address = eth.replace('F193a', 'f193A');
    const { row } = rowOf(read({ address }));
    expect([row.key, row.address, row.networks[0]]).toEqual([key, address, 'ethereum']);
  });

  const mistyped = 'The case of its letters does not fit, so it may be mistyped.';
  test('that fails its checksum is doubted', () => {
    const address = eth.replace('F193a', 'f193A');
    const { disagreement } = rowOf(read({ address }));
    expect(disagreement).toEqual({ line: 5, text: address, reason: mistyped });
    const others = identifyNetworks(eth).length - 3;
    expect(rowOf(read({ address, names: ['TRX'] })).disagreement?.reason).toBe(
      `The list says TRON, but this is an address of Ethereum, BNB Smart Chain, Base or ${others} others. ${mistyped}`,
    );
  });

  test.each([eth, eth.toLowerCase(), eth.replace('0x', '0X'), `0x${eth.slice(2).toUpperCase()}`])(
    'as %s has no checksum that fails',
    (address) => {
      expect(rowOf(read({ address }))).toMatchObject({ row: { key, address }, disagreement: null });
    },
  );

  // EIP-1191's example for chain 30.
  test('whose checksum is that of one network alone is of that network', () => {
    const address = '0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD';
    expect(rowOf(read({ address })).row.networkId).toBe('rootstock');
  });

  test('is not looked for in another network’s that fails its own checksum', () => {
    const { status } = read({ address: `0x${'3aB'.repeat(21)}` });
    expect(status).toBe('bad');
  });

  test.each([`${eth}0`, eth.slice(0, -1), `${eth} x`, `x${eth}`, `ETH ${eth}`])(
    'is not read out of "%s"',
    (address) => {
      expect(read({ address })).toMatchObject({ status: 'bad', bad: { text: address } });
    },
  );
});

function rowOf(reading: ReturnType<typeof read>) {
  if (reading.status !== 'row') throw new Error(reading.bad.reason);
  return reading;
}

describe('a row is not taken', () => {
  const key = '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ';
  test.each<[string, unknown, string, string]>([
    ['without an address', undefined, '', 'There is no address in this row.'],
    ['whose address is no text', 7, '', 'There is no address in this row.'],
    [
      'that may hold a key, of which only the beginning is kept',
      key,
      '5Hue…',
      'This may be a private key, a recovery phrase or a transaction. It was not taken.',
    ],
    [
      'with what is no address',
      'nonsense!',
      'nonsense!',
      'This is not an address of any network that is known here.',
    ],
    ['that is empty', '  ', '', 'There is no address in this row.'],
  ])('%s', (_, address, text, reason) => {
    expect(read({ address })).toEqual({ status: 'bad', bad: { line: 5, text, reason } });
  });

  test('with what only a named network would make an address', () => {
    const text = `0s${'a1'.repeat(18)}zz`;
    const reason = 'It is an address only where its network is named.';
    const bad = { line: 5, text, reason, isUnclear: true };
    expect(read({ address: text })).toEqual({ status: 'bad', bad });
  });
});

// What the user is told of a list that others wrote is no advice.
test.each([
  [eth.slice(0, -1), 'Looks like Ethereum. Its length is wrong.'],
  [
    'ga7qynf7sowq3glr2bgmzehxavirza4kvwltjjfc7mgxua74p7ujvsgz',
    'Looks like Stellar. All its letters are capitals where they should be small, or the other way round.',
  ],
  [
    btc.replace('W', '0'),
    'Looks like Bitcoin. At place 4 it has a character that no such address can have.',
  ],
  [btc.replace('W', 'X'), 'Looks like Bitcoin. Its check digits do not fit.'],
  [
    btc.replace('B', '\u0412'),
    'Looks like Bitcoin. A character in it only looks right and is from another alphabet.',
  ],
  [
    'bc1qW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'Looks like Bitcoin. It mixes upper and lower case, which this form does not allow.',
  ],
  [eth.slice(2), 'Looks like Ethereum. It does not begin as an address of this network does.'],
  [
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    'Looks like Bitcoin. It is an address of a test network.',
  ],
])('of %s it is said: %s', (address, reason) => {
  expect(read({ address })).toMatchObject({ bad: { reason } });
});

describe('a row', () => {
  test.each([undefined, null, '', 0])('with %j for a date has none', (date) => {
    expect(read({ date })).toMatchObject({ row: { lastReported: null }, undated: false });
  });

  test.each(['soon', '0', -1, true, {}])(
    'with %j for a date has one that nobody can read',
    (date) => {
      expect(read({ date })).toMatchObject({ row: { lastReported: null }, undated: true });
    },
  );

  test.each([
    ['2026-03-02T12:00:00Z', false],
    ['2026-03-02T12:00:01Z', true],
    ['2062-01-01', true],
  ])(
    'with %s for a date at noon of 1 March 2026 has one that nobody can read: %s',
    (date, undated) => {
      const row = { line: 5, address: tron, names: [], label: '', count: undefined, date };
      const lastReported = undated ? null : Date.parse(date);
      expect(readRow(row, { chosen: null }, Date.UTC(2026, 2, 1, 12))).toMatchObject({
        row: { lastReported },
        undated,
      });
    },
  );
});

test('an EVM address in 32 bytes, as events have it, is that one', () => {
  const evm = '0xd0cc2b24980cbcca47ef755da88b220a82291407';
  const padded = `0x${'0'.repeat(24)}${evm.slice(2)}`;
  expect(read({ address: padded })).toEqual(read({ address: evm }));
  expect(read({ address: padded, names: ['Sui'] })).toMatchObject({ row: { networkId: 'sui' } });
  const system = `0x${'0'.repeat(56)}0a550c18`;
  expect(read({ address: system })).toMatchObject({ row: { address: system } });
});

test.each(['0xdAC17F958D2ee523a2206206994597C13D831ec7', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'])(
  'the contract of a well-known token, %s, which may bar its holders, is accused by no list',
  (address) => {
    const reason = 'This is the contract of a well-known token, and nobody’s wallet.';
    expect(read({ address, label: 'Phishing' })).toEqual({
      status: 'bad',
      bad: { line: 5, text: address, reason },
    });
  },
);
