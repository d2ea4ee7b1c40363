import { base32Alphabet, fromBase32 } from '@/lib/address/base32';
import { type Decoding, miss } from '@/lib/address/encoding';
import { endsWith } from '@/lib/address/ends-with';
import { foreignOr } from '@/lib/address/foreign';
import { sha512Of256 } from '@/lib/address/sha512';

/** Algorand: base 32 of a public key and the last four bytes of its SHA-512/256. */
export function decodeAlgorand(text: string): Decoding {
  const bytes = text.length === 58 ? fromBase32(text, base32Alphabet) : undefined;
  if (!bytes) return foreignOr(text.length === 58 ? 'checksum' : 'length', text, base32Alphabet);
  const payload = bytes.slice(0, 32);
  if (!endsWith(bytes, sha512Of256(payload).slice(-4), 4)) return miss('checksum');
  return {
    status: 'hit',
    canonical: text,
    format: 'Algorand account',
    checksum: 'verified',
    testnet: false,
    kind: 'ed25519',
    payload,
  };
}
