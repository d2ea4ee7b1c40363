import type { Encoding } from '@/lib/address/encoding';
import { type Row, row } from './row';

// Two chains have the same part, and one object, so that a text is tried against it only once.
const terra: readonly Encoding[] = [account('terra', 'h160')];

/** Networks of the Cosmos family. Their human-readable parts are in cosmos/chain-registry, as is whose accounts are Ethereum's. */
export const cosmosRows = [
  row(25, 'cosmos', ['atom', 'ATOM', 'Cosmos Hub'], mintscan('cosmos'), [
    account('cosmos', 'h160'),
  ]),
  row(33, 'injective', ['inj', 'INJ', 'Injective'], mintscan('injective'), [
    account('inj', 'evm20'),
  ]),
  row(34, 'sei', ['sei', 'SEI', 'Sei'], mintscan('sei'), [account('sei', 'h160')]),
  row(35, 'celestia', ['tia', 'TIA', 'Celestia'], mintscan('celestia'), [
    account('celestia', 'h160'),
  ]),
  row(36, 'osmosis', ['osmo', 'OSMO', 'Osmosis'], mintscan('osmosis'), [account('osmo', 'h160')]),
  row(37, 'thorchain', ['rune', 'RUNE', 'THORChain'], 'https://runescan.io/address/', [
    account('thor', 'h160'),
  ]),
  row(38, 'crypto-org', ['cro', 'CRO', 'Cronos POS'], mintscan('crypto-org'), [
    account('cro', 'h160', 'tcro'),
  ]),
  row(55, 'terra2', ['luna', 'LUNA', 'Terra'], mintscan('terra'), terra),
  row(
    55.5,
    'terra',
    ['lunc', 'LUNC', 'Terra Classic'],
    'https://finder.terraclassic.community/mainnet/address/',
    terra,
  ),
  row(56, 'dydx', ['dydx', 'DYDX', 'dYdX'], mintscan('dydx'), [account('dydx', 'h160')]),
  row(57, 'kava', ['kava', 'KAVA', 'Kava'], mintscan('kava'), [account('kava', 'h160')]),
  row(58, 'akash', ['akt', 'AKT', 'Akash'], mintscan('akash'), [account('akash', 'h160')]),
  row(59, 'axelar', ['axl', 'AXL', 'Axelar'], mintscan('axelar'), [account('axelar', 'h160')]),
  row(60, 'neutron', ['ntrn', 'NTRN', 'Neutron'], mintscan('neutron'), [
    account('neutron', 'h160'),
  ]),
  row(61, 'noble', ['noble', 'USDC', 'Noble'], mintscan('noble'), [account('noble', 'h160')]),
  row(62, 'secret', ['scrt', 'SCRT', 'Secret Network'], mintscan('secret'), [
    account('secret', 'h160'),
  ]),
  row(63, 'zetachain', ['zeta', 'ZETA', 'ZetaChain'], undefined, [account('zeta', 'evm20')]),
  row(105, 'juno', ['juno', 'JUNO', 'Juno'], mintscan('juno'), [account('juno', 'h160')]),
  row(105, 'stargaze', ['stars', 'STARS', 'Stargaze'], mintscan('stargaze'), [
    account('stars', 'h160'),
  ]),
  row(105, 'stride', ['strd', 'STRD', 'Stride'], mintscan('stride'), [account('stride', 'h160')]),
  row(105, 'maya', ['maya', 'CACAO', 'Maya'], 'https://www.mayascan.org/address/', [
    account('maya', 'h160'),
  ]),
  row(105, 'agoric', ['bld', 'BLD', 'Agoric'], undefined, [account('agoric', 'h160')]),
  row(105, 'band', ['band', 'BAND', 'Band'], mintscan('band'), [account('band', 'h160')]),
  row(105, 'bluzelle', ['blz', 'BLZ', 'Bluzelle'], undefined, [account('bluzelle', 'h160')]),
  row(105, 'fetchai', ['fet', 'FET', 'Fetch.ai'], mintscan('fetchai'), [account('fetch', 'h160')]),
  row(105, 'persistence', ['xprt', 'XPRT', 'Persistence'], mintscan('persistence'), [
    account('persistence', 'h160'),
  ]),
  row(105, 'umee', ['umee', 'UX', 'Umee'], undefined, [account('umee', 'h160')]),
  row(105, 'coreum', ['core', 'COREUM', 'Coreum'], mintscan('coreum'), [account('core', 'h160')]),
  row(105, 'quasar', ['qsr', 'QSR', 'Quasar'], undefined, [account('quasar', 'h160')]),
  row(105, 'sommelier', ['somm', 'SOMM', 'Sommelier'], mintscan('sommelier'), [
    account('somm', 'h160'),
  ]),
  row(105, 'kujira', ['kuji', 'KUJI', 'Kujira'], undefined, [account('kujira', 'h160')]),
  row(105, 'comdex', ['cmdx', 'CMDX', 'Comdex'], undefined, [account('comdex', 'h160')]),
  row(105, 'crescent', ['cre', 'CRE', 'Crescent'], undefined, [account('cre', 'h160')]),
  row(105, 'mars', ['mars', 'MARS', 'Mars Protocol'], undefined, [account('mars', 'h160')]),
  row(105, 'evmos', ['evmos', 'EVMOS', 'Evmos'], mintscan('evmos'), [account('evmos', 'evm20')]),
  row(105, 'canto', ['canto', 'CANTO', 'Canto'], undefined, [account('canto', 'evm20')]),
  row(105, 'iris', ['iris', 'IRIS', 'IRISnet'], mintscan('iris'), [account('iaa', 'h160')]),
  row(105, 'xion', ['xion', 'XION', 'XION'], mintscan('xion'), [account('xion', 'h160')]),
  row(105, 'archway', ['arch', 'ARCH', 'Archway'], mintscan('archway'), [
    account('archway', 'h160'),
  ]),
  row(105, 'chihuahua', ['huahua', 'HUAHUA', 'Chihuahua'], mintscan('chihuahua'), [
    account('chihuahua', 'h160'),
  ]),
  row(105, 'saga', ['saga', 'SAGA', 'Saga'], mintscan('saga'), [account('saga', 'h160')]),
  row(105, 'dymension', ['dym', 'DYM', 'Dymension'], mintscan('dymension'), [
    account('dym', 'evm20'),
  ]),
  row(105, 'initia', ['init', 'INIT', 'Initia'], undefined, [account('init', 'evm20')]),
  row(105, 'babylon', ['baby', 'BABY', 'Babylon'], mintscan('babylon'), [account('bbn', 'h160')]),
  row(105, 'provenance', ['hash', 'HASH', 'Provenance'], undefined, [account('pb', 'h160', 'tp')]),
  row(105, 'nibiru', ['nibi', 'NIBI', 'Nibiru'], undefined, [account('nibi', 'h160')]),
  row(105, 'mantra', ['om', 'OM', 'MANTRA'], undefined, [account('mantra', 'evm20')]),
  row(105, 'regen', ['regen', 'REGEN', 'Regen'], mintscan('regen'), [account('regen', 'h160')]),
  row(105, 'sentinel', ['dvpn', 'DVPN', 'Sentinel'], mintscan('sentinel'), [
    account('sent', 'h160'),
  ]),
  row(105, 'omniflix', ['flix', 'FLIX', 'OmniFlix'], mintscan('omniflix'), [
    account('omniflix', 'h160'),
  ]),
  row(105, 'bitsong', ['btsg', 'BTSG', 'BitSong'], mintscan('bitsong'), [
    account('bitsong', 'h160'),
  ]),
  row(105, 'lava', ['lava', 'LAVA', 'Lava'], mintscan('lava'), [account('lava@', 'h160')]),
  row(105, 'elys', ['elys', 'ELYS', 'Elys'], undefined, [account('elys', 'h160')]),
  row(105, 'pryzm', ['pryzm', 'PRYZM', 'Pryzm'], undefined, [account('pryzm', 'h160')]),
  row(105, 'jackal', ['jkl', 'JKL', 'Jackal'], undefined, [account('jkl', 'h160')]),
  row(105, 'nolus', ['nls', 'NLS', 'Nolus'], mintscan('nolus'), [account('nolus', 'h160')]),
  row(105, 'migaloo', ['whale', 'WHALE', 'Migaloo'], undefined, [account('migaloo', 'h160')]),
  row(105, 'gitopia', ['lore', 'LORE', 'Gitopia'], undefined, [account('gitopia', 'h160')]),
  row(105, 'cheqd', ['cheq', 'CHEQ', 'cheqd'], undefined, [account('cheqd', 'h160')]),
  row(105, 'desmos', ['dsm', 'DSM', 'Desmos'], mintscan('desmos'), [account('desmos', 'h160')]),
  row(105, 'ki', ['xki', 'XKI', 'Ki'], undefined, [account('ki', 'h160')]),
  row(105, 'likecoin', ['like', 'LIKE', 'LikeCoin'], mintscan('likecoin'), [
    account('like', 'h160'),
  ]),
  row(105, 'shentu', ['ctk', 'CTK', 'Shentu'], mintscan('shentu'), [account('shentu', 'h160')]),
  row(105, 'medibloc', ['med', 'MED', 'MediBloc'], mintscan('medibloc'), [
    account('panacea', 'h160'),
  ]),
  row(105, 'rebus', ['rebus', 'REBUS', 'Rebus'], undefined, [account('rebus', 'h160')]),
  row(105, 'assetmantle', ['mntl', 'MNTL', 'AssetMantle'], undefined, [account('mantle', 'h160')]),
  row(105, 'carbon', ['swth', 'SWTH', 'Carbon'], undefined, [account('swth', 'h160')]),
  row(105, 'e-money', ['ngm', 'NGM', 'e-Money'], undefined, [account('emoney', 'h160')]),
  row(105, 'ixo', ['ixo', 'IXO', 'ixo'], undefined, [account('ixo', 'h160')]),
  row(105, 'konstellation', ['darc', 'DARC', 'Konstellation'], undefined, [
    account('darc', 'h160'),
  ]),
  row(105, 'starname', ['iov', 'IOV', 'Starname'], undefined, [account('star', 'h160')]),
  row(327, 'atomone', ['atone', 'ATONE', 'AtomOne'], mintscan('atomone'), [
    account('atone', 'h160'),
  ]),
  row(389, 'zigchain', ['zig', 'ZIG', 'ZIGChain'], 'https://zigscan.org/address/', [
    account('zig', 'h160'),
  ]),
  row(390, 'allora', ['allo', 'ALLO', 'Allora'], 'https://explorer.allora.network/profile/', [
    account('allo', 'h160'),
  ]),
  row(391, 'nillion', ['nil', 'NIL', 'Nillion'], mintscan('nillion'), [account('nillion', 'h160')]),
  row(392, 'nym', ['nym', 'NYM', 'Nym'], 'https://nym.explorers.guru/account/', [
    account('n', 'h160'),
  ]),
  row(393, 'oraichain', ['orai', 'ORAI', 'Oraichain'], 'https://atomscan.com/orai/accounts/', [
    account('orai', 'h160'),
  ]),
] as const satisfies readonly Row[];

/** An account of 20 bytes; one of 32 is a contract's or a module's, on this chain alone. */
function account(hrp: string, kind: string, ...testHrps: string[]): Encoding {
  const payloads = [
    { bytes: 20, format: 'account', kind },
    { bytes: 32, format: 'contract', kind: `${hrp}-contract` },
  ];
  return { family: 'bech32', hrp, testHrps, payloads };
}

function mintscan(chain: string): Row['explorer'] {
  return `https://www.mintscan.io/${chain}/address/`;
}
