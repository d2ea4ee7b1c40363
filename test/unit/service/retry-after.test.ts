import { describe, expect, test } from 'vitest';
import { readRetryAfter } from '@/lib/service/retry-after';
import { fc } from '@/test/unit/fc';
import { runs } from '@/test/unit/mutated';

const now = Date.UTC(1994, 10, 6, 8, 49, 0);

describe('Retry-After', () => {
  test.each<[string, number | null]>([
    ['2', 2000],
    ['0', 0],
    ['299', 299_000],
    ['301', 300_000],
    ['99999999999999999999', 300_000],
    // The forms of a date in RFC 9110, section 5.6.7.
    ['Sun, 06 Nov 1994 08:49:37 GMT', 37_000],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 37_000],
    ['Sun, 06 Nov 1994 08:48:00 GMT', 0],
    ['Sun, 06 Nov 2094 08:49:37 GMT', 300_000],
    ['1e99', null],
    ['-5', null],
    ['1.5', null],
    ['0x10', null],
    ['', null],
    ['soon', null],
    ['Sun, 99 Foo 1994 99:49:37 GMT', null],
  ])('%j is %s ms', (value, wait) => {
    expect(readRetryAfter(new Headers({ 'Retry-After': value }), now)).toBe(wait);
  });

  test('may ask for as long as the caller allows', () => {
    const wait = (seconds: string) =>
      readRetryAfter(new Headers({ 'Retry-After': seconds }), now, 86_400_000);
    expect([wait('7200'), wait('86401')]).toEqual([7_200_000, 86_400_000]);
  });
});

describe('X-RateLimit-Reset stands in', () => {
  test.each<[string, number | null]>([
    ['7', 7000],
    [String(now / 1000 + 12), 300_000],
    ['never', null],
  ])('%j is %s ms', (value, wait) => {
    expect(readRetryAfter(new Headers({ 'X-RateLimit-Reset': value }), now)).toBe(wait);
  });

  test('as a time since 1970', () => {
    const later = Date.UTC(2026, 0);
    const headers = new Headers({ 'X-RateLimit-Reset': String(later / 1000 + 12) });
    expect(readRetryAfter(headers, later)).toBe(12_000);
  });

  test.each<[string, number | null]>([
    ['4999', null],
    ['0', 7000],
    ['-1', 7000],
    ['some', 7000],
  ])('but with %j requests remaining, for %s ms', (remaining, wait) => {
    const headers = { 'X-RateLimit-Reset': '7', 'X-RateLimit-Remaining': remaining };
    expect(readRetryAfter(new Headers(headers), now)).toBe(wait);
    expect(readRetryAfter(new Headers({ ...headers, 'Retry-After': '2' }), now)).toBe(2000);
  });

  test('but Retry-After goes first, even where it is nonsense', () => {
    const headers = new Headers({ 'Retry-After': 'soon', 'X-RateLimit-Reset': '7' });
    expect(readRetryAfter(headers, now)).toBe(null);
  });
});

test('whatever a service says, and whatever the clock, the wait is 0 to 300 s or not told', () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.double().map(String),
    fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
  );
  fc.assert(
    fc.property(value, fc.integer(), (text, clock) => {
      fc.pre(/^[\x20-\x7e]*$/.test(text));
      const wait = readRetryAfter(new Headers({ 'Retry-After': text }), clock);
      expect(wait === null || (wait >= 0 && wait <= 300_000)).toBe(true);
    }),
    { numRuns: runs(1000) },
  );
});
