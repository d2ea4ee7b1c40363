import { bitcoinAlphabet as alphabet } from '@/lib/address/alphabets';
import type { Encoding, VersionForm } from '@/lib/address/encoding';
import { inTest, p2pkh, p2sh, type Row, row } from './row';

/** Networks whose addresses are base58check, some with segwit beside it. */
export const base58Rows = [
  row(1, 'bitcoin', ['btc', 'BTC', 'Bitcoin'], 'https://mempool.space/address/', [
    checked(p2pkh('00', '1'), p2sh('05', '3'), inTest(p2pkh('6f', 'mn')), inTest(p2sh('c4', '2'))),
    segwit('bc', 'tb', 'bcrt'),
  ]),
  row(3, 'tron', ['trx', 'TRX', 'TRON'], 'https://tronscan.org/#/address/', [
    checked({ version: '41', starts: 'T', format: 'TRON account', kind: 'evm20' }),
  ]),
  row(15, 'litecoin', ['ltc', 'LTC', 'Litecoin'], 'https://litecoinspace.org/address/', [
    checked(
      p2pkh('30', 'L'),
      p2sh('32', 'M'),
      { ...p2sh('05', '3'), now: '32' },
      inTest(p2pkh('6f', 'mn')),
      inTest(p2sh('3a', 'Q')),
      inTest(p2sh('c4', '2')),
    ),
    segwit('ltc', 'tltc', 'rltc'),
    { family: 'mweb', hrp: 'ltcmweb', testHrps: ['tmweb'] },
  ]),
] as const satisfies readonly Row[];

function checked(...forms: VersionForm[]): Encoding {
  return { family: 'base58check', alphabet, forms };
}

function segwit(hrp: string, ...testHrps: string[]): Encoding {
  return { family: 'segwit', hrp, testHrps };
}
