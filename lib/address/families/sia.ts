import { endsWithBlake2b } from '@/lib/address/blake2b';
import { type Decoding, type Hit, miss, missByLength, spell } from '@/lib/address/encoding';
import { findForeign } from '@/lib/address/foreign';
import { foreign, fromHex, hexDigits, readHex, upperLetter } from '@/lib/address/hex';

/** Sia: 32 bytes and the first six of their BLAKE2b, in lower-case hex. */
export function decodeSia(text: string): Decoding {
  if (text.length !== 76) return missByLength(text, nearly);
  if (readHex(text, 0, bytes) & (foreign | upperLetter)) {
    return miss('character', findForeign(text, hexDigits));
  }
  if (!endsWithBlake2b(bytes, 32, 6)) return miss('checksum');
  return {
    status: 'hit',
    canonical: text,
    format: 'unlock hash',
    checksum: 'verified',
    testnet: false,
    kind: 'sia',
    payload: hashOf,
  };
}

function hashOf(hit: Hit): Uint8Array {
  return fromHex(spell(hit).slice(0, 64));
}

/** One from which a part was lost, or that has one too much: there is no prefix. */
const nearly = /^[\da-f]{65,90}$/;

/** Of the text that was read last: a new array takes longer than to read it. */
const bytes = new Uint8Array(38);
