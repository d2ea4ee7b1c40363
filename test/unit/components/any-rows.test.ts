import { expect, test } from 'vitest';
import { findColumns } from '@/components/many/find-columns';
import { readRows } from '@/components/many/read-rows';
import { identifyNetworks } from '@/lib/address/identify';
import { networks } from '@/lib/address/networks';
import { anyCharacter } from '@/test/unit/any-character';
import { fc } from '@/test/unit/fc';

// BIP-173's and EIP-55's examples.
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const addresses = [segwit, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'];

const cell = fc.oneof(
  fc.constantFrom(...addresses, 'address', 'network', 'name', 'Ethereum', 'ETH', 'USDT', 'Alice'),
  fc.string({ unit: anyCharacter }),
  fc.constantFrom('', '"', '""', '"a,b"', '#', 'sep=;', '\ufeff', '\u202e', '__proto__'),
);
const row = fc
  .tuple(fc.array(cell, { minLength: 1, maxLength: 6 }), fc.constantFrom(',', ';', '\t', ' '))
  .map(([cells, separator]) => cells.join(separator));
const someRows = fc.array(row, { maxLength: 8 });

test('readRows: of any text rows are in the order of their lines, each but for several addresses in one row, fit to be shown, and a line with one address alone is never lost', async () => {
  const known = new Set(networks.map(({ id }) => id));
  await fc.assert(
    fc.asyncProperty(someRows, fc.constantFrom('\n', '\r\n', '\r'), async (lines, end) => {
      const text = lines.join(end);
      const read = await readRows(text, null);
      const last = await readRows(`${text}${end}${segwit}`, 'bitcoin');
      // A quote that is open swallows what follows.
      if (!text.includes('"')) {
        expect(last.status === 'read' && last.rows.at(-1)?.address).toBe(segwit);
      }
      if (read.status === 'refused') return;
      const places = read.rows.map(({ line }) => line);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      const again = read.rows.filter(({ line }, at) => line === places[at - 1]);
      expect(again.filter(({ address }) => identifyNetworks(address).length === 0)).toEqual([]);
      for (const { address, label, unknownNetwork, networkId, isSecret } of read.rows) {
        expect([address.length <= 512, label.length <= 200]).toEqual([true, true]);
        expect(`${label}${unknownNetwork}`).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(unknownNetwork.length).toBeLessThanOrEqual(60);
        expect(networkId === null || known.has(networkId)).toBe(true);
        if (isSecret) expect(address).not.toBe(segwit);
      }
    }),
  );
}, 60_000);

test('findColumns: in any rows each column is one thing, and is there', () => {
  fc.assert(
    fc.property(someRows, (rows) => {
      const { separator, header, address, network, label } = findColumns(rows);
      const width = Math.max(1, ...rows.map((one) => one.split(separator).length));
      const places = [address, network, label].filter((place) => place !== null);
      expect(new Set(places).size).toBe(places.length);
      expect(places.filter((place) => place < 0 || place >= width)).toEqual([]);
      expect([...',;\t|，；、،؛']).toContain(separator);
      expect(header <= rows.length).toBe(true);
    }),
  );
});

test('readRows: a name that is too long is cut between two characters', async () => {
  const long = `a${'\u{1f600}'.repeat(150)}`;
  const read = await readRows(`address,network,name\n${segwit},${long},${long}`, null);
  const [row] = read.status === 'read' ? read.rows : [];
  expect(row?.label).toBe(`a${'\u{1f600}'.repeat(99)}`);
  expect(row?.unknownNetwork).toBe(`a${'\u{1f600}'.repeat(29)}`);
});
