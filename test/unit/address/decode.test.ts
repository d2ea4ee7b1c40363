import { expect, test } from 'vitest';
import { decodeAddress } from '@/lib/address/decode';
import { findNetwork } from '@/lib/address/networks';
import { families } from '@/test/bench/address/families';
import { makeAddresses } from '@/test/bench/address/speed';

// So that engines read all of them by one form.
const order = 'status,canonical,format,checksum,testnet,kind,payload';

test.each(families)('an address of $title says what it says in the usual order', (family) => {
  const { encodings } = findNetwork(family.networkId);
  for (const address of makeAddresses(family, 20)) {
    const decoding = decodeAddress(address, encodings);
    expect(Object.keys(decoding).join()).toMatch(new RegExp(`^${order}(,warning)?$`));
  }
});
