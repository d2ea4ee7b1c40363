// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { omniboxText } from '@/lib/background/omnibox';

describe('what Chromium is given', () => {
  test('is well-formed XML without any tag, whatever is in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const { documentElement } = parse(text);
        expect([documentElement.tagName, documentElement.children.length]).toEqual(['d', 0]);
      }),
      // jsdom takes its time for a document.
      { numRuns: 30 },
    );
  });

  test('says the text of a report as it is, but for what XML cannot say', () => {
    const hostile = `<url>https://a.example</url> & "x" 'y'\u0000\ud800`;
    expect(parse(hostile).documentElement.textContent).toBe(
      `<url>https://a.example</url> & "x" 'y'`,
    );
    expect(omniboxText(hostile, false)).toBe(hostile);
  });
});

function parse(text: string): Document {
  return new DOMParser().parseFromString(`<d>${omniboxText(text, true)}</d>`, 'text/xml');
}
