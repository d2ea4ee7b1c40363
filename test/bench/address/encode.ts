import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';

export type Bytes = Uint8Array;

const base58check = createBase58check(sha256);

/** Base58check of a version and a payload. */
export function checked(version: readonly number[], payload: Bytes): string {
  return base58check.encode(concatBytes(Uint8Array.from(version), payload));
}

/** A big-endian number in base 32, with zeros in front. */
export function digitsOf(bytes: Bytes, length: number, alphabet: string): string {
  let left = BigInt(`0x${bytesToHex(bytes)}`);
  let text = '';
  for (; text.length < length; left >>= 5n) text = alphabet.charAt(Number(left & 31n)) + text;
  return text;
}
