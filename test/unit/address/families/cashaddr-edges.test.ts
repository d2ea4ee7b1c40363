import { describe, expect, test } from 'vitest';
import { writeCashaddr } from '@/lib/address/cashaddr';
import { spell } from '@/lib/address/encoding';
import { decodeCashaddr } from '@/lib/address/families/cashaddr';
import { decodeConflux } from '@/lib/address/families/conflux';
import { decodeKaspa } from '@/lib/address/families/kaspa';
import { outcome } from './outcome';

const fill = (size: number, value = 5) => new Array<number>(size).fill(value);
const from = (bytes: number[]) => Uint8Array.from(bytes);

describe('CashAddr', () => {
  const encoding = { hrp: 'x', testHrps: ['tx', 'rx'], types: 4 as const };
  const bare = (prefix: string, bytes: number[]) =>
    writeCashaddr(prefix, from(bytes)).slice(prefix.length + 1);
  test.each<[string, string]>([
    ['P2PKH', writeCashaddr('x', from([0, ...fill(20)]))],
    ['P2SH', writeCashaddr('x', from([8, ...fill(20)]))],
    ['P2PKH with tokens', writeCashaddr('x', from([16, ...fill(20)]))],
    ['P2SH with tokens', writeCashaddr('x', from([24, ...fill(20)]))],
    ['payload', writeCashaddr('x', from([32, ...fill(20)]))],
    ['test P2PKH', writeCashaddr('tx', from([0, ...fill(20)]))],
    ['test P2PKH', writeCashaddr('rx', from([0, ...fill(20)]))],
    ...[24, 28, 32, 40, 48, 56, 64].map((size, at): [string, string] => [
      'P2PKH',
      writeCashaddr('x', from([at + 1, ...fill(size)])),
    ]),
    ['P2PKH', bare('x', [0, ...fill(20)])],
    ['test P2PKH', bare('tx', [0, ...fill(20)])],
    ['test P2SH', bare('rx', [8, ...fill(20)])],
    ['P2PKH', bare('x', [0, ...fill(20)]).toUpperCase()],
    ['mixed-case', bare('x', [0, ...fill(20)]).replace(/q/, 'Q')],
    ['checksum', bare('y', [0, ...fill(20)])],
    ['prefix', writeCashaddr('y', from([0, ...fill(20)]))],
    ['prefix', bare('x', [128, ...fill(20)])],
    ['length', writeCashaddr('x', from([1, ...fill(20)]))],
    ['length', `x:${'q'.repeat(127)}`],
    ['prefix', 'w'],
  ])('%s: %s', (expected, text) => {
    const decoding = decodeCashaddr(text, encoding);
    expect(outcome(decoding)).toBe(expected);
    const canonical = text.includes(':')
      ? text
      : expect.stringContaining(`x:${text.toLowerCase()}`);
    if (decoding.status === 'hit') expect(spell(decoding)).toEqual(canonical);
  });

  test('without tokens there are two types', () => {
    const two = { ...encoding, types: 2 as const };
    expect(outcome(decodeCashaddr(writeCashaddr('x', from([16, ...fill(20)])), two))).toBe(
      'payload',
    );
    expect(outcome(decodeCashaddr(bare('x', [16, ...fill(20)]), two))).toBe('prefix');
    expect(outcome(decodeCashaddr(bare('x', [8, ...fill(20)]), two))).toBe('P2SH');
  });

  test.each<[string, string, string]>([
    ['P2PK', 'kaspa0', writeCashaddr('kaspa', from([0, ...fill(32)]))],
    ['P2PK ECDSA', 'kaspa1', writeCashaddr('kaspa', from([1, ...fill(33)]))],
    ['P2SH', 'kaspa8', writeCashaddr('kaspa', from([8, ...fill(32)]))],
    ['test P2PK', 'kaspa0', writeCashaddr('kaspatest', from([0, ...fill(32)]))],
    ['test P2PK', 'kaspa0', writeCashaddr('kaspasim', from([0, ...fill(32)]))],
    ['test P2PK', 'kaspa0', writeCashaddr('kaspadev', from([0, ...fill(32)]))],
    ['payload', '', writeCashaddr('kaspa', from([0, ...fill(33)]))],
    ['payload', '', writeCashaddr('kaspa', from([1, ...fill(32)]))],
    ['payload', '', writeCashaddr('kaspa', from([2, ...fill(32)]))],
    ['length', '', writeCashaddr('kaspa', from([0, ...fill(31)]))],
    ['checksum', '', writeCashaddr('kaspa', from([0, ...fill(32)])).replace(/.$/, 'q')],
    ['prefix', '', writeCashaddr('kaspb', from([0, ...fill(32)]))],
  ])('Kaspa: %s %s: %s', (expected, kind, text) => {
    const decoding = decodeKaspa(text);
    expect(outcome(decoding)).toBe(expected);
    expect(decoding.status === 'hit' ? decoding.kind : '').toBe(kind);
  });
});

describe('Conflux', () => {
  const ours = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
  const theirs = 'abcdefghjkmnprstuvwxyz0123456789';
  const body = (name: string, bytes: number[]) =>
    writeCashaddr(name, from(bytes))
      .slice(name.length + 1)
      .replace(/./g, (char) => theirs.charAt(ours.indexOf(char)));
  const write = (name: string, bytes: number[], options = '') =>
    `${name}:${options}${body(name, bytes)}`;
  const user = [0, 0x10, ...fill(19)];
  test.each<[string, string]>([
    ['CIP-37 user', write('cfx', user)],
    ['CIP-37 contract', write('cfx', [0, 0x80, ...fill(19)])],
    ['CIP-37 builtin', write('cfx', [0, 0x08, ...fill(19)])],
    ['CIP-37 null', write('cfx', fill(21, 0))],
    ['payload', write('cfx', [0, 0x20, ...fill(19)])],
    ['payload', write('cfx', [1, 0x10, ...fill(19)])],
    ['test CIP-37 user', write('cfxtest', user)],
    ['test CIP-37 user', write('net10', user)],
    ['test CIP-37 user', write('net9999999999', user)],
    ['prefix', write('net99999999999', user)],
    ['prefix', write('net1', user)],
    ['prefix', write('net1029', user)],
    ['prefix', write('net01', user)],
    ['CIP-37 user', write('cfx', user, 'type.user:')],
    ['CIP-37 user', write('cfx', user, 'a.b:type.user:')],
    ['CIP-37 user', write('cfx', user).toUpperCase()],
    ['payload', write('cfx', user, 'type.contract:')],
    ['payload', write('cfx', user, 'a.b:type.contract:')],
    ['payload', write('cfx', user, 'a.:')],
    ['payload', write('cfx', user, 'a:')],
    ['payload', write('cfx', user, ' a.b:')],
    ['mixed-case', write('cfx', user).replace('cfx', 'CFX')],
    ['length', write('cfx', [0, 0x10, ...fill(20)])],
    ['length', write('cfx', [0, 0x10, ...fill(18)])],
    ['checksum', `cfx:${body('cfxtest', user)}`],
    ['length', write('cfx', user, 'a.b:'.repeat(60))],
  ])('%s: %s', (expected, text) => {
    const decoding = decodeConflux(text);
    expect(outcome(decoding)).toBe(expected);
    const name = text.slice(0, text.indexOf(':')).toLowerCase();
    if (decoding.status === 'hit')
      expect(spell(decoding)).toBe(name + text.slice(text.lastIndexOf(':')).toLowerCase());
  });
});
