import { base32Alphabet, fromBase32 } from '@/lib/address/base32';
import { wordAt } from '@/lib/address/base58';
import { type Decoding, miss } from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';
import { endOfSha512 } from '@/lib/address/sha512';

/** Algorand: base 32 of a public key and the last four bytes of its SHA-512/256. */
export function decodeAlgorand(text: string): Decoding {
  const bytes = text.length === 58 ? fromBase32(text, base32Alphabet) : undefined;
  if (!bytes) return foreignOr(text.length === 58 ? 'checksum' : 'length', text, base32Alphabet);
  if (endOfSha512(bytes, 32) !== wordAt(bytes, 32)) return miss('checksum');
  return {
    status: 'hit',
    canonical: text,
    format: 'Algorand account',
    checksum: 'verified',
    testnet: false,
    kind: 'ed25519',
    payload: () => bytes.slice(0, 32),
  };
}
