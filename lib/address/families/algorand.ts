import { findForeign } from '@/lib/address/alphabets';
import { base32Alphabet, fromBase32 } from '@/lib/address/base32';
import { type Decoding, type Miss, miss } from '@/lib/address/encoding';
import { sha512Of256 } from '@/lib/address/sha512';

/** Algorand: base 32 of a public key and the last four bytes of its SHA-512/256. */
export function decodeAlgorand(text: string): Decoding {
  const bytes = text.length === 58 ? fromBase32(text, base32Alphabet) : undefined;
  if (!bytes) return missOf(text);
  const payload = bytes.slice(0, 32);
  const hash = sha512Of256(payload);
  for (let at = 0; at < 4; at++) if (bytes[32 + at] !== hash[28 + at]) return miss('checksum');
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

function missOf(text: string): Miss {
  const position = findForeign(text, base32Alphabet);
  if (position >= 0) return miss('character', position);
  return miss(text.length === 58 ? 'checksum' : 'length');
}
