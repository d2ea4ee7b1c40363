import { crc32 } from 'node:zlib';
import { blake2b } from '@noble/hashes/blake2.js';
import { sha256, sha512_256 } from '@noble/hashes/sha2.js';
import { keccak_256, sha3_256 } from '@noble/hashes/sha3.js';
import { kt128 } from '@noble/hashes/sha3-addons.js';
import { base32nopad, base64, base64urlnopad } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { toHex } from '@/lib/address/hex';
import { validateAddress } from '@/lib/address/validate';
import { fc } from '@/test/unit/fc';
import { type Spelling, testSpelling } from './spellings';

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const lower = upper.toLowerCase();
const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const hex = '0123456789abcdef';

const join = (...parts: ArrayLike<number>[]) =>
  Uint8Array.from(parts.flatMap((part) => Array.from(part)));

/** CRC-16/XMODEM, bit by bit. */
const crc16 = (bytes: Uint8Array) => {
  let state = 0;
  for (const byte of bytes) {
    for (let bit = 7; bit >= 0; bit--) {
      const top = ((state >> 15) ^ (byte >> bit)) & 1;
      state = ((state << 1) & 0xffff) ^ (top ? 0x1021 : 0);
    }
  }
  return [state >> 8, state & 255] as const;
};

const strKey = (version: number, payload: Uint8Array) => {
  const [high, low] = crc16(join([version], payload));
  return base32nopad.encode(join([version], payload, [low, high]));
};

const ton = (tag: number, payload: Uint8Array) => {
  const body = join([tag], payload);
  return base64urlnopad.encode(join(body, crc16(body)));
};

const nanoAlphabet = '13456789abcdefghijkmnopqrstuwxyz';
/** Five bits a character, the first of which may be filled up with zeros in front. */
const fives = (bytes: Uint8Array, alphabet: string) => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const whole = bits.padStart(Math.ceil(bits.length / 5) * 5, '0');
  return whole.replace(/.{5}/g, (five) => alphabet.charAt(Number.parseInt(five, 2)));
};
const nano = (prefix: string, payload: Uint8Array) => {
  const sum = blake2b(payload, { dkLen: 5 }).reverse();
  return prefix + fives(payload, nanoAlphabet) + fives(sum, nanoAlphabet);
};

const icpSum = (payload: Uint8Array) => {
  const sum = crc32(payload);
  return join([sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255], payload);
};
const principal = (payload: Uint8Array) =>
  base32nopad
    .encode(icpSum(payload))
    .toLowerCase()
    .replace(/.{5}(?=.)/g, '$&-');

const nem = (payload: Uint8Array, hash: (body: Uint8Array) => Uint8Array, check: number) => {
  const body = join([0x68], payload);
  return base32nopad.encode(join(body, hash(body).subarray(0, check)));
};

const keeta = (type: number, key: Uint8Array) => {
  const body = join([type], key);
  return `keeta_${base32nopad.encode(join(body, sha3_256(body).subarray(0, 5))).toLowerCase()}`;
};

const nimiqAlphabet = '0123456789ABCDEFGHJKLMNPQRSTUVXY';
const nimiq = (payload: Uint8Array) => {
  const body = fives(payload, nimiqAlphabet);
  const digits = [...`${body}NQ00`].map((char) => Number.parseInt(char, 36)).join('');
  return `NQ${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${body}`;
};

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letters = (number: bigint, count: number) =>
  Array.from({ length: count }, (_, at) => capitals[Number((number / 26n ** BigInt(at)) % 26n)]);
const littleEndian = (bytes: Uint8Array) => BigInt(`0x${toHex(bytes.toReversed())}`);
const qubic = (key: Uint8Array) => {
  const parts = [0, 8, 16, 24].flatMap((at) => letters(littleEndian(key.subarray(at, at + 8)), 14));
  const sum = littleEndian(kt128(key, { dkLen: 3 })) & 0x3ffffn;
  return [...parts, ...letters(sum, 4)].join('');
};

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

const spelling = (
  networkId: Spelling['networkId'],
  [format, kind, bytes]: [format: string, kind: string, bytes: number],
  [alphabet, prefix]: [alphabet: string, prefix: number],
  encode: Spelling['encode'],
): Spelling => ({ networkId, format, kind, bytes, alphabet, prefix, encode });

