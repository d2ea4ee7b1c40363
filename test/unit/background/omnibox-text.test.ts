// @vitest-environment jsdom

import { describe, expect, test } from 'vitest';
import { omniboxText } from '@/lib/background/omnibox';
import { fc } from '@/test/unit/fc';

describe('what Chromium is given', () => {
  test('is well-formed XML without any tag, whatever is in the text', () => {
    // Halves of pairs, control characters and what is no character are among them.
    const unit = fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0xffff }));
    const units = fc.array(unit, { maxLength: 100 });
    const texts: string[] = [];
    fc.assert(
      fc.property(units, (codes) => {
        texts.push(String.fromCharCode(...codes));
      }),
    );
    // One document for all: jsdom takes its time for each.
    const { documentElement } = parse(texts);
    expect([documentElement.tagName, documentElement.children.length]).toEqual([
      'all',
      texts.length,
    ]);
    expect([...documentElement.children].filter(({ children }) => children.length > 0)).toEqual([]);
  });

  test('says the text of a report as it is, but for what XML cannot say', () => {
    const hostile = `<url>https://a.example</url> & "x" 'y'\u0000\ud800`;
    expect(parse([hostile]).documentElement.textContent).toBe(
      `<url>https://a.example</url> & "x" 'y'`,
    );
    expect(omniboxText(hostile, false)).toBe(hostile);
  });
});

function parse(texts: string[]): Document {
  const all = texts.map((text) => `<one>${omniboxText(text, true)}</one>`);
  return new DOMParser().parseFromString(`<all>${all.join('')}</all>`, 'text/xml');
}
