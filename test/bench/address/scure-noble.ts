import { blake2b } from '@noble/hashes/blake2.js';
import { sha256, sha512_256 } from '@noble/hashes/sha2.js';
import { keccak_256, sha3_256 } from '@noble/hashes/sha3.js';
import { kt128 } from '@noble/hashes/sha3-addons.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  base32nopad,
  base58,
  base58xmr,
  base58xrp,
  base64url,
  base64urlnopad,
  bech32,
  bech32m,
  createBase58check,
} from '@scure/base';
import { crc16 } from './crc16';
import type { Bytes } from './encode';
import type { FamilyName } from './families';

/** What a good programmer writes with @scure/base and @noble/hashes: right and plain. Each throws or says false. */
const readers: Partial<Record<FamilyName, (text: string) => boolean>> = {
  'evm-mixed': isEvm,
  'evm-lower': isEvm,
  'btc-base58': (text) => isChecked(text, [0x00]) || isChecked(text, [0x05]),
  'btc-bech32': isSegwit,
  'btc-bech32m': isSegwit,
  tron: (text) => isChecked(text, [0x41]),
  litecoin: (text) => isChecked(text, [0x30]) || isChecked(text, [0x32]),
  dogecoin: (text) => isChecked(text, [0x1e]) || isChecked(text, [0x16]),
  dash: (text) => isChecked(text, [0x4c]) || isChecked(text, [0x10]),
  zcash: (text) => isChecked(text, [0x1c, 0xb8]) || isChecked(text, [0x1c, 0xbd]),
  xrp: (text) => {
    const bytes = base58xrp.decode(text);
    const sum = sha256(sha256(bytes.subarray(0, -4)));
    return bytes.length === 25 && bytes[0] === 0 && isSame(bytes.subarray(-4), sum.subarray(0, 4));
  },
  solana: (text) => base58.decode(text).length === 32,
  cardano: (text) => {
    const { prefix, words } = bech32.decode<'addr'>(text as `addr1${string}`, 120);
    const bytes = bech32.fromWords(words);
    return prefix === 'addr' && bytes.length === 57 && ((bytes[0] ?? 255) & 0xcf) === 0x01;
  },
  monero: (text) => {
    const bytes = base58xmr.decode(text);
    const sum = keccak_256(bytes.subarray(0, -4)).subarray(0, 4);
    return bytes.length === 69 && bytes[0] === 18 && isSame(bytes.subarray(-4), sum);
  },
  polkadot: (text) => {
    const bytes = base58.decode(text);
    const sum = blake2b(concatBytes(ss58, bytes.subarray(0, -2))).subarray(0, 2);
    return bytes.length === 35 && bytes[0] === 0 && isSame(bytes.subarray(-2), sum);
  },
  ton: (text) => {
    const bytes = base64url.decode(text);
    const isFriendly = bytes.length === 36 && (bytes[0] === 0x11 || bytes[0] === 0x51);
    const hasWorkchain = bytes[1] === 0 || bytes[1] === 255;
    return isFriendly && hasWorkchain && crc16(bytes) === 0;
  },
  stellar: (text) => {
    const bytes = base32nopad.decode(text);
    const sum = crc16(bytes.subarray(0, -2));
    const isAccount = bytes.length === 35 && bytes[0] === 0x30;
    return isAccount && bytes[33] === (sum & 255) && bytes[34] === sum >> 8;
  },
  cosmos: (text) => {
    const { prefix, bytes } = bech32.decodeToBytes(text);
    return prefix === 'cosmos' && (bytes.length === 20 || bytes.length === 32);
  },
  algorand: (text) => {
    const bytes = base32nopad.decode(text);
    const sum = sha512_256(bytes.subarray(0, 32)).subarray(28);
    return bytes.length === 36 && isSame(bytes.subarray(32), sum);
  },
  tezos: (text) => isChecked(text, [0x06, 0xa1, 0x9f]),
  neo: (text) => isChecked(text, [0x17]) || isChecked(text, [0x35]),
  aeternity: (text) => text.startsWith('ak_') && base58check.decode(text.slice(3)).length === 32,
  keeta: (text) => {
    const bytes = base32nopad.decode(text.slice(6).toUpperCase());
    const sum = sha3_256(bytes.subarray(0, 33)).subarray(0, 5);
    const isKey = text.startsWith('keeta_') && bytes.length === 38 && bytes[0] === 1;
    return isKey && isSame(bytes.subarray(33), sum);
  },
  massa: (text) => {
    const bytes = base58check.decode(text.slice(2));
    return /^A[US]/.test(text) && bytes.length === 33 && bytes[0] === 0;
  },
  qrl: (text) => {
    const bytes = hexToBytes(text.slice(1));
    const sum = sha256(bytes.subarray(0, 35)).subarray(28);
    return text.startsWith('Q') && bytes.length === 39 && isSame(bytes.subarray(35), sum);
  },
  qubic: (text) => {
    const parts = [0, 14, 28, 42].map((at) => lettersOf(text.slice(at, at + 14)));
    const key = concatBytes(...parts.map((part) => littleEndian(part, 8)));
    const sum = littleEndian(lettersOf(text.slice(56)), 3);
    const hash = kt128(key, { dkLen: 3 });
    hash[2] = (hash[2] ?? 0) & 3;
    return /^[A-Z]{60}$/.test(text) && parts.every((part) => part < 1n << 64n) && isSame(sum, hash);
  },
  nem: (text) => {
    const bytes = base32nopad.decode(text.replaceAll('-', ''));
    const sum = keccak_256(bytes.subarray(0, 21)).subarray(0, 4);
    return bytes.length === 25 && bytes[0] === 0x68 && isSame(bytes.subarray(21), sum);
  },
  filecoin: (text) => {
    const bytes = base32nopad.decode(text.slice(2).toUpperCase());
    const sum = blake2b(concatBytes(Uint8Array.of(1), bytes.subarray(0, 20)), { dkLen: 4 });
    return text.startsWith('f1') && bytes.length === 24 && isSame(bytes.subarray(20), sum);
  },
  siacoin: (text) => {
    const bytes = hexToBytes(text);
    const sum = blake2b(bytes.subarray(0, 32), { dkLen: 32 }).subarray(0, 6);
    return bytes.length === 38 && isSame(bytes.subarray(32), sum);
  },
  arweave: (text) => base64urlnopad.decode(text).length === 32,
  sui: (text) => /^0x[0-9a-fA-F]{64}$/.test(text),
  icon: (text) => /^[ch]x[0-9a-f]{40}$/.test(text),
  near: (text) => /^[0-9a-f]{64}$/.test(text),
};

