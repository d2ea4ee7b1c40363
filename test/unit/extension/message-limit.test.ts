import { expect, test } from 'vitest';
import { fitsInMessage, mostBytes } from '@/lib/extension/message-limit';

test('a text fits that is as long as a message may be, with its quotes', () => {
  const longest = 'x'.repeat(mostBytes - 2);
  expect(fitsInMessage(longest)).toBe(true);
  expect(fitsInMessage(`${longest}x`)).toBe(false);
});

test('what JSON writes in more bytes counts as these', () => {
  expect(fitsInMessage('\n'.repeat(mostBytes / 2 - 1))).toBe(true);
  expect(fitsInMessage('\n'.repeat(mostBytes / 2))).toBe(false);
  expect(fitsInMessage('€'.repeat(mostBytes / 3))).toBe(false);
});
