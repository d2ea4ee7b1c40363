import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
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

/** 0x and hex digits, capitals where the hash of `salt` and the digits is high: EIP-55, with '30' and 0x EIP-1191; Wanchain's where it is low. */
export function cased(payload: Bytes, salt = '', isInverted = false): string {
  const digits = bytesToHex(payload);
  const hash = bytesToHex(keccak_256(utf8ToBytes(salt + digits)));
  const letters = Array.from(digits, (digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 === isInverted ? digit : digit.toUpperCase(),
  );
  return `0x${letters.join('')}`;
}
