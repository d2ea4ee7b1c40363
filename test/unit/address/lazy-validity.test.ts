import { expect, test } from 'vitest';
import { LazyValidity } from '@/lib/address/lazy-validity';
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

test('an answer with a canonical text that is made late tells it as often as it is read', () => {
  const validity = validateAddress(text, 'ethereum');
  if (!(validity instanceof LazyValidity)) throw new TypeError('made at once');
  expect([validity.canonical, validity.canonical]).toEqual([
    expected.canonical,
    expected.canonical,
  ]);
});

test('written as JSON it is as any other answer', () => {
  expect(JSON.parse(JSON.stringify(validateAddress(text, 'ethereum')))).toStrictEqual(expected);
});

test('compared in a test it is as any other answer, and differs where its text does', () => {
  const validity = validateAddress(text, 'ethereum');
  expect(validity).toEqual(expected);
  expect(validity).not.toEqual({ ...expected, canonical: text });
});
