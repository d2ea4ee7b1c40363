import { findForeign } from '@/lib/address/alphabets';
import { fromBase32 } from '@/lib/address/base32';
import { type Decoding, miss } from '@/lib/address/encoding';

const alphabet = '0123456789ABCDEFGHJKLMNPQRSTUVXY';

/**
 * Nimiq: NQ, two digits from 02 to 98 that make the whole 1 modulo 97 as in an IBAN, and 20 bytes in 32 characters; blanks at will.
 */
export function decodeNimiq(text: string): Decoding {
  if (!text.startsWith('NQ')) return miss('prefix');
  const foreign = findForeign(text.slice(2), `${alphabet} `);
  if (foreign >= 0) return miss('character', 2 + foreign);
  const compact = text.length > 72 ? '' : text.replaceAll(' ', '');
  if (compact.length !== 36) return miss('length');
  const payload = fromBase32(compact.slice(4), alphabet);
  if (!payload || !/^NQ(?!0[01]|99)\d\d/.test(compact) || remainder(compact) !== 1)
    return miss('checksum');
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
function remainder(text: string): number {
  let rest = 0;
  for (const char of text.slice(4) + text.slice(0, 4)) {
    const value = Number.parseInt(char, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
