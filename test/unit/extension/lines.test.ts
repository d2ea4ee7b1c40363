import { expect, test } from 'vitest';
import { linesOf } from '@/lib/extension/lines';
import { fc } from '@/test/unit/fc';

test('linesOf: each of the three line ends ends a line, also where a text has all of them', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', '\n', '\r', '\r\n'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (given) => {
      const lines = given.split(/\r\n|\r|\n/).map((one, at) => ({ line: at + 1, text: one }));
      expect([...linesOf(given)]).toEqual(lines);
    }),
  );
});
