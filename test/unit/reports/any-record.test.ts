import { expect, test } from 'vitest';
import { isNetworkId, networks } from '@/lib/address/networks';
import { lookupKeys, serviceRecords } from '@/lib/reports/record';
import { readVectors } from '@/test/unit/address/vectors';
import { anyCharacter } from '@/test/unit/any-character';
import { fc } from '@/test/unit/fc';
import { record } from './service-list';

const addresses = networks.flatMap(({ id }) => readVectors(id).map((vector) => vector.address));
const text = fc.string({ unit: anyCharacter, maxLength: 40 });
/** An address, two, one with something around it or in it, or any text. */
const address = fc
  .tuple(fc.constantFrom(...addresses), fc.constantFrom(...addresses), text, text, fc.nat(120))
  .chain(([known, other, before, after, at]) =>
    fc.constantFrom(
      known,
      ` ${known}\n`,
      `${known}, ${other}`,
      `${before}:${known}?${after}`,
      known.toUpperCase(),
      known.slice(0, at) + before + known.slice(at),
      before,
    ),
  );
const name = fc.oneof(
  fc.constantFrom(...networks.flatMap(({ id, symbol, name }) => [id, symbol, name])),
  text,
);

test('serviceRecords: whatever a service lists is found by the address that is shown of it', () => {
  fc.assert(
    fc.property(
      address,
      fc.array(name, { maxLength: 3 }),
      name,
      text,
      (listed, names, id, mark) => {
        const given = { address: listed, networkNames: names, walletNetworkId: id, id: mark };
        const stored = serviceRecords(record(1, given), 'service');
        expect(new Set(stored.map(({ report }) => report.id)).size).toBe(
          Math.max(1, stored.length),
        );
        for (const { report, keys, networks: shown } of stored) {
          expect(lookupKeys(report.address).some((key) => keys.includes(key))).toBe(true);
          expect(shown.every(isNetworkId)).toBe(true);
          expect(report.networkId === null || shown.includes(report.networkId)).toBe(true);
        }
      },
    ),
  );
});
