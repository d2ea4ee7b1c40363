import { findForeign } from '@/lib/address/alphabets';
import { blake2b } from '@/lib/address/blake2b';
import { type Decoding, miss } from '@/lib/address/encoding';
import { fromHex } from '@/lib/address/hex';

/** Sia: 32 bytes and the first six of their BLAKE2b, in lower-case hex. */
export function decodeSia(text: string): Decoding {
  if (text.length !== 76) return miss('prefix');
  const position = findForeign(text, '0123456789abcdef');
  if (position >= 0) return miss('character', position);
  const bytes = fromHex(text);
  const payload = bytes.subarray(0, 32);
  const hash = blake2b(payload, 32);
  if (bytes.subarray(32).some((byte, at) => byte !== hash[at])) return miss('checksum');
  return {
    status: 'hit',
    canonical: text,
    format: 'unlock hash',
    checksum: 'verified',
    testnet: false,
    kind: 'sia',
    payload,
  };
}
