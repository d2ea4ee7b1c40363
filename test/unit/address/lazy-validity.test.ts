import { expect, test } from 'vitest';
import { validateAddress } from '@/lib/address/validate';

// EIP-55's own example, in a single case: its canonical text takes a hash.
const text = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const expected = {
  status: 'valid',
  canonical: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  format: 'hex',
  checksum: 'absent',
  testnet: false,
};

test.each([
  ['equal', (validity: object) => validity],
  ['copied', (validity: object) => ({ ...validity })],
  ['sent to another part of the extension', (validity: object) => structuredClone(validity)],
  ['written as JSON', (validity: object) => JSON.parse(JSON.stringify(validity))],
])('an answer with a canonical text that is made late is whole when %s', (_, pass) => {
  expect(pass(validateAddress(text, 'ethereum'))).toEqual(expected);
});

test('a canonical text that is made late can be replaced and deleted', () => {
  const validity = validateAddress(text, 'ethereum');
  expect(Reflect.set(validity, 'canonical', 'another')).toBe(true);
  expect(validity).toEqual({ ...expected, canonical: 'another' });
  expect(Reflect.deleteProperty(validity, 'canonical')).toBe(true);
  expect('canonical' in validity).toBe(false);
});

test('its keys are those of any other answer', () => {
  expect(Object.keys(validateAddress(text, 'ethereum')).sort()).toEqual(
    Object.keys(validateAddress(expected.canonical, 'ethereum')).sort(),
  );
});
