import {
  bitcoinTests,
  blinded,
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

/** Networks with segwit beside base58check. */
export const segwitRows = [
  row(1, 'bitcoin', ['btc', 'BTC', 'Bitcoin'], 'https://mempool.space/address/', [
    checked(p2pkh('00', '1'), p2sh('05', '3'), ...bitcoinTests),
    segwit('bc', 'tb', 'bcrt'),
    // BIP-352: the version, then the keys to scan with and to spend with.
    {
      family: 'bech32',
      hrp: 'sp',
      testHrps: ['tsp'],
      isModified: true,
      leads: [0],
      payloads: [{ bytes: 66, format: 'silent payment', kind: 'silent-payment' }],
    },
  ]),
  row(15, 'litecoin', ['ltc', 'LTC', 'Litecoin'], 'https://litecoinspace.org/address/', [
    checked(
      p2pkh('30', 'L'),
      p2sh('32', 'M'),
      formerly(p2sh('05', '3'), '32'),
      inTest(p2sh('3a', 'Q')),
      ...bitcoinTests,
    ),
    segwit('ltc', 'tltc', 'rltc'),
    { family: 'mweb', hrp: 'ltcmweb', testHrps: ['tmweb'] },
  ]),
  row(54.5, 'bitcoin-gold', ['btg', 'BTG', 'Bitcoin Gold'], undefined, [
    checked(p2pkh('26', 'G'), p2sh('17', 'A'), ...bitcoinTests),
    segwit('btg', 'tbtg'),
  ]),
  row(89, 'qtum', ['qtum', 'QTUM', 'Qtum'], 'https://qtum.info/address/', [
    checked(p2pkh('3a', 'Q'), p2sh('32', 'M'), inTest(p2pkh('78', 'q')), inTest(p2sh('6e', 'm'))),
    segwit('qc', 'tq'),
  ]),
  row(91, 'digibyte', ['dgb', 'DGB', 'DigiByte'], 'https://digiexplorer.info/address/', [
    checked(
      p2pkh('1e', 'D'),
      p2sh('3f', 'S'),
      formerly(p2sh('05', '3'), '3f'),
      inTest(p2pkh('7e', 'st')),
      inTest(p2sh('8c', 'y')),
    ),
    segwit('dgb', 'dgbt'),
  ]),
  row(93, 'verge', ['xvg', 'XVG', 'Verge'], 'https://verge-blockchain.info/address/', [
    checked(p2pkh('1e', 'D'), p2sh('21', 'E')),
    segwit('vg'),
  ]),
  row(
    103,
    'groestlcoin',
    ['grs', 'GRS', 'Groestlcoin'],
    'https://chainz.cryptoid.info/grs/address.dws?',
    [
      hashed('groestl512', [p2pkh('24', 'F'), p2sh('05', '3'), ...bitcoinTests]),
      segwit('grs', 'tgrs', 'grsrt'),
    ],
  ),
  row(111, 'monacoin', ['mona', 'MONA', 'Monacoin'], 'https://mona.chainsight.info/address/', [
    checked(
      p2pkh('32', 'M'),
      p2sh('37', 'P'),
      formerly(p2sh('05', '3'), '37'),
      inTest(p2sh('75', 'p')),
      ...bitcoinTests,
    ),
    segwit('mona', 'tmona', 'rmona'),
  ]),
  row(
    112,
    'vertcoin',
    ['vtc', 'VTC', 'Vertcoin'],
    'https://chainz.cryptoid.info/vtc/address.dws?',
    [checked(p2pkh('47', 'V'), p2sh('05', '3')), segwit('vtc', 'tvtc')],
  ),
  row(113, 'viacoin', ['via', 'VIA', 'Viacoin'], 'https://chainz.cryptoid.info/via/address.dws?', [
    checked(p2pkh('47', 'V'), p2sh('21', 'E')),
    segwit('via', 'tvia'),
  ]),
  row(114, 'syscoin', ['sys', 'SYS', 'Syscoin'], 'https://chainz.cryptoid.info/sys/address.dws?', [
    checked(p2pkh('3f', 'S'), p2sh('05', '3')),
    segwit('sys', 'tsys'),
  ]),
  row(
    115,
    'stratis',
    ['strax', 'STRAX', 'Stratis'],
    'https://chainz.cryptoid.info/strax/address.dws?',
    [
      checked(p2pkh('4b', 'X'), p2pkh('3f', 'S'), p2sh('8c', 'y'), p2sh('7d', 's')),
      segwit('strax'),
    ],
  ),
  row(
    119,
    'namecoin',
    ['nmc', 'NMC', 'Namecoin'],
    'https://chainz.cryptoid.info/nmc/address.dws?',
    [checked(p2pkh('34', 'MN'), p2sh('0d', '6')), segwit('nc', 'tn', 'ncrt')],
  ),
  row(
    121,
    'peercoin',
    ['ppc', 'PPC', 'Peercoin'],
    'https://chainz.cryptoid.info/ppc/address.dws?',
    [checked(p2pkh('37', 'P'), p2sh('75', 'p')), segwit('pc')],
  ),
  row(122, 'bitcoin-diamond', ['bcd', 'BCD', 'Bitcoin Diamond'], undefined, [
    checked(p2pkh('00', '1'), p2sh('05', '3')),
    segwit('bcd'),
  ]),
  row(
    123,
    'feathercoin',
    ['ftc', 'FTC', 'Feathercoin'],
    'https://chainz.cryptoid.info/ftc/address.dws?',
    [checked(p2pkh('0e', '67'), p2sh('05', '3')), segwit('fc')],
  ),
  row(357, 'liquid', ['liquid', 'L-BTC', 'Liquid'], 'https://liquid.network/address/', [
    checked(
      p2pkh('39', 'PQ'),
      p2sh('27', 'GH'),
      blinded(p2pkh('39', 'V')),
      blinded(p2sh('27', 'V')),
    ),
    segwit('ex'),
    { family: 'blech32', hrp: 'lq', testHrps: ['tlq'] },
  ]),
  row(306, 'lcc', ['lcc', 'LCC', 'Litecoin Cash'], undefined, [
    checked(p2pkh('1c', 'C'), p2sh('32', 'M'), formerly(p2sh('05', '3'), '32')),
    segwit('lcc'),
  ]),
  row(307, 'ccxx', ['ccxx', 'CCXX', 'Counos X'], undefined, [
    checked(p2pkh('89', 'x'), p2sh('4b', 'X'), formerly(p2sh('05', '3'), '4b')),
    segwit('ccx'),
  ]),
  row(308, 'btm', ['btm', 'BTM', 'Bytom'], 'https://blockmeta.com/address/', [segwit('bm', 'tm')]),
] as const satisfies readonly Row[];