/** By the name of a family. */
export const validators = Object.fromEntries(
  Object.entries(readers).map(([family, read]) => [family, (text: string) => reads(read, text)]),
);

function reads(read: (text: string) => boolean, text: string): boolean {
  try {
    return read(text);
  } catch {
    // scure says by an error what is wrong with the text.
    return false;
  }
}

const ss58 = utf8ToBytes('SS58PRE');

const base58check = createBase58check(sha256);

function isChecked(text: string, version: readonly number[]): boolean {
  const bytes = base58check.decode(text);
  return bytes.length === version.length + 20 && version.every((byte, at) => byte === bytes[at]);
}

function isSegwit(text: string): boolean {
  const isTaproot = text.startsWith('bc1p');
  const codec = isTaproot ? bech32m : bech32;
  const { prefix, words } = codec.decode<'bc'>(text as `bc1${string}`, 90);
  const program = codec.fromWords(words.slice(1));
  if (prefix !== 'bc' || words[0] !== Number(isTaproot)) return false;
  return program.length === 32 || (program.length === 20 && !isTaproot);
}

function isEvm(text: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return false;
  const digits = text.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  for (let at = 0; at < 40; at++) {
    const isUpper = hash.charCodeAt(at) > 55;
    const char = digits.charAt(at);
    if (char !== (isUpper ? char.toUpperCase() : char.toLowerCase())) return false;
  }
  return true;
}

function isSame(a: Bytes, b: Bytes): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

/** A number in letters, the lowest first. */
function lettersOf(text: string): bigint {
  let number = 0n;
  for (let at = text.length; at-- > 0; ) number = number * 26n + BigInt(text.charCodeAt(at) - 65);
  return number;
}

function littleEndian(number: bigint, count: number): Bytes {
  return Uint8Array.from({ length: count }, (_, at) => Number((number >> BigInt(8 * at)) & 255n));
}
