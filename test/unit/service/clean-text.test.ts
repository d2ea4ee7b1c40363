import { expect, test } from 'vitest';
import { cleanText } from '@/lib/service/clean-text';
import { anyCharacter } from '@/test/unit/any-character';
import { fc } from '@/test/unit/fc';
import { runs } from '@/test/unit/mutated';

const rows: [what: string, text: string, cleaned: string][] = [
  ['plain text', 'Reported 3 times', 'Reported 3 times'],
  ['markup, which is only text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['line breaks and tabs', ' a\r\n\tb\u2028c\u2029d\u00a0e ', 'a b c d e'],
  ['blanks beside invisible ones', 'a \u200b b', 'a b'],
  ['control characters', 'a\u0000b\u001bc\u007fd\u0085e', 'abcde'],
  ['bidi overrides and isolates', 'pay\u202eevil\u202c \u2066x\u2069\u200f', 'payevil x'],
  ['zero-width characters', 'a\u200bb\u200cc\u200dd\u2060e\ufefff\u00ad', 'abcdef'],
  ['other invisible ones', 'a\u034fb\u115fc\u3164d\ufe0fe\u{e0041}f', 'abcdef'],
  ['lone surrogates', 'a\ud800b\udc00c', 'abc'],
  ['other scripts and emoji', '詐欺 احتيال 🚨', '詐欺 احتيال 🚨'],
  ['nothing that can be seen', '\u200b\u202e \n', ''],
  ['280 code points', '🚨'.repeat(280), '🚨'.repeat(280)],
  ['281 code points, cut', '🚨'.repeat(281), '🚨'.repeat(280)],
];

test.each(rows)('%s', (_, text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});

test('whatever comes in, at most 280 visible code points come out, and cleaning again changes nothing', () => {
  const odd = fc.constantFrom(' ', '\n', '\u200b', '\u202e', '\ufeff', '\ud83d', '\udea8', 'a');
  const anyText = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 700 }),
    fc.string({ unit: odd, maxLength: 700 }),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const cleaned = cleanText(text);
      expect(Array.from(cleaned).length).toBeLessThanOrEqual(280);
      expect(cleaned).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      expect(cleanText(cleaned)).toBe(cleaned);
    }),
    { numRuns: runs(1000) },
  );
});
