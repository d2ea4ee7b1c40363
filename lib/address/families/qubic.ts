import { type Decoding, miss } from '@/lib/address/encoding';
import { findForeign } from '@/lib/address/foreign';
import { block, hashKey } from '@/lib/address/keccak';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Qubic: a key of 32 bytes, each eight of them, the lowest first, as 14 letters of base 26, then four for the lowest 18 bits of its
 * KangarooTwelve; the lowest letter first. In small letters it is a transaction.
 */
export function decodeQubic(text: string): Decoding {
  const foreign = findForeign(text, letters);
  if (foreign >= 0) return miss('character', foreign);
  if (text.length !== 60) return miss('length');
  for (let part = 0; part < 4; part++) {
    if (!readPart(text, part)) return miss('payload');
  }
  const payload = block.slice(0, 32);
  hashKey();
  const [low = 0, middle = 0, high = 0] = block;
  if (readSum(text) !== (low | (middle << 8) | ((high & 3) << 16))) {
    return miss('checksum');
  }
  return {
    status: 'hit',
    canonical: text,
    format: 'Qubic identity',
    checksum: 'verified',
    testnet: false,
    kind: 'qubic',
    payload,
  };
}

/** Writes eight bytes of the key to where they are hashed; false where 14 letters are a number of more than that. */
function readPart(text: string, part: number): boolean {
  // Two halves of 32 bits: a double holds them exactly.
  let low = 0;
  let high = 0;
  for (let at = 14 * part + 13; at >= 14 * part; at--) {
    low = low * 26 + text.charCodeAt(at) - firstLetter;
    high = high * 26 + Math.floor(low / radix);
    low %= radix;
  }
  if (high >= radix) return false;
  write(8 * part, low);
  write(8 * part + 4, high);
  return true;
}

const radix = 2 ** 32;
const firstLetter = 65;

/** Four bytes, the lowest first. */
function write(at: number, word: number): void {
  for (let next = 0; next < 4; next++) block[at + next] = word >>> (8 * next);
}

/** What the last four letters say. */
function readSum(text: string): number {
  let sum = 0;
  for (let at = 59; at > 55; at--) sum = sum * 26 + text.charCodeAt(at) - firstLetter;
  return sum;
}
