import { type Decoding, type Hit, miss } from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';
import { foreign, hexAlphabet, lowerLetter, readHex, toHex, upperLetter } from '@/lib/address/hex';
import { keccak256 } from '@/lib/address/keccak';
import { capitalise, hasCaseOf } from '@/lib/address/letter-case';

/**
 * Starknet: 0x and a number of 1 to 64 hex digits. In one case it carries no checksum; in mixed case, filled up with zeros, each
 * letter's case is a bit of the Keccak-256 of the number's bytes, as in starknet.js.
 */
export function decodeStarknet(text: string): Decoding {
  if (!text.startsWith('0x')) return miss('prefix');
  const whole = text.length < 66 ? `0x${text.slice(2).padStart(64, '0')}` : text;
  const payload = new Uint8Array(32);
  const kinds = readHex(whole, 2, payload);
  if (kinds & foreign || text.length < 3 || text.length > 66) {
    return foreignOr('length', text, hexAlphabet, 2);
  }
  if (!isInRange(payload)) return miss('payload');
  const isMixed = kinds === (lowerLetter | upperLetter);
  if (isMixed && !hasCaseOf(hashOf(payload), whole, 2)) return miss('checksum');
  const hit: Hit = {
    status: 'hit',
    canonical: isMixed ? whole : () => `0x${capitalise(hashOf(payload), toHex(payload))}`,
    format: 'Starknet account',
    checksum: isMixed ? 'verified' : 'absent',
    testnet: false,
    kind: 'starknet',
    payload,
  };
  // A hash of 251 bits has seldom more than a few zeros before it; an EVM address has 24, and a mistyped one may have this case by chance.
  if (text.length < 62) hit.checksum = 'vague';
  return hit;
}

/** Addresses are above 0 and below 2^251 - 256. */
function isInRange(number: Uint8Array): boolean {
  const [first = 0] = number;
  if (first === 7) return number.some((byte, at) => at > 0 && at < 31 && byte < 255);
  return first < 7 && number.some((byte) => byte > 0);
}

/** Of the number without the zero bytes before it, cut to 250 bits. */
function hashOf(number: Uint8Array): Uint8Array {
  let start = 0;
  while (number[start] === 0) start++;
  const hash = keccak256(start > 0 ? number.slice(start) : number);
  hash[0] = (hash[0] ?? 0) & 3;
  return hash;
}
