import { bitcoinAlphabet, rippleAlphabet } from '@/lib/address/alphabets';
import { type Row, row } from './row';

/** Networks with an encoding of their own. */
export const otherRows = [
  row(4, 'solana', ['sol', 'SOL', 'Solana'], 'https://solscan.io/account/', [
    { family: 'base58', bytes: 32, format: 'Solana account', kind: 'ed25519' },
  ]),
  row(6, 'xrp', ['xrp', 'XRP', 'XRP Ledger'], 'https://xrpscan.com/account/', [
    {
      family: 'xrp',
      alphabet: rippleAlphabet,
      forms: [
        { version: '00', starts: 'r', format: 'classic', kind: 'h160' },
        { version: '0544', starts: 'X', format: 'X-address', kind: 'h160', bytes: 29 },
        { version: '0493', starts: 'T', format: 'X-address', kind: 'h160', bytes: 29, test: true },
      ],
    },
  ]),
  row(10, 'cardano', ['ada', 'ADA', 'Cardano'], 'https://cardanoscan.io/address/', [
    { family: 'cardano' },
    { family: 'byron' },
  ]),
  row(17, 'monero', ['xmr', 'XMR', 'Monero'], undefined, [{ family: 'monero' }]),
  row(31, 'filecoin', ['fil', 'FIL', 'Filecoin'], 'https://filfox.info/en/address/', [
    { family: 'filecoin' },
  ]),
  row(39, 'stacks', ['stx', 'STX', 'Stacks'], 'https://explorer.hiro.so/address/', [
    { family: 'stacks' },
  ]),
  row(40, 'tezos', ['xtz', 'XTZ', 'Tezos'], 'https://tzkt.io/', [
    {
      family: 'base58check',
      alphabet: bitcoinAlphabet,
      forms: [
        { version: '06a19f', starts: 't', format: 'tz1', kind: 'tz1' },
        { version: '06a1a1', starts: 't', format: 'tz2', kind: 'tz2' },
        { version: '06a1a4', starts: 't', format: 'tz3', kind: 'tz3' },
        { version: '06a1a6', starts: 't', format: 'tz4', kind: 'tz4' },
        { version: '025a79', starts: 'K', format: 'KT1', kind: 'kt1' },
        { version: '067c75', starts: 's', format: 'sr1', kind: 'sr1' },
      ],
    },
  ]),
  row(49, 'mina', ['mina', 'MINA', 'Mina'], 'https://minascan.io/mainnet/account/', [
    {
      family: 'base58check',
      alphabet: bitcoinAlphabet,
      forms: [{ version: 'cb0101', starts: 'B', format: 'Mina account', kind: 'mina', bytes: 33 }],
    },
  ]),
  row(88, 'waves', ['waves', 'WAVES', 'Waves'], 'https://wavesexplorer.com/addresses/', [
    { family: 'waves', version: 1, letters: ['W', 'T'] },
  ]),
  row(97, 'nervos', ['ckb', 'CKB', 'Nervos CKB'], 'https://explorer.nervos.org/address/', [
    { family: 'nervos' },
  ]),
  row(98, 'ergo', ['erg', 'ERG', 'Ergo'], 'https://explorer.ergoplatform.com/en/addresses/', [
    { family: 'ergo' },
  ]),
  row(220, 'aeternity', ['ae', 'AE', 'Aeternity'], 'https://aescan.io/accounts/', [
    { family: 'aeternity' },
  ]),
  row(221, 'nuls', ['nuls', 'NULS', 'NULS'], 'https://nulscan.io/address/info?address=', [
    { family: 'nuls' },
  ]),
  row(310, 'vsys', ['vsys', 'VSYS', 'V Systems'], 'https://explorer.v.systems/address/', [
    { family: 'waves', version: 5, letters: ['M', 'T'] },
  ]),
  row(311, 'nebulas', ['nas', 'NAS', 'Nebulas'], 'https://explorer.nebulas.io/#/address/', [
    { family: 'nebulas' },
  ]),
  row(367, 'massa', ['mas', 'MAS', 'Massa'], 'https://explorer.massa.net/mainnet/address/', [
    { family: 'massa' },
  ]),
  row(388, 'keeta', ['kta', 'KTA', 'Keeta'], undefined, [{ family: 'keeta' }]),
  row(396, 'canton', ['cc', 'CC', 'Canton'], undefined, [{ family: 'canton' }]),
] as const satisfies readonly Row[];
