import { blake2b } from '@noble/hashes/blake2.js';
import { sha256, sha512_256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base32nopad, base58, base58xmr, base58xrp, base64, bech32, bech32m } from '@scure/base';
import { crc16 } from './crc16';
import { type Bytes, cased, checked, digitsOf } from './encode';
import { rareEncoders } from './encoders-rare';

/** Makes an address of 32 random bytes, by the family's specification, with the scure and noble libraries. */
export const encoders = {
  'evm-mixed': (hash: Bytes) => cased(hash.subarray(12)),
  'evm-lower': (hash: Bytes) => `0x${bytesToHex(hash.subarray(12))}`,
  'btc-base58': (hash: Bytes) => checked([0x00], hash.subarray(12)),
  'btc-bech32': (hash: Bytes) => bech32.encode('bc', [0, ...bech32.toWords(hash.subarray(12))]),
  'btc-bech32m': (hash: Bytes) => bech32m.encode('bc', [1, ...bech32m.toWords(hash)]),
  tron: (hash: Bytes) => checked([0x41], hash.subarray(12)),
  litecoin: (hash: Bytes) => checked([0x30], hash.subarray(12)),
  dogecoin: (hash: Bytes) => checked([0x1e], hash.subarray(12)),
  dash: (hash: Bytes) => checked([0x4c], hash.subarray(12)),
  zcash: (hash: Bytes) => checked([0x1c, 0xb8], hash.subarray(12)),
  xrp: (hash: Bytes) => {
    const bytes = concatBytes(Uint8Array.of(0), hash.subarray(12));
    return base58xrp.encode(concatBytes(bytes, sha256(sha256(bytes)).subarray(0, 4)));
  },
  solana: (hash: Bytes) => base58.encode(hash),
  cardano: (hash: Bytes) => {
    const credentials = [hash.subarray(4), sha256(hash).subarray(4)];
    const bytes = concatBytes(Uint8Array.of(0x01), ...credentials);
    return bech32.encode('addr', bech32.toWords(bytes), 120);
  },
  monero: (hash: Bytes) => {
    const bytes = concatBytes(Uint8Array.of(18), hash, sha256(hash));
    return base58xmr.encode(concatBytes(bytes, keccak_256(bytes).subarray(0, 4)));
  },
  polkadot: (hash: Bytes) => {
    const bytes = concatBytes(Uint8Array.of(0), hash);
    const sum = blake2b(concatBytes(utf8ToBytes('SS58PRE'), bytes)).subarray(0, 2);
    return base58.encode(concatBytes(bytes, sum));
  },
  ton: (hash: Bytes) => {
    const bytes = concatBytes(Uint8Array.of(0x11, 0), hash);
    const sum = crc16(bytes);
    const text = base64.encode(concatBytes(bytes, Uint8Array.of(sum >> 8, sum & 255)));
    return text.replaceAll('+', '-').replaceAll('/', '_');
  },
  stellar: (hash: Bytes) => {
    const bytes = concatBytes(Uint8Array.of(6 << 3), hash);
    const sum = crc16(bytes);
    return base32nopad.encode(concatBytes(bytes, Uint8Array.of(sum & 255, sum >> 8)));
  },
  'bitcoin-cash': (hash: Bytes) => cashaddr(hash.subarray(12)),
  cosmos: (hash: Bytes) => bech32.encodeFromBytes('cosmos', hash.subarray(12)),
  algorand: (hash: Bytes) => base32nopad.encode(concatBytes(hash, sha512_256(hash).subarray(28))),
  tezos: (hash: Bytes) => checked([0x06, 0xa1, 0x9f], hash.subarray(12)),
  nano: (hash: Bytes) => {
    const sum = blake2b(hash, { dkLen: 5 }).toReversed();
    return `nano_${digitsOf(hash, 52, nanoDigits)}${digitsOf(sum, 8, nanoDigits)}`;
  },
  ...rareEncoders,
};

const nanoDigits = '13456789abcdefghijkmnopqrstuwxyz';

const bech32Digits = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

function cashaddr(payload: Bytes): string {
  const words = bech32.toWords(concatBytes(Uint8Array.of(0), payload));
  const prefix = Array.from('bitcoincash', (char) => char.charCodeAt(0) & 31);
  const sum = cashaddrSum([...prefix, 0, ...words, ...Array<number>(8).fill(0)]);
  const check = Array.from({ length: 8 }, (_, at) => Number((sum >> BigInt(5 * (7 - at))) & 31n));
  return `bitcoincash:${[...words, ...check].map((word) => bech32Digits.charAt(word)).join('')}`;
}

const cashaddrGenerators = [
  0x98f2bc8e61n,
  0x79b76d99e2n,
  0xf33e5fb3c4n,
  0xae2eabe2a8n,
  0x1e4f43e470n,
];

function cashaddrSum(words: readonly number[]): bigint {
  let sum = 1n;
  for (const word of words) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(word);
    for (const [at, generator] of cashaddrGenerators.entries()) {
      if ((top >> BigInt(at)) & 1n) sum ^= generator;
    }
  }
  return sum ^ 1n;
}