describe.each<Spelling>([
  spelling('stellar', ['account', 'ed25519', 32], [upper, 1], (key) => strKey(6 << 3, key)),
  spelling('stellar', ['muxed account', 'ed25519', 32], [upper, 1], (key) =>
    strKey(12 << 3, join(key, [1, 2, 3, 4, 5, 6, 7, 8])),
  ),
  spelling('stellar', ['contract', 'stellar-contract', 32], [upper, 1], (key) =>
    strKey(2 << 3, key),
  ),
  spelling('algorand', ['Algorand account', 'ed25519', 32], [upper, 0], (key) =>
    base32nopad.encode(join(key, sha512_256(key).subarray(28))),
  ),
  spelling('nano', ['Nano account', 'nano', 32], [nanoAlphabet, 5], (key) => nano('nano_', key)),
  spelling('banano', ['Nano account', 'nano', 32], [nanoAlphabet, 4], (key) => nano('ban_', key)),
  spelling('internet-computer', ['principal', 'icp-principal', 29], [lower, 0], principal),
  spelling('internet-computer', ['principal', 'icp-principal', 10], [lower, 0], principal),
  spelling('internet-computer', ['account id', 'icp-account', 32], [hex, 0], (payload) => {
    const id = icpSum(payload.subarray(4));
    payload.set(id);
    return toHex(id);
  }),
  spelling('nem', ['NEM account', 'nem', 20], [upper, 0], (key) => nem(key, keccak_256, 4)),
  spelling('symbol', ['Symbol account', 'symbol', 20], [upper, 0], (key) => nem(key, sha3_256, 3)),
  ...[
    { type: 0, format: 'secp256k1 key', kind: 'secp256k1', bytes: 33 },
    { type: 1, format: 'Ed25519 key', kind: 'ed25519', bytes: 32 },
    { type: 4, format: 'storage account', kind: 'keeta-storage', bytes: 32 },
    { type: 6, format: 'secp256r1 key', kind: 'secp256r1', bytes: 33 },
    { type: 7, format: 'multisig', kind: 'keeta-multisig', bytes: 32 },
  ].map(({ type, format, kind, bytes }) =>
    spelling('keeta', [format, kind, bytes], [lower, 6], (key) => keeta(type, key)),
  ),
  spelling('siacoin', ['unlock hash', 'sia', 32], [hex, 0], (key) =>
    toHex(join(key, blake2b(key, { dkLen: 32 }).subarray(0, 6))),
  ),
  spelling('qrl', ['XMSS', 'qrl', 35], [hex, 1], (account) => {
    account.set([1, 5, 0]);
    return `Q${toHex(join(account, sha256(account).subarray(28)))}`;
  }),
  {
    ...spelling('qubic', ['Qubic identity', 'qubic', 32], [capitals, 0], qubic),
    chance: () => 2 ** -18,
  },
  {
    ...spelling('ton', ['bounceable', 'ton', 33], [`${alphanumeric}-_`, 0], (key) =>
      ton(0x11, key),
    ),
    first: 0,
  },
  {
    ...spelling('ton', ['non-bounceable', 'ton', 33], [`${alphanumeric}-_`, 0], (key) =>
      ton(0x51, key),
    ),
    first: 255,
  },
  {
    ...spelling('nimiq', ['Nimiq account', 'nimiq', 20], [nimiqAlphabet, 4], nimiq),
    // Modulo a prime: one changed digit never passes, but a letter counts as two digits.
    chance: (changed, address) => (digitsIn(changed) === digitsIn(address) ? 0 : 1 / 97),
  },
])('$networkId $format of $bytes bytes', testSpelling);

const payload = (bytes: number) => fc.uint8Array({ minLength: bytes, maxLength: bytes });

test('a Nimiq address is valid with its two digits and with no others', () => {
  fc.assert(
    fc.property(payload(20), fc.integer({ min: 0, max: 99 }), (input, check) => {
      const address = nimiq(input);
      expect(accountKey(address, 'nimiq')).toBe(`nimiq:${toHex(input)}`);
      const other = `NQ${String(check).padStart(2, '0')}${address.slice(4)}`;
      expect(validateAddress(other, 'nimiq').status).toBe(other === address ? 'valid' : 'invalid');
    }),
  );
  // 01 and 98 leave the same remainder, but only 02 to 98 are ever written.
  const address = Array.from({ length: 200 }, (_, at) => nimiq(new Uint8Array(20).fill(at))).find(
    (one) => one.startsWith('NQ98'),
  );
  expect(validateAddress(address ?? '', 'nimiq').status).toBe('valid');
  const other = address?.replace('NQ98', 'NQ01') ?? '';
  expect(validateAddress(other, 'nimiq')).toEqual({ status: 'invalid', reason: 'checksum' });
});

test('a muxed Stellar account has the key of its account', () => {
  fc.assert(
    fc.property(payload(40), (input) => {
      expect(accountKey(strKey(12 << 3, input), 'stellar')).toBe(
        accountKey(strKey(6 << 3, input.subarray(0, 32)), 'stellar'),
      );
    }),
  );
});

test('a TON account has one key in every spelling, and its test form is said to be one', () => {
  fc.assert(
    fc.property(payload(32), (input) => {
      const account = join([0], input);
      const key = `ton:${toHex(account)}`;
      const friendly = base64urlnopad.decode(ton(0x51, account));
      for (const text of [ton(0x11, account), base64.encode(friendly), `0:${toHex(input)}`]) {
        expect(accountKey(text, 'ton')).toBe(key);
      }
      const test = { status: 'invalid', reason: 'testnet' };
      expect(validateAddress(ton(0x91, account), 'ton')).toEqual(test);
      expect(validateAddress(ton(0xd1, account), 'ton')).toEqual(test);
    }),
  );
});

test('Arweave takes base64url of 32 bytes in its one spelling', () => {
  fc.assert(
    fc.property(payload(32), fc.constantFrom(...alphanumeric), (input, char) => {
      const address = base64urlnopad.encode(input);
      expect(accountKey(address, 'arweave')).toBe(`arweave:${toHex(input)}`);
      const other = address.slice(0, -1) + char;
      const isSpelling = 'AEIMQUYcgkosw048'.includes(char);
      expect(validateAddress(other, 'arweave').status).toBe(isSpelling ? 'valid' : 'invalid');
    }),
  );
});
