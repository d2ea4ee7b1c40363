import type { Encoding, HexShape } from '@/lib/address/encoding';
import { type Row, row } from './row';

// Movement is a chain of Aptos' software: a key has the same address on both.
const aptos: readonly Encoding[] = [
  hex(
    { prefix: '0x', digits: 64, format: 'Aptos account', kind: 'aptos' },
    // AIP-40: only 0x0 to 0xf may be short.
    {
      prefix: '0x',
      digits: 1,
      format: 'special account',
      kind: 'aptos',
      bytes: 32,
      vague: true,
    },
  ),
];

/** Networks whose addresses are hex digits, letters or names. */
export const hexRows = [
  row(19, 'sui', ['sui', 'SUI', 'Sui'], 'https://suiscan.xyz/mainnet/account/', [
    hex({ prefix: '0x', digits: 64, format: 'Sui account', kind: 'sui' }),
  ]),
  row(26, 'aptos', ['apt', 'APT', 'Aptos'], 'https://explorer.aptoslabs.com/account/', aptos),
  row(
    394,
    'movement',
    ['move', 'MOVE', 'Movement'],
    'https://explorer.movementnetwork.xyz/account/',
    aptos,
  ),
  row(27, 'near', ['near', 'NEAR', 'NEAR Protocol'], 'https://nearblocks.io/address/', [
    hex(
      { prefix: '', digits: 64, format: 'implicit', kind: 'ed25519', lower: true, vague: true },
      { prefix: '0x', digits: 40, format: 'ETH-implicit', kind: 'evm20', lower: true, vague: true },
      { prefix: '0s', digits: 40, format: 'deterministic', kind: 'near', lower: true },
    ),
    { family: 'near' },
  ]),
  row(42, 'eos', ['eos', 'A', 'EOS (Vaulta)'], 'https://unicove.com/en/vaulta/account/', [
    { family: 'eos', kind: 'eos-name' },
  ]),
  row(106, 'wax', ['wax', 'WAXP', 'WAX'], 'https://waxblock.io/account/', [
    { family: 'eos', kind: 'wax-name' },
  ]),
  row(47, 'starknet', ['strk', 'STRK', 'Starknet'], 'https://voyager.online/contract/', [
    { family: 'starknet' },
  ]),
  row(48, 'flow', ['flow', 'FLOW', 'Flow'], 'https://www.flowscan.io/account/', [
    { family: 'flow' },
  ]),
  row(50, 'iota', ['iota', 'IOTA', 'IOTA'], 'https://explorer.iota.org/address/', [
    hex({ prefix: '0x', digits: 64, format: 'IOTA account', kind: 'iota' }),
    {
      family: 'bech32',
      hrp: 'iota',
      testHrps: ['atoi', 'rms', 'tst'],
      // A type and what today's form has alone.
      payloads: [{ bytes: 33, format: 'Stardust account', kind: 'iota-stardust' }],
    },
  ]),
  row(86, 'kadena', ['kda', 'KDA', 'Kadena'], 'https://explorer.kadena.io/mainnet/account/', [
    { family: 'kadena' },
  ]),
  row(87, 'icon', ['icx', 'ICX', 'ICON'], 'https://tracker.icon.community/address/', [
    hex(
      { prefix: 'hx', digits: 40, format: 'account', kind: 'icon', lower: true },
      { prefix: 'cx', digits: 40, format: 'contract', kind: 'icon-contract', lower: true },
    ),
  ]),
  row(100, 'siacoin', ['sc', 'SC', 'Sia'], 'https://siascan.com/address/', [{ family: 'sia' }]),
  row(107, 'casper', ['cspr', 'CSPR', 'Casper'], 'https://cspr.live/account/', [
    { family: 'casper' },
  ]),
  row(108, 'aion', ['aion', 'AION', 'Aion'], undefined, [
    hex({ prefix: '0xa0', digits: 62, format: 'Aion account', kind: 'aion' }),
  ]),
  row(368, 'qrl', ['qrl', 'QRL', 'Quantum Resistant Ledger'], 'https://explorer.theqrl.org/a/', [
    { family: 'qrl' },
  ]),
  row(369, 'qubic', ['qubic', 'QUBIC', 'Qubic'], 'https://explorer.qubic.org/network/address/', [
    { family: 'qubic' },
  ]),
] as const satisfies readonly Row[];

function hex(...shapes: readonly HexShape[]) {
  return { family: 'hex', shapes } as const;
}
