import { fromBase32 } from '@/lib/address/base32';
import { type Decoding, miss } from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';

const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVXY';

/**
 * Nimiq: NQ, two digits from 02 to 98 that make the whole 1 modulo 97 as in an IBAN, and 20 bytes in 32 characters; blanks between them at will.
 */
export function decodeNimiq(text: string): Decoding {
  if (!text.startsWith('NQ')) return miss('prefix');
  const compact = text.length <= 72 && !text.endsWith(' ') ? text.replaceAll(' ', '') : text;
  const isWhole = compact.length === 36;
  const payload = isWhole ? fromBase32(compact, alphabet, 4) : undefined;
  if (!payload || !hasChecksum(compact))
    return foreignOr(isWhole ? 'checksum' : 'length', text, `${alphabet} `, 2);
  return {
    status: 'hit',
    canonical: compact,
    format: 'Nimiq account',
    checksum: 'verified',
    testnet: false,
    kind: 'nimiq',
    payload,
  };
}

/** ISO 13616: the first four characters go last, a letter counts 10 to 35. */
function hasChecksum(compact: string): boolean {
  const tens = compact.charCodeAt(2) - 48;
  const ones = compact.charCodeAt(3) - 48;
  const check = 10 * tens + ones;
  if (tens < 0 || tens > 9 || ones < 0 || ones > 9 || check < 2 || check > 98) return false;
  let rest = 0;
  for (let at = 4; at < 36; at++) {
    const code = compact.charCodeAt(at);
    rest = (code > 57 ? rest * 100 + code - 55 : rest * 10 + code - 48) % 97;
  }
  // N is 23, Q is 26.
  return (rest * 1_000_000 + 232_600 + check) % 97 === 1;
}
