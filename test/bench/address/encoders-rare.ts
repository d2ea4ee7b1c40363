import { crc32 } from 'node:zlib';
import { blake256 } from '@noble/hashes/blake1.js';
import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256, sha3_256 } from '@noble/hashes/sha3.js';
import { kt128 } from '@noble/hashes/sha3-addons.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { base32nopad, base58, base64urlnopad, bech32, bech32m } from '@scure/base';
import { parityOf } from '@/lib/address/families/flow';
import { type Bytes, cased, checked, digitsOf } from './encode';

/** As in encoders.ts: what one or two of the general libraries know besides. */
export const rareEncoders = {
  byron: (hash: Bytes) => {
    const inner = concatBytes(hexToBytes('83581c'), hash.subarray(4), hexToBytes('a000'));
    const head = hexToBytes('82d8185821');
    return base58.encode(concatBytes(head, inner, Uint8Array.of(0x1a), number32(crc32(inner))));
  },
  neo: (hash: Bytes) => checked([0x17], hash.subarray(12)),
  decred: (hash: Bytes) => {
    const bytes = concatBytes(hexToBytes('073f'), hash.subarray(12));
    return base58.encode(concatBytes(bytes, blake256(blake256(bytes)).subarray(0, 4)));
  },
  nebulas: (hash: Bytes) => {
    const bytes = concatBytes(hexToBytes('1957'), hash.subarray(12));
    return base58.encode(concatBytes(bytes, sha3_256(bytes).subarray(0, 4)));
  },
  rootstock: (hash: Bytes) => cased(hash.subarray(12), '300x'),
  wanchain: (hash: Bytes) => cased(hash.subarray(12), '', true),
  waves: (hash: Bytes) => {
    const bytes = concatBytes(hexToBytes('0157'), hash.subarray(12));
    const sum = keccak_256(blake2b(bytes, { dkLen: 32 })).subarray(0, 4);
    return base58.encode(concatBytes(bytes, sum));
  },
  aeternity: (hash: Bytes) => `ak_${checked([], hash)}`,
  keeta: (hash: Bytes) => {
    const bytes = concatBytes(Uint8Array.of(1), hash);
    const sum = sha3_256(bytes).subarray(0, 5);
    return `keeta_${base32nopad.encode(concatBytes(bytes, sum)).toLowerCase()}`;
  },
  massa: (hash: Bytes) => `AU${checked([0], hash)}`,
  qrl: (hash: Bytes) => {
    const bytes = concatBytes(hexToBytes('010500'), hash);
    return `Q${bytesToHex(concatBytes(bytes, sha256(bytes).subarray(28)))}`;
  },
  qubic: (hash: Bytes) => {
    const parts = [0, 8, 16, 24].map((at) => letters(hash.subarray(at, at + 8), 14));
    const sum = kt128(hash, { dkLen: 3 });
    sum[2] = (sum[2] ?? 0) & 3;
    return parts.join('') + letters(sum, 4);
  },
  nuls: (hash: Bytes) => {
    const bytes = concatBytes(hexToBytes('010001'), hash.subarray(12));
    const sum = bytes.reduce((all, byte) => all ^ byte, 0);
    return `NULSd${base58.encode(concatBytes(bytes, Uint8Array.of(sum)))}`;
  },
  nem: (hash: Bytes) => {
    const bytes = concatBytes(Uint8Array.of(0x68), hash.subarray(12));
    return base32nopad.encode(concatBytes(bytes, keccak_256(bytes).subarray(0, 4)));
  },
  nimiq: (hash: Bytes) => {
    const body = digitsOf(hash.subarray(12), 32, '0123456789ABCDEFGHJKLMNPQRSTUVXY');
    const digits = Array.from(`${body}NQ00`, (char) => Number.parseInt(char, 36)).join('');
    const sum = `${98n - (BigInt(digits) % 97n)}`.padStart(2, '0');
    return `NQ${sum} ${body.match(/.{4}/g)?.join(' ')}`;
  },
  nervos: (hash: Bytes) => {
    const code = hexToBytes('9bd7e06f3ecf4be0f2fcd2188b23f1b9fcc88e5d4b65a8637b17723bbda3cce8');
    const bytes = concatBytes(Uint8Array.of(0), code, Uint8Array.of(1), hash.subarray(12));
    return bech32m.encode('ckb', bech32m.toWords(bytes), 120);
  },
  handshake: (hash: Bytes) => bech32.encode('hs', [0, ...bech32.toWords(hash.subarray(12))]),
  filecoin: (hash: Bytes) => {
    const payload = hash.subarray(12);
    const sum = blake2b(concatBytes(Uint8Array.of(1), payload), { dkLen: 4 });
    return `f1${base32nopad.encode(concatBytes(payload, sum)).toLowerCase()}`;
  },
  stacks: (hash: Bytes) => {
    const payload = hash.subarray(12);
    const sum = sha256(sha256(concatBytes(Uint8Array.of(22), payload))).subarray(0, 4);
    const body = digitsOf(concatBytes(payload, sum), 39, '0123456789ABCDEFGHJKMNPQRSTVWXYZ');
    // In this encoding a zero byte is one '0', and a number has no zeros before it.
    const zeros = payload.findIndex((byte) => byte > 0);
    return `SP${'0'.repeat(zeros)}${body.replace(/^0+/, '')}`;
  },
  starknet: (hash: Bytes) => {
    // Below 2^251, as all addresses are.
    const digits = bytesToHex(hash).replace(/^../, '03');
    const sum = keccak_256(hexToBytes(digits));
    const isHigh = (at: number) => at > 1 && (sum[at >> 1] ?? 0) & (at & 1 ? 8 : 128);
    return `0x${Array.from(digits, (char, at) => (isHigh(at) ? char.toUpperCase() : char)).join('')}`;
  },
  siacoin: (hash: Bytes) =>
    bytesToHex(concatBytes(hash, blake2b(hash, { dkLen: 32 }).subarray(0, 6))),
  iota: (hash: Bytes) => bech32.encodeFromBytes('iota', concatBytes(Uint8Array.of(0), hash)),
  arweave: (hash: Bytes) => base64urlnopad.encode(hash),
  near: (hash: Bytes) => bytesToHex(hash),
  sui: (hash: Bytes) => `0x${bytesToHex(hash)}`,
  aptos: (hash: Bytes) => `0x${bytesToHex(hash)}`,
  aion: (hash: Bytes) => `0xa0${bytesToHex(hash.subarray(1))}`,
  icon: (hash: Bytes) => `hx${bytesToHex(hash.subarray(12))}`,
  flow: (hash: Bytes) => {
    const word = hash.slice(24);
    const parity = parityOf(word);
    for (let at = 0; at < 3; at++)
      word[7 - at] = (word[7 - at] ?? 0) ^ ((parity >> (8 * at)) & 255);
    return `0x${bytesToHex(word)}`;
  },
  eos: (hash: Bytes) =>
    Array.from(hash.subarray(20), (byte) =>
      'abcdefghijklmnopqrstuvwxyz12345'.charAt(byte % 31),
    ).join(''),
  hedera: (hash: Bytes) =>
    `0.0.${100_000 + (new DataView(hash.slice().buffer).getUint32(0) % 900_000)}`,
};

/** A number whose lowest byte is the first, in letters, the lowest first. */
function letters(bytes: Bytes, count: number): string {
  let left = BigInt(`0x${bytesToHex(bytes.toReversed())}`);
  let text = '';
  for (; text.length < count; left /= 26n) text += String.fromCharCode(65 + Number(left % 26n));
  return text;
}

function number32(number: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}
