import { fromBase32 } from '@/lib/address/base32';
import { blake2b } from '@/lib/address/blake2b';
import { type Decoding, miss, type NanoEncoding } from '@/lib/address/encoding';
import { endsWith } from '@/lib/address/ends-with';
import { foreignOr } from '@/lib/address/foreign';

const alphabet = '13456789abcdefghijkmnopqrstuwxyz';

/** Nano and its forks: a prefix, then 4 zero bits and a public key in 52 characters, and 5 bytes of BLAKE2b in reverse in 8. */
export function decodeNano(text: string, { prefixes }: NanoEncoding): Decoding {
  const prefix = prefixes.find((one) => text.startsWith(one));
  if (prefix === undefined) return miss('prefix');
  const from = prefix.length;
  // With four zero bits more before the key, both it and its checksum are whole bytes.
  const bytes = text.length === from + 60 ? fromBase32(text, alphabet, from, 4) : undefined;
  if (!bytes) return foreignOr('length', text, alphabet, from);
  if (bytes[0] !== 0) return miss('payload');
  const payload = bytes.slice(1, 33);
  if (!endsWith(bytes, blake2b(payload, 5).reverse(), 5)) return miss('checksum');
  return {
    status: 'hit',
    canonical: prefix === prefixes[0] ? text : prefixes[0] + text.slice(from),
    format: 'Nano account',
    checksum: 'verified',
    testnet: false,
    kind: 'nano',
    payload,
  };
}
