import { bitcoinAlphabet, rippleAlphabet } from './alphabets';
import type { Encoding } from './encoding';

type Row = {
  /** Lower-case slug. */
  id: string;
  /** The short identifier that is sent to the service. */
  code: string;
  /** Of the native coin. */
  symbol: string;
  name: string;
  /** URL of a public explorer's page about an address; the address follows. */
  explorer: `https://${string}`;
  encodings: readonly Encoding[];
};

export type NetworkId = (typeof rows)[number]['id'];

export type Network = Row & { id: NetworkId };

// One object for all EVM networks, so that a text is tried against it only once.
const evm = [{ family: 'evm' }] as const;

// Likeliest first: this is the order of answers where a text fits several.
const rows = [
  {
    id: 'bitcoin',
    code: 'btc',
    symbol: 'BTC',
    name: 'Bitcoin',
    explorer: 'https://mempool.space/address/',
    encodings: [
      {
        family: 'base58check',
        alphabet: bitcoinAlphabet,
        forms: [
          { version: '00', starts: '1', format: 'P2PKH', kind: 'h160' },
          { version: '05', starts: '3', format: 'P2SH', kind: 'script' },
          { version: '6f', starts: 'mn', format: 'P2PKH', kind: 'h160', test: true },
          { version: 'c4', starts: '2', format: 'P2SH', kind: 'script', test: true },
        ],
      },
      { family: 'segwit', hrp: 'bc', testHrps: ['tb', 'bcrt'] },
    ],
  },
  {
    id: 'ethereum',
    code: 'eth',
    symbol: 'ETH',
    name: 'Ethereum',
    explorer: 'https://etherscan.io/address/',
    encodings: evm,
  },
  {
    id: 'bsc',
    code: 'bnb',
    symbol: 'BNB',
    name: 'BNB Smart Chain',
    explorer: 'https://bscscan.com/address/',
    encodings: evm,
  },
  {
    id: 'tron',
    code: 'trx',
    symbol: 'TRX',
    name: 'TRON',
    explorer: 'https://tronscan.org/#/address/',
    encodings: [
      {
        family: 'base58check',
        alphabet: bitcoinAlphabet,
        forms: [{ version: '41', starts: 'T', format: 'TRON account', kind: 'evm20' }],
      },
    ],
  },
  {
    id: 'solana',
    code: 'sol',
    symbol: 'SOL',
    name: 'Solana',
    explorer: 'https://solscan.io/account/',
    encodings: [{ family: 'base58', bytes: 32, format: 'Solana account', kind: 'ed25519' }],
  },
  {
    id: 'litecoin',
    code: 'ltc',
    symbol: 'LTC',
    name: 'Litecoin',
    explorer: 'https://litecoinspace.org/address/',
    encodings: [
      {
        family: 'base58check',
        alphabet: bitcoinAlphabet,
        forms: [
          { version: '30', starts: 'L', format: 'P2PKH', kind: 'h160' },
          { version: '32', starts: 'M', format: 'P2SH', kind: 'script' },
          { version: '05', starts: '3', format: 'P2SH', kind: 'script', now: '32' },
          { version: '6f', starts: 'mn', format: 'P2PKH', kind: 'h160', test: true },
          { version: '3a', starts: 'Q', format: 'P2SH', kind: 'script', test: true },
          { version: 'c4', starts: '2', format: 'P2SH', kind: 'script', test: true },
        ],
      },
      { family: 'segwit', hrp: 'ltc', testHrps: ['tltc', 'rltc'] },
      { family: 'mweb', hrp: 'ltcmweb', testHrps: ['tmweb'] },
    ],
  },
  {
    id: 'xrp',
    code: 'xrp',
    symbol: 'XRP',
    name: 'XRP Ledger',
    explorer: 'https://xrpscan.com/account/',
    encodings: [
      {
        family: 'xrp',
        alphabet: rippleAlphabet,
        forms: [
          { version: '00', starts: 'r', format: 'classic', kind: 'h160' },
          { version: '0544', starts: 'X', format: 'X-address', kind: 'h160', bytes: 29 },
          {
            version: '0493',
            starts: 'T',
            format: 'X-address',
            kind: 'h160',
            bytes: 29,
            test: true,
          },
        ],
      },
    ],
  },
] as const satisfies readonly Row[];

/** Every network that the extension knows, likeliest first. */
export const networks: readonly Network[] = rows;

/** The row of a network. Throws an Error where the table has none, which is a broken border: parse with isNetworkId first. */
export function findNetwork(id: NetworkId): Network {
  const network = networks.find((row) => row.id === id);
  if (!network) throw new Error(`No network has the id '${id}'`);
  return network;
}

/** Whether a text from outside is the id of a network in the table. */
export function isNetworkId(id: unknown): id is NetworkId {
  return networks.some((row) => row.id === id);
}
