import { base32Alphabet, fromBase32, wordsFromBase32 } from '@/lib/address/base32';
import { type Decoding, type Hit, miss, spell } from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';
import { endOfSha512 } from '@/lib/address/sha512';

/** A public key and its checksum. Kept, since allocating takes time. */
const words = new Int32Array(9);

/** Algorand: base 32 of a public key and the last four bytes of its SHA-512/256. */
export function decodeAlgorand(text: string): Decoding {
  if (text.length !== 58) return foreignOr('length', text, base32Alphabet);
  const isRead = wordsFromBase32(text, words);
  if (!isRead) return foreignOr('checksum', text, base32Alphabet);
  if (endOfSha512(words) !== words[8]) return miss('checksum');
  return {
    status: 'hit',
    canonical: text,
    format: 'Algorand account',
    checksum: 'verified',
    testnet: false,
    kind: 'ed25519',
    payload: keyOf,
  };
}

function keyOf(hit: Hit): Uint8Array {
  return (fromBase32(spell(hit), base32Alphabet) ?? new Uint8Array()).slice(0, 32);
}
