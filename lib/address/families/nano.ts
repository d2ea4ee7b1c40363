import { findForeign } from '@/lib/address/alphabets';
import { fromBase32 } from '@/lib/address/base32';
import { blake2b } from '@/lib/address/blake2b';
import { type Decoding, miss, type NanoEncoding } from '@/lib/address/encoding';

const alphabet = '13456789abcdefghijkmnopqrstuwxyz';

/** Nano and its forks: a prefix, then 4 zero bits and a public key in 52 characters, and 5 bytes of BLAKE2b in reverse in 8. */
export function decodeNano(text: string, { prefixes }: NanoEncoding): Decoding {
  const prefix = prefixes.find((one) => text.startsWith(one));
  if (!prefix) return miss('prefix');
  const digits = text.slice(prefix.length);
  const foreign = findForeign(digits, alphabet);
  if (foreign >= 0) return miss('character', prefix.length + foreign);
  if (digits.length !== 60) return miss('length');
  // Four zero bits stand before the key; with four digits 1, which are 0, both it and its checksum are whole bytes.
  const bytes = fromBase32(`1111${digits}`, alphabet);
  if (!bytes || !/^[13]/.test(digits)) return miss('payload');
  const payload = bytes.slice(3, 35);
  const hash = blake2b(payload, 5);
  if (hash.some((byte, at) => byte !== bytes[39 - at])) return miss('checksum');
  return {
    status: 'hit',
    canonical: `${prefixes[0]}${digits}`,
    format: 'Nano account',
    checksum: 'verified',
    testnet: false,
    kind: 'nano',
    payload,
  };
}
