import { expect, test } from 'vitest';
import { validateAddress } from '@/lib/address/validate';

// EIP-55's own example, in a single case: its canonical text takes a hash.
const text = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const canonical = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const rest = { status: 'valid', format: 'hex', checksum: 'absent', testnet: false };

test('a canonical text that is made late is the same each time it is read', () => {
  const validity = validateAddress(text, 'ethereum');
  expect(validity).toMatchObject({ ...rest, canonical });
  expect(validity).toMatchObject({ ...rest, canonical });
});

test('an answer with a canonical text that is made late has it in JSON, but not in a copy', () => {
  const validity = validateAddress(text, 'ethereum');
  expect(JSON.parse(JSON.stringify(validity))).toEqual({ ...rest, canonical });
  expect({ ...validity }).toEqual(rest);
  expect(structuredClone(validity)).toEqual(rest);
});
