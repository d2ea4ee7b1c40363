import { blake2b } from '@/lib/address/blake2b';
import { type Decoding, miss } from '@/lib/address/encoding';
import { endsWith } from '@/lib/address/ends-with';
import { findForeign } from '@/lib/address/foreign';
import { foreign, hexDigits, readHex, upperLetter } from '@/lib/address/hex';

/** Sia: 32 bytes and the first six of their BLAKE2b, in lower-case hex. */
export function decodeSia(text: string): Decoding {
  if (text.length !== 76) return miss('prefix');
  const bytes = new Uint8Array(38);
  if (readHex(text, 0, bytes) & (foreign | upperLetter)) {
    return miss('character', findForeign(text, hexDigits));
  }
  const payload = bytes.slice(0, 32);
  if (!endsWith(bytes, blake2b(payload, 32), 6)) return miss('checksum');
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
