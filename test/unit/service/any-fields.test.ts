import { expect, test } from 'vitest';
import {
  readBoolean,
  readCount,
  readIdentifier,
  readScamReport,
  readText,
  readTime,
} from '@/lib/service/read-fields';
import { anyCharacter } from '@/test/unit/any-character';
import { fc } from '@/test/unit/fc';

const digits = fc.stringMatching(/^ ?-?\d{0,17}(\.\d+)?$/);
const times = fc
  .tuple(
    fc.stringMatching(/^(20\d\d|\d{4})-[01]\d-[0-3]\d$/),
    fc.constantFrom('', 'T', ' '),
    fc.stringMatching(/^([0-2]\d:[0-6]\d(:[0-6]\d)?(\.\d{1,9})?)?$/),
    fc.constantFrom('', 'Z', '+01:00', '-2400', ' +00:00'),
  )
  .map((parts) => parts.join(''));
const anyField = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }),
  fc.string({ unit: anyCharacter }),
  fc.constantFrom(0, -0, '0', '', ' ', false, null, Number.NaN, Number.MAX_VALUE, '\u202e'),
  fc.double(),
  digits,
  times,
);
/** What is neither shown nor part of a text. */
const unseen = /[\p{Cc}\p{Cf}]/u;

test('readText, readIdentifier, readBoolean: any value is a text fit to be shown, a boolean that was one, or nothing', () => {
  fc.assert(
    fc.property(anyField, (value) => {
      for (const text of [readText(value), readIdentifier(value)]) {
        expect([...text].length).toBeLessThanOrEqual(281);
        expect(text).not.toMatch(unseen);
      }
      expect(readBoolean(value)).toBe(typeof value === 'boolean' ? value : null);
    }),
  );
});

test('readScamReport: only what says so says that there is no report', () => {
  fc.assert(
    fc.property(anyField, (value) => {
      const report = readScamReport(value);
      const isNone =
        [null, false, 0].some((one) => one === value) ||
        (typeof value === 'string' && ['', '0'].includes(value.trim()));
      expect(report.status === 'none').toBe(isNone);
      if (report.status === 'reported') {
        expect(report.text).not.toBe('');
        expect(report.text).not.toMatch(unseen);
      }
    }),
  );
});

test('readCount, readTime: any value is a whole number from 0, a time from 2009 to 2099, or nothing', () => {
  let taken = 0;
  fc.assert(
    fc.property(anyField, (value) => {
      const count = readCount(value);
      const time = readTime(value);
      if (count !== null) expect([Number.isSafeInteger(count), count >= 0]).toEqual([true, true]);
      if (time === null) return;
      taken++;
      const year = new Date(time).getUTCFullYear();
      expect([Number.isInteger(time), year >= 2009, year < 2100]).toEqual([true, true, true]);
    }),
  );
  expect(taken).toBeGreaterThan(0);
});
