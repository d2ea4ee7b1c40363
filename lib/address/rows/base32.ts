import { type Row, row } from './row';

// One object for the networks that share it, so that a text is tried against it only once.
const ton = [{ family: 'ton' }] as const;
const stellar = [{ family: 'stellar' }] as const;

/** Networks whose addresses are base 32, base 64 or numbers. */
export const base32Rows = [
  row(9, 'ton', ['ton', 'TON', 'TON'], 'https://tonviewer.com/', ton),
  row(
    18,
    'stellar',
    ['xlm', 'XLM', 'Stellar'],
    'https://stellar.expert/explorer/public/account/',
    stellar,
  ),
  row(21, 'hedera', ['hbar', 'HBAR', 'Hedera'], 'https://hashscan.io/mainnet/account/', [
    { family: 'hedera' },
  ]),
  row(
    28,
    'internet-computer',
    ['icp', 'ICP', 'Internet Computer'],
    'https://dashboard.internetcomputer.org/account/',
    [{ family: 'internet-computer' }],
  ),
  row(30, 'algorand', ['algo', 'ALGO', 'Algorand'], 'https://allo.info/account/', [
    { family: 'algorand' },
  ]),
  row(96, 'nano', ['xno', 'XNO', 'Nano'], 'https://blocklattice.io/account/', [
    { family: 'nano', prefixes: ['nano_', 'xrb_'] },
  ]),
  row(97, 'banano', ['ban', 'BAN', 'Banano'], 'https://creeper.banano.cc/account/', [
    { family: 'nano', prefixes: ['ban_'] },
  ]),
  row(98, 'nem', ['xem', 'XEM', 'NEM'], 'https://explorer.nemtool.com/#/s_account?account=', [
    { family: 'nem', check: 4, kind: 'nem' },
  ]),
  row(99, 'symbol', ['xym', 'XYM', 'Symbol'], 'https://symbol.fyi/accounts/', [
    { family: 'nem', check: 3, kind: 'symbol' },
  ]),
  row(102, 'arweave', ['ar', 'AR', 'Arweave'], 'https://viewblock.io/arweave/address/', [
    { family: 'arweave' },
  ]),
  row(109, 'nimiq', ['nim', 'NIM', 'Nimiq'], 'https://nimiq.watch/#', [{ family: 'nimiq' }]),
  row(110, 'everscale', ['ever', 'EVER', 'Everscale'], 'https://everscan.io/accounts/', ton),
  row(
    319,
    'pi',
    ['pi', 'PI', 'Pi Network'],
    'https://blockexplorer.minepi.com/mainnet/accounts/',
    stellar,
  ),
  row(320, 'kin', ['kin', 'KIN', 'Kin (before Solana)'], undefined, stellar),
] as const satisfies readonly Row[];
