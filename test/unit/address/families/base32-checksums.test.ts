import { createHash } from 'node:crypto';
import { blake2b } from '@noble/hashes/blake2.js';
import { base32nopad } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { accountKey } from '@/lib/address/account-key';
import { validateAddress } from '@/lib/address/validate';
import { fc } from '@/test/unit/fc';
import { type Spelling, testSpelling } from './spellings';

const filecoin = (start: string, head: number[], payload: ArrayLike<number>) => {
  const bytes = Array.from(payload);
  const sum = blake2b(Uint8Array.from([...head, ...bytes]), { dkLen: 4 });
  return start + base32nopad.encode(Uint8Array.from([...bytes, ...sum])).toLowerCase();
};

/** SIP-005: a number in base 32, and a '0' for each leading zero byte. */
const c32check = (letter: string, version: number, hash: ArrayLike<number>) => {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const body = Buffer.from([version, ...Array.from(hash)]);
  const once = createHash('sha256').update(body).digest();
  const sum = createHash('sha256').update(once).digest().subarray(0, 4);
  const bytes = Buffer.concat([body.subarray(1), sum]);
  let text = '';
  for (let rest = BigInt(`0x${bytes.toString('hex')}`); rest > 0n; rest >>= 5n) {
    text = alphabet[Number(rest & 31n)] + text;
  }
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return `S${letter}${'0'.repeat(zeros)}${text}`;
};

const lower = 'abcdefghijklmnopqrstuvwxyz234567';
const upper = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const onFilecoin = (
  format: string,
  kind: string,
  bytes: number,
  start: string,
  head: number[],
): Spelling => ({
  networkId: 'filecoin',
  format,
  kind,
  bytes,
  encode: (key) => filecoin(start, head, key),
  alphabet: lower,
  prefix: start.length,
});

const onStacks = (format: string, kind: string, letter: string, version: number): Spelling => ({
  networkId: 'stacks',
  format,
  kind,
  bytes: 20,
  encode: (hash) => c32check(letter, version, hash),
  alphabet: upper,
  prefix: 2,
});

describe.each([
  onFilecoin('f1 secp256k1', 'filecoin1', 20, 'f1', [1]),
  onFilecoin('f2 actor', 'filecoin2', 20, 'f2', [2]),
  onFilecoin('f3 BLS', 'filecoin3', 48, 'f3', [3]),
  onFilecoin('f4 delegated', 'evm20', 20, 'f410f', [4, 10]),
  onStacks('P2PKH', 'h160', 'P', 22),
  onStacks('P2SH', 'script', 'M', 20),
])('$networkId $format', testSpelling);

test('filecoin: any namespace and any subaddress up to 54 bytes is valid, and its key is its own', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 11, max: 0x7fffffff }),
      fc.uint8Array({ maxLength: 60 }),
      (space, key) => {
        const varint: number[] = [];
        let rest = space;
        for (; rest > 127; rest >>>= 7) varint.push((rest & 127) | 128);
        varint.push(rest);
        const address = filecoin(`f4${space}f`, [4, ...varint], key);
        const { status } = validateAddress(address, 'filecoin');
        expect(status).toBe(key.length <= 54 ? 'valid' : 'invalid');
        if (status === 'valid') {
          expect(accountKey(address, 'filecoin')).toBe(
            `filecoin4:${Buffer.from([...varint, ...key]).toString('hex')}`,
          );
        }
      },
    ),
  );
});

test.each(['f401f', 'f4f', 'f410', 'f49223372036854775808f', 'f5', 'f', 'f0', 'f0-1', 'F01024'])(
  'filecoin refuses "%s…"',
  (start) => {
    expect(validateAddress(filecoin(start, [4, 1], [1, 2, 3]), 'filecoin').status).toBe('invalid');
  },
);

test('an Ethereum account is the same on Filecoin', () => {
  const filecoinKey = accountKey('f410fkkld55ioe7qg24wvt7fu6pbknb56ht7pt4zamxa', 'filecoin');
  expect(accountKey('0x52963ef50e27e06d72d59fcb4f3c2a687be3cfef', 'ethereum')).toBe(filecoinKey);
});

test('a hash of few bytes keeps its zeros on Stacks', () => {
  for (let zeros = 0; zeros <= 20; zeros++) {
    const hash = Uint8Array.from({ length: 20 }, (_, at) => (at < zeros ? 0 : 1));
    const address = c32check('P', 22, hash);
    expect(validateAddress(address, 'stacks')).toMatchObject({ status: 'valid' });
    expect(validateAddress(address.replace('SP', 'SP0'), 'stacks').status).toBe('invalid');
  }
});
