import type { Encoding } from '@/lib/address/encoding';
import { type Row, row } from './row';

/** Networks whose addresses are bech32 accounts, but for those of the Cosmos family. */
export const bech32Rows = [
  row(
    46,
    'multiversx',
    ['egld', 'EGLD', 'MultiversX'],
    'https://explorer.multiversx.com/accounts/',
    // A contract's has eight zero bytes first, which no key has.
    [account('erd', 32, 'ed25519')],
  ),
  row(81, 'zilliqa', ['zil', 'ZIL', 'Zilliqa'], 'https://viewblock.io/zilliqa/address/', [
    account('zil', 20, 'zilliqa', 'tzil'),
  ]),
  row(82, 'harmony', ['one', 'ONE', 'Harmony'], 'https://explorer.harmony.one/address/', [
    account('one', 20, 'evm20'),
  ]),
  row(83, 'iotex', ['iotx', 'IOTX', 'IoTeX'], 'https://iotexscan.io/address/', [
    account('io', 20, 'evm20', 'it'),
  ]),
  row(
    84,
    'oasis',
    ['rose', 'ROSE', 'Oasis'],
    'https://explorer.oasis.io/mainnet/consensus/address/',
    [account('oasis', 21, 'oasis')],
  ),
  row(101, 'chia', ['xch', 'XCH', 'Chia'], 'https://xchscan.com/address/', [
    { ...account('xch', 32, 'chia', 'txch'), isModified: true },
  ]),
  row(104, 'binance-beacon', ['bnb-beacon', 'BNB', 'BNB Beacon Chain'], undefined, [
    account('bnb', 20, 'h160', 'tbnb'),
  ]),
  row(120, 'pactus', ['pac', 'PAC', 'Pactus'], 'https://pacviewer.com/address/', [
    { ...account('pc', 20, 'pactus', 'tpc'), isModified: true, leads: [1, 2, 3] },
  ]),
  row(130, 'radix', ['xrd', 'XRD', 'Radix'], 'https://dashboard.radixdlt.com/account/', [
    { ...account('account_rdx', 30, 'radix'), isModified: true },
  ]),
  row(131, 'aleo', ['aleo', 'ALEO', 'Aleo'], 'https://explorer.provable.com/address/', [
    { ...account('aleo', 32, 'aleo'), isModified: true },
  ]),
  row(340, 'namada', ['nam', 'NAM', 'Namada'], undefined, [
    // A byte for what it is, then 20 of a hash.
    { ...account('tnam', 21, 'namada'), isModified: true },
  ]),
  // A test network's name stands behind what the address is, and there may be more of them. Dust cannot be paid with.
  row(385, 'midnight', ['night', 'NIGHT', 'Midnight'], undefined, [
    inBech32m('mn_addr', 32, 'account', 'midnight'),
    inBech32m('mn_shield-addr', 64, 'shielded', 'midnight-shielded'),
  ]),
  row(132, 'handshake', ['hns', 'HNS', 'Handshake'], 'https://shakeshift.com/address/', [
    {
      family: 'bech32',
      hrp: 'hs',
      testHrps: ['ts', 'rs', 'ss'],
      leads: [0],
      payloads: [
        { bytes: 20, format: 'P2WPKH', kind: 'handshake' },
        { bytes: 32, format: 'P2WSH', kind: 'handshake-script' },
      ],
    },
  ]),
] as const satisfies readonly Row[];

function account(
  hrp: string,
  bytes: number,
  kind: string,
  ...testHrps: string[]
): Extract<Encoding, { family: 'bech32' }> {
  return { family: 'bech32', hrp, testHrps, payloads: [{ bytes, format: 'account', kind }] };
}

/** Of Midnight. */
function inBech32m(hrp: string, bytes: number, format: string, kind: string): Encoding {
  const tests = ['preview', 'preprod', 'testnet', 'devnet', 'qanet', 'undeployed'];
  const testHrps = tests.map((name) => `${hrp}_${name}`);
  return { family: 'bech32', hrp, testHrps, isModified: true, payloads: [{ bytes, format, kind }] };
}
