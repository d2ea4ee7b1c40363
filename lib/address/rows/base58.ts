import {
  bitcoinTests,
  checked,
  formerly,
  hashed,
  inTest,
  p2pkh,
  p2sh,
  type Row,
  row,
  segwit,
} from './row';

/** Networks whose addresses are base58check, most of them alone. */
export const base58Rows = [
  row(3, 'tron', ['trx', 'TRX', 'TRON'], 'https://tronscan.org/#/address/', [
    checked({ version: '41', starts: 'T', format: 'TRON account', kind: 'evm20' }),
  ]),
  row(8, 'dogecoin', ['doge', 'DOGE', 'Dogecoin'], 'https://dogechain.info/address/', [
    checked(p2pkh('1e', 'D'), p2sh('16', '9A'), inTest(p2pkh('71', 'n')), ...bitcoinTests),
  ]),
  row(22, 'zcash', ['zec', 'ZEC', 'Zcash'], 'https://mainnet.zcashexplorer.app/address/', [
    checked(
      p2pkh('1cb8', 't'),
      p2sh('1cbd', 't'),
      { version: '169a', starts: 'z', format: 'Sprout', kind: 'sprout', bytes: 64 },
      inTest(p2pkh('1d25', 't')),
      inTest(p2sh('1cba', 't')),
      inTest({ version: '16b6', starts: 'z', format: 'Sprout', kind: 'sprout', bytes: 64 }),
    ),
    { family: 'zcash' },
  ]),
  row(41, 'dash', ['dash', 'DASH', 'Dash'], 'https://insight.dash.org/insight/address/', [
    checked(p2pkh('4c', 'X'), p2sh('10', '7'), inTest(p2pkh('8c', 'y')), inTest(p2sh('13', '89'))),
    // DIP-18: a byte for the type, then a hash of 20 bytes, or what of an address of Orchard is shielded.
    {
      family: 'bech32',
      hrp: 'dash',
      testHrps: ['tdash'],
      isModified: true,
      payloads: [
        { bytes: 21, format: 'Platform', kind: 'dash-platform' },
        { bytes: 44, format: 'Platform shielded', kind: 'dash-shielded' },
      ],
    },
  ]),
  row(43, 'bitcoin-sv', ['bsv', 'BSV', 'Bitcoin SV'], 'https://whatsonchain.com/address/', [
    checked(p2pkh('00', '1'), p2sh('05', '3'), ...bitcoinTests),
  ]),
  row(53, 'neo', ['neo', 'NEO', 'NEO'], 'https://neotube.io/address/', [
    checked(
      { version: '35', starts: 'N', format: 'N3', kind: 'neo' },
      { version: '17', starts: 'A', format: 'NEO Legacy', kind: 'neo' },
    ),
  ]),
  row(54, 'ontology', ['ont', 'ONT', 'Ontology'], 'https://explorer.ont.io/address/', [
    checked({ version: '17', starts: 'A', format: 'Ontology account', kind: 'neo' }),
  ]),
  row(
    90,
    'ravencoin',
    ['rvn', 'RVN', 'Ravencoin'],
    'https://rvn.cryptoscope.io/address/?address=',
    [checked(p2pkh('3c', 'R'), p2sh('7a', 'r'), ...bitcoinTests)],
  ),
  row(92, 'decred', ['dcr', 'DCR', 'Decred'], 'https://dcrdata.decred.org/address/', [
    hashed('blake256', [
      // Decred hashes keys otherwise, so no account is one of Bitcoin's.
      { version: '073f', starts: 'D', format: 'P2PKH', kind: 'decred' },
      { version: '071f', starts: 'D', format: 'P2PKH Ed25519', kind: 'decred-ed25519' },
      { version: '0701', starts: 'D', format: 'P2PKH Schnorr', kind: 'decred-schnorr' },
      { version: '071a', starts: 'D', format: 'P2SH', kind: 'decred-script' },
      inTest({ version: '0f21', starts: 'T', format: 'P2PKH', kind: 'decred' }),
      inTest({ version: '0f01', starts: 'T', format: 'P2PKH Ed25519', kind: 'decred-ed25519' }),
      inTest({ version: '0ee3', starts: 'T', format: 'P2PKH Schnorr', kind: 'decred-schnorr' }),
      inTest({ version: '0efc', starts: 'T', format: 'P2SH', kind: 'decred-script' }),
    ]),
  ]),
  row(94, 'horizen', ['zen', 'ZEN', 'Horizen'], undefined, [
    checked(
      p2pkh('2089', 'z'),
      p2sh('2096', 'z'),
      formerly(p2pkh('1cb8', 't'), '2089'),
      formerly(p2sh('1cbd', 't'), '2096'),
    ),
  ]),
  row(95, 'komodo', ['kmd', 'KMD', 'Komodo'], 'https://kmdexplorer.io/address/', [
    checked(p2pkh('3c', 'R'), p2sh('55', 'b')),
  ]),
  row(110, 'flux', ['flux', 'FLUX', 'Flux'], 'https://explorer.runonflux.io/address/', [
    checked(p2pkh('1cb8', 't'), p2sh('1cbd', 't')),
  ]),
  row(116, 'firo', ['firo', 'FIRO', 'Firo'], 'https://explorer.firo.org/address/', [
    checked(
      p2pkh('52', 'Za'),
      { version: '01b9bb', starts: 'E', format: 'exchange P2PKH', kind: 'h160' },
      p2sh('07', '34'),
      inTest(p2pkh('41', 'T')),
      inTest(p2sh('b2', '2')),
    ),
    // Scrambled keys, so only the checksum of all tells anything.
    {
      family: 'bech32',
      hrp: 'sm',
      testHrps: ['st'],
      isModified: true,
      payloads: [{ bytes: 84, format: 'Spark', kind: 'firo-spark' }],
    },
  ]),
  row(117, 'pivx', ['pivx', 'PIVX', 'PIVX'], 'https://chainz.cryptoid.info/pivx/address.dws?', [
    checked(p2pkh('1e', 'D'), p2sh('0d', '6'), {
      version: '01b9a2',
      starts: 'E',
      format: 'exchange P2PKH',
      kind: 'h160',
    }),
    {
      family: 'bech32',
      hrp: 'ps',
      testHrps: ['ptestsapling'],
      payloads: [{ bytes: 43, format: 'Shield', kind: 'pivx-shield' }],
    },
  ]),
  row(118, 'divi', ['divi', 'DIVI', 'Divi'], 'https://chainz.cryptoid.info/divi/address.dws?', [
    checked(p2pkh('1e', 'D'), p2sh('0d', '6')),
  ]),
  row(124, 'reddcoin', ['rdd', 'RDD', 'Reddcoin'], 'https://live.reddcoin.com/address/', [
    checked(p2pkh('3d', 'R'), p2sh('05', '3')),
    segwit('rdd', 'trdd'),
  ]),
  row(125, 'megacoin', ['mec', 'MEC', 'Megacoin'], undefined, [
    checked(p2pkh('32', 'M'), p2sh('05', '3')),
  ]),
  row(126, 'nebl', ['nebl', 'NEBL', 'Neblio'], undefined, [
    checked(p2pkh('35', 'N'), p2sh('70', 'n')),
  ]),
  row(127, 'lbc', ['lbc', 'LBC', 'LBRY Credits'], 'https://explorer.lbry.com/address/', [
    checked(p2pkh('55', 'b'), p2sh('7a', 'r')),
    segwit('lbc', 'tlbc', 'rlbc'),
  ]),
  row(128, 'ark', ['ark', 'ARK', 'Ark'], undefined, [
    checked({ version: '17', starts: 'A', format: 'Ark account', kind: 'ark' }),
  ]),
  row(129, 'elastos', ['ela', 'ELA', 'Elastos'], undefined, [
    checked(
      { version: '21', starts: 'E', format: 'Elastos account', kind: 'elastos' },
      { version: '12', starts: '8', format: 'multisignature', kind: 'elastos-multisig' },
      { version: '4b', starts: 'X', format: 'sidechain', kind: 'elastos-sidechain' },
    ),
  ]),
  row(300, 'aib', ['aib', 'AIB', 'Advanced Internet Blocks'], undefined, [
    checked(p2pkh('17', 'A'), p2sh('05', '3')),
  ]),
  row(301, 'cca', ['cca', 'CCA', 'Counos Coin'], undefined, [
    checked(p2pkh('0b', '5'), p2sh('05', '3')),
  ]),
  row(302, 'lrg', ['lrg', 'LRG', 'Large Coin'], undefined, [
    checked(p2pkh('1e', 'D'), p2sh('0d', '6')),
  ]),
  row(303, 'mrx', ['mrx', 'MRX', 'Metrix'], undefined, [
    checked(p2pkh('32', 'M'), p2sh('55', 'b')),
  ]),
  row(304, 'wicc', ['wicc', 'WICC', 'WaykiChain'], undefined, [
    checked(p2pkh('49', 'W'), p2sh('33', 'M')),
  ]),
  row(305, 'hnt', ['hnt', 'HNT', 'Helium (before Solana)'], undefined, [
    // A byte for the type of the key, then the key.
    checked({ version: '00', starts: '1', format: 'Helium account', kind: 'helium', bytes: 33 }),
  ]),
  row(326, 'pepecoin', ['pep', 'PEP', 'Pepecoin'], 'https://pepeblocks.com/address/', [
    checked(p2pkh('38', 'P'), p2sh('16', '9A'), inTest(p2pkh('71', 'n')), inTest(p2sh('c4', '2'))),
  ]),
  row(395, 'hathor', ['htr', 'HTR', 'Hathor'], 'https://explorer.hathor.network/address/', [
    checked(p2pkh('28', 'H'), p2sh('64', 'h'), inTest(p2pkh('49', 'W')), inTest(p2sh('87', 'w'))),
  ]),
] as const satisfies readonly Row[];
