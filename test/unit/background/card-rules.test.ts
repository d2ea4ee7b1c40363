import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// What a browser has no family of its own for, as ui-monospace, a page may name letters of its own by: with these it could draw another address,
// and learn which letters the card shows.
const ownOfBrowsers = ['system-ui', 'sans-serif', 'monospace', 'inherit'];

test.each(['card', 'card-compared'])(
  'the letters of %s.css are those of the browser, which no font of a page can take the place of',
  (name) => {
    const rules = readFileSync(`lib/background/${name}.css`, 'utf8');
    const fonts = [...rules.matchAll(/\bfont(?:-family)?:([^;]+);/g)].map(
      ([, value = '']) => value,
    );
    const families = fonts.flatMap((value) =>
      value.split(',').map((one) => one.trim().split(/\s+/).at(-1)),
    );
    expect(families.length).toBeGreaterThan(0);
    expect(families.filter((one) => !ownOfBrowsers.includes(one ?? ''))).toEqual([]);
  },
);
