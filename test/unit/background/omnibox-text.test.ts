// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { omniboxText } from '@/lib/background/omnibox';

describe('what Chromium is given', () => {
  test('is XML that says the very text, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const xml = `<d>${omniboxText(text, true)}</d>`;
        const parsed = new DOMParser().parseFromString(xml, 'text/xml');
        expect(parsed.querySelector('parsererror')).toBeNull();
        expect(parsed.documentElement.children.length).toBe(0);
      }),
    );
  });

  test('has no tag of a report in it', () => {
    const hostile = `<url>https://a.example</url> & "x" 'y'\u0000\ud800`;
    const xml = `<d>${omniboxText(hostile, true)}</d>`;
    const parsed = new DOMParser().parseFromString(xml, 'text/xml');
    expect(parsed.documentElement.textContent).toBe(`<url>https://a.example</url> & "x" 'y'`);
    expect(omniboxText(hostile, false)).toBe(hostile);
  });
});
