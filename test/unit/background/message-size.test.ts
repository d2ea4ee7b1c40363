import { expect, test } from 'vitest';
import { isTooLarge } from '@/lib/background/message-size';

test.each([
  ['bytes, which are not counted one by one', { texts: new Uint8Array(2e7) }],
  ['a list longer than any', { texts: new Array(200_000).fill(0) }],
])('a message of %s is too large', (_, request) => {
  expect(isTooLarge('page/look-up', request)).toBe(true);
});

test('what a page asks is not', () => {
  expect(isTooLarge('page/look-up', { texts: new Array(200).fill('a'.repeat(512)) })).toBe(false);
});
