import { expect, test } from 'vitest';
import type { NetworkId } from '@/lib/address/networks';
import { drawPicture, pictureOf } from '@/lib/address/picture';
import { fc } from '@/test/unit/fc';

const picture = (address: string, network: NetworkId) =>
  JSON.stringify(pictureOf(address, network));

test('all spellings and networks of one account have one picture', () => {
  const checksummed = '0x52908400098527886E0F7030069857D2E4169EE7';
  const pictures = [
    picture(checksummed, 'ethereum'),
    picture(checksummed.toLowerCase(), 'bsc'),
    picture('THVmXun9u721tBiYcT3VfLQKcwYBmoY1xX', 'tron'),
  ];
  expect(new Set(pictures).size).toBe(1);
});

test('a key hash has one picture as P2PKH and as P2WPKH', () => {
  // BIP-173's example key.
  expect(picture('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'bitcoin')).toBe(
    picture('1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', 'bitcoin'),
  );
});

test('addresses that differ in one digit have different pictures', () => {
  const pictures = ['0', '1', '2', '3'].map((last) =>
    picture(`0x5290840009852788600f7030069857d2e4169ee${last}`, 'ethereum'),
  );
  expect(new Set(pictures).size).toBe(4);
});

test('the picture is mirrored, and holds nothing but two coloured paths', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (bytes) => {
      const shapes = drawPicture(bytes);
      expect(shapes).toHaveLength(2);
      for (const { path, colour } of shapes) {
        expect(colour).toMatch(/^hsl\(\d{1,3} \d\d% \d\d%\)$/);
        expect(path).toMatch(/^(M\d \dh1v1h-1z)*$/);
        const cells = path.match(/M\d \d/g) ?? [];
        const mirrored = cells.map((cell) => `M${4 - Number(cell[1])} ${cell[3]}`);
        expect(mirrored.sort()).toEqual(cells.sort());
      }
    }),
  );
});
