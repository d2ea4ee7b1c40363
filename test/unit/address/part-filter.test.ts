import { expect, test } from 'vitest';
import { mayHold, partFilter, partHash } from '@/lib/address/part-filter';
import { seededRandom } from '@/test/fixtures/random';
import { fc } from '@/test/unit/fc';

const hashOf = (text: string) => partHash(text, 0, text.length, 0);

test('whatever was added may be held', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
      const filter = partFilter(texts.map(hashOf));
      expect(texts.every((text) => mayHold(filter, [hashOf(text)]))).toBe(true);
    }),
  );
});

test('nothing may be held where nothing was added', () => {
  expect(mayHold(partFilter([]), [0, 1, hashOf('a')])).toBe(false);
});

test('a part is the same wherever it stands, and another for another kind', () => {
  expect(partHash('xxabcdef', 2, 8, 3)).toBe(partHash('abcdefyy', 0, 6, 3));
  expect(partHash('abcdef', 0, 6, 3)).not.toBe(partHash('abcdef', 0, 6, 4));
});

test.each([100, 5000, 50_000])('of %d parts, few others look as if added', (count) => {
  const random = seededRandom(count);
  const part = () => Array.from({ length: 6 }, () => random.below(16).toString(16)).join('');
  const added = new Set(Array.from({ length: count }, part));
  const filter = partFilter([...added].map(hashOf));
  let taken = 0;
  let asked = 0;
  while (asked < 20_000) {
    const other = part();
    if (added.has(other)) continue;
    asked++;
    if (mayHold(filter, [hashOf(other)])) taken++;
  }
  expect(taken / asked).toBeLessThan(0.03);
});
