import encodeQR from 'qr';
import { expect, test } from 'vitest';
import { pictureSize } from '@/components/check/picture-size';

const file = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  ).buffer;
const large = { width: 50_000, height: 40_000 };
const none = (count: number) => Array<number>(count).fill(0);

// As the specifications of the formats have them.
test.each([
  [
    'PNG',
    ['\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 0xc3, 0x50, 0, 0, 0x9c, 0x40]],
    large,
  ],
  ['GIF', ['GIF89a', [0x50, 0xc3, 0x40, 0x9c], [0, 0, 0], ',', none(8)], large],
  [
    'GIF whose first picture is larger',
    [
      ...['GIF89a', [1, 0, 1, 0, 0x80, 0, 0], none(6), '!\xf9', [4, 0, 0, 0, 0, 0]],
      ...[',', [0x10, 0, 0x20, 0], [0x40, 0xc3, 0x20, 0x9c]],
    ],
    large,
  ],
  ['BMP', ['BM', none(16), [0x50, 0xc3, 0, 0, 0x40, 0x9c, 0, 0]], large],
  ['BMP from the top', ['BM', none(16), [0x50, 0xc3, 0, 0, 0xc0, 0x63, 0xff, 0xff]], large],
  ['BMP of OS/2', ['BM', none(12), [12, 0, 0, 0, 0x50, 0xc3, 0x40, 0x9c], none(2)], large],
  [
    'AVIF',
    [
      ...[[0, 0, 0, 8], 'ftypavif', none(40), 'ispe', none(4), [0, 0, 1, 0, 0, 0, 1, 0]],
      ...['ispe', none(4), [0, 0, 0xc3, 0x50, 0, 0, 0x9c, 0x40], 'i'],
    ],
    large,
  ],
  [
    'JPEG with what is no part of it',
    ['\xff\xd8', [0, 1], '\xff\x00\xff\xd0\xff\x01\xff\xc2', [0, 17, 8, 0x9c, 0x40, 0xc3, 0x50]],
    large,
  ],
  [
    'JPEG',
    [
      '\xff\xd8\xff\xe0',
      [0, 4, 0, 0],
      '\xff\xff\xc4',
      [0, 3, 0],
      '\xff\xc2',
      [0, 17, 8, 0x9c, 0x40, 0xc3, 0x50],
    ],
    large,
  ],
  [
    'WebP with a head',
    ['RIFF', none(4), 'WEBPVP8X', none(8), [0x4f, 0xc3, 0, 0x3f, 0x9c, 0]],
    large,
  ],
  [
    'WebP without loss',
    ['RIFF', none(4), 'WEBPVP8L', none(5), [0xff, 0xff, 0xff, 0x0f]],
    { width: 16384, height: 16384 },
  ],
  [
    'WebP',
    ['RIFF', none(4), 'WEBPVP8 ', none(10), [0xff, 0x3f, 0xfe, 0x3f]],
    { width: 16383, height: 16382 },
  ],
])('the size of a %s is told by its head', (_, parts, size) => {
  expect(pictureSize(file(...parts))).toEqual(size);
});

test('a real GIF of a code says what it is', () => {
  const gif = encodeQR('hello', 'gif', { border: 4, scale: 4 });
  const side = 4 * (21 + 2 * 4);
  expect(pictureSize(new Uint8Array(gif).buffer)).toEqual({ width: side, height: side });
});

test.each([
  ['nothing', []],
  ['words', ['hello']],
  ['a JPEG without a frame', ['\xff\xd8\xff\xe0', [0, 4, 0, 0]]],
  ['a PNG that ends too soon', ['\x89PNG\r\n\x1a\n', [0, 0]]],
])('%s is none', (_, parts) => {
  expect(pictureSize(file(...parts))).toBeNull();
});
