import { type Row, row } from './row';

const bitcoinCash = {
  hrp: 'bitcoincash',
  testHrps: ['bchtest', 'bchreg'],
  types: 4,
} as const;

const ecash = { hrp: 'ecash', testHrps: ['ectest', 'ecregtest'], types: 2 } as const;

/** Networks whose addresses carry CashAddr's checksum. */
export const cashaddrRows = [
  row(
    16,
    'bitcoin-cash',
    ['bch', 'BCH', 'Bitcoin Cash'],
    'https://blockchair.com/bitcoin-cash/address/',
    [
      { family: 'cashaddr', ...bitcoinCash },
      { family: 'cash-legacy', ...bitcoinCash },
    ],
  ),
  row(29, 'kaspa', ['kas', 'KAS', 'Kaspa'], 'https://explorer.kaspa.org/addresses/', [
    { family: 'kaspa' },
  ]),
  row(44, 'ecash', ['xec', 'XEC', 'eCash'], 'https://explorer.e.cash/address/', [
    { family: 'cashaddr', ...ecash },
    { family: 'cash-legacy', ...ecash },
  ]),
  row(85, 'conflux', ['cfx', 'CFX', 'Conflux'], 'https://www.confluxscan.io/address/', [
    { family: 'conflux' },
  ]),
] as const satisfies readonly Row[];
