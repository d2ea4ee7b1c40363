import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readListFile } from '@/components/lists/read-list-file';

const bytes = (...values: number[]) => new Uint8Array(values);

test.each<[string, BlobPart]>([
  ['UTF-8', 'Zoë'],
  ['UTF-8 with its mark', '\ufeffZoë'],
  ['UTF-16', bytes(0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0)],
  ['UTF-16 with the high byte first', bytes(0xfe, 0xff, 0, 0x5a, 0, 0x6f, 0, 0xeb)],
  ['Windows-1252', bytes(0x5a, 0x6f, 0xeb)],
  ['UTF-8, packed with gzip', bytes(...gzipSync('Zoë'))],
])('a list file in %s is read as it was written', async (_, part) => {
  expect(await readListFile(new File([part], 'list.csv'))).toEqual({
    kind: 'text',
    text: 'Zoë',
    name: 'list.csv',
  });
});

test('a packed file that is too big is not taken in part', async () => {
  const packed = bytes(...gzipSync(new Uint8Array(17 * 2 ** 20)));
  const reading = readListFile(new File([packed], 'list.csv.gz'));
  await expect(reading).rejects.toThrow('The list is too big: up to 16 MB are read.');
});

test.each([
  ['a new spreadsheet', bytes(0x50, 0x4b, 3, 4, 20, 0)],
  ['an old one', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1)],
])('of %s, it says what to save it as', async (_, part) => {
  const reading = readListFile(new File([part], 'list.xlsx'));
  await expect(reading).rejects.toThrow('Save the sheet as CSV, then open that.');
});
