import { expect, test } from 'vitest';
import { wordAt } from '@/lib/page/word-at';

test.each([
  ['in the middle of a word', 'send abc123 now', 7, 'abc123'],
  ['at its beginning', 'send abc123 now', 5, 'abc123'],
  ['at its end', 'send abc123 now', 11, 'abc123'],
  ['without the marks around it', 'to “abc123”, please', 6, 'abc123'],
  ['with the marks inside', 'bitcoin:abc-1', 3, 'bitcoin:abc-1'],
  ['none between two blanks', 'a  b', 2, ''],
  ['none in marks alone', 'a ... b', 3, ''],
  ['none in an empty text', '', 0, ''],
])('the word at the caret: %s', (_, text, offset, word) => {
  const { start, end } = wordAt(text, offset);
  expect(text.slice(start, end)).toBe(word);
});

test('of a text without a blank it is read no further than an address is long', () => {
  const { start, end } = wordAt('a'.repeat(1_000_000), 500_000);
  expect([start, end]).toEqual([499_488, 500_512]);
});
