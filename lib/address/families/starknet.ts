import { findForeign } from '@/lib/address/alphabets';
import { type Decoding, type Hit, type Miss, miss } from '@/lib/address/encoding';
import { foreign, lowerLetter, readHex, toHex, upperLetter } from '@/lib/address/hex';
import { keccak256 } from '@/lib/address/keccak';

/**
 * Starknet: 0x and a number of 1 to 64 hex digits. In one case it carries no checksum; in mixed case, filled up with zeros, each
 * letter's case is a bit of the Keccak-256 of the number's bytes, as in starknet.js.
 */
export function decodeStarknet(text: string): Decoding {
  if (!text.startsWith('0x')) return miss('prefix');
  const whole = text.length < 66 ? `0x${text.slice(2).padStart(64, '0')}` : text;
  const payload = new Uint8Array(32);
  const kinds = readHex(whole, 2, payload);
  if (kinds & foreign || text.length < 3 || text.length > 66) return missOf(text);
  if (!isInRange(payload)) return miss('payload');
  const isMixed = kinds === (lowerLetter | upperLetter);
  if (isMixed && !hasItsCase(whole, payload)) return miss('checksum');
  const hit: Hit = {
    status: 'hit',
    canonical: isMixed ? whole : () => capitalise(payload),
    format: 'Starknet account',
    checksum: isMixed ? 'verified' : 'absent',
    testnet: false,
    kind: 'starknet',
    payload,
  };
  // A hash of 251 bits has seldom more than a few zeros before it; an EVM address has 24.
  return !isMixed && text.length < 62 ? { ...hit, vague: true } : hit;
}

function missOf(text: string): Miss {
  const position = findForeign(text.slice(2), '0123456789abcdefABCDEF');
  return position >= 0 ? miss('character', 2 + position) : miss('length');
}

/** Addresses are above 0 and below 2^251 - 256. */
function isInRange(number: Uint8Array): boolean {
  const [first = 0] = number;
  if (first === 7) return number.some((byte, at) => at > 0 && at < 31 && byte < 255);
  return first < 7 && number.some((byte) => byte > 0);
}

/** Without branches on what is as good as random. */
function hasItsCase(whole: string, number: Uint8Array): boolean {
  const hash = hashOf(number);
  let wrong = 0;
  for (let at = 0; at < 32; at++) {
    const byte = hash[at] ?? 0;
    const first = whole.charCodeAt(2 + 2 * at);
    const second = whole.charCodeAt(3 + 2 * at);
    // In ASCII, bit 6 tells a letter from a digit, and bit 5 a lower-case one from an upper-case one.
    wrong |= (first >> 6) & ~((first >> 5) ^ (byte >> 7));
    wrong |= (second >> 6) & ~((second >> 5) ^ (byte >> 3));
  }
  return (wrong & 1) === 0;
}

/** A letter is upper case where the same hex digit of the hash is 8 or more. */
function capitalise(number: Uint8Array): string {
  const hash = hashOf(number);
  const letters = Array.from(toHex(number), (letter, at) =>
    ((hash[at >> 1] ?? 0) << (4 * (at & 1))) & 0x80 ? letter.toUpperCase() : letter,
  );
  return `0x${letters.join('')}`;
}

/** Of the number without the zero bytes before it, cut to 250 bits. */
function hashOf(number: Uint8Array): Uint8Array {
  let start = 0;
  while (number[start] === 0) start++;
  const hash = keccak256(start > 0 ? number.slice(start) : number);
  hash[0] = (hash[0] ?? 0) & 3;
  return hash;
}
