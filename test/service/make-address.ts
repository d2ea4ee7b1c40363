import { ripemd160 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58, base58xrp, bech32, bech32m } from '@scure/base';
import { crc16 } from '@/lib/address/crc16';
import type { NetworkId } from '@/lib/address/networks';

type Maker = (hash: Uint8Array, n: number) => string;

const makers = {
  bitcoin: (hash, n) =>
    pick(n, [
      () => withChecksum(base58, 0x00, short(hash)),
      () => withChecksum(base58, 0x05, short(hash)),
      () => bech32.encode('bc', [0, ...bech32.toWords(short(hash))]),
      () => bech32m.encode('bc', [1, ...bech32m.toWords(hash)]),
    ]),
  ethereum: (hash) => eip55(short(hash)),
  bsc: (hash) => eip55(short(hash)),
  tron: (hash) => withChecksum(base58, 0x41, short(hash)),
  solana: (hash) => base58.encode(hash),
  litecoin: (hash, n) =>
    pick(n, [
      () => withChecksum(base58, 0x30, short(hash)),
      () => withChecksum(base58, 0x32, short(hash)),
      () => bech32.encode('ltc', [0, ...bech32.toWords(short(hash))]),
    ]),
  xrp: (hash) => withChecksum(base58xrp, 0x00, short(hash)),
} as const satisfies Partial<Record<NetworkId, Maker>>;

export type SeededNetwork = keyof typeof makers;

export const seededNetworks: readonly SeededNetwork[] = [
  'bitcoin',
  'ethereum',
  'bsc',
  'tron',
  'solana',
  'litecoin',
  'xrp',
];

/**
 * The n-th address of a network for a purpose, valid to its checksum; in the forms of the network by turns. It is made of a hash
 * of this very text, so nobody has a key to it.
 */
export function makeAddress(network: SeededNetwork, n: number, purpose: string): string {
  return makers[network](sha256(utf8ToBytes(`${purpose} ${network} ${n}`)), n);
}

/** The same for TON, where none of the seeded reports are; with its tags by turns. */
export function makeTonAddress(n: number, purpose: string): string {
  const tag = n % 2 === 0 ? 0x11 : 0x51;
  const bytes = Buffer.alloc(36);
  bytes[0] = tag;
  bytes.set(sha256(utf8ToBytes(`${purpose} ton ${n}`)), 2);
  bytes.writeUInt16BE(crc16(bytes.subarray(0, 34)), 34);
  return bytes.toString('base64url');
}

function pick(n: number, forms: readonly (() => string)[]): string {
  return forms[n % forms.length]?.() ?? '';
}

function short(hash: Uint8Array): Uint8Array {
  return ripemd160(hash);
}

function withChecksum(coder: typeof base58, version: number, payload: Uint8Array): string {
  const bytes = concatBytes(Uint8Array.of(version), payload);
  return coder.encode(concatBytes(bytes, sha256(sha256(bytes)).subarray(0, 4)));
}

function eip55(payload: Uint8Array): string {
  const digits = bytesToHex(payload);
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = Array.from(digits, (digit, i) =>
    Number.parseInt(hash.charAt(i), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}
