import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { levels } from '@/lib/verdict/verdict';
import { contrast, distance, type Sight } from './colour-sight';

const css = readFileSync(new URL('../../../components/design.css', import.meta.url), 'utf8');
const pairs = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

for (const scheme of ['light', 'dark'] as const)
  describe(`in the ${scheme}`, () => {
    const colour = (name: string) => {
      const found = pairs.get(name)?.[scheme];
      if (!found) throw new Error(`design.css has no colour --${name}`);
      return found;
    };

    // WCAG 2.2, 1.4.3
    test.each([
      ...['text', 'faint', 'accent'].flatMap((ink) => [
        [ink, 'ground'],
        [ink, 'surface'],
        [ink, 'accent-tint'],
      ]),
      ['on-accent', 'accent'],
      ['done-ink', 'done-tint'],
      ...levels.flatMap((level) =>
        ['surface', 'ground', `${level}-tint`].map((ground) => [`${level}-ink`, ground]),
      ),
    ] as [string, string][])('words in %s on %s have a contrast of 4.5', (ink, ground) => {
      expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
    });

    // WCAG 2.2, 1.4.11
    test.each([
      ['edge', 'surface'],
      ['edge', 'ground'],
      ...levels.flatMap((level) =>
        ['surface', `${level}-tint`].map((ground) => [`${level}-mark`, ground]),
      ),
    ] as [string, string][])('shapes in %s on %s have a contrast of 3', (mark, ground) => {
      expect(contrast(colour(mark), colour(ground))).toBeGreaterThanOrEqual(3);
    });

    // A difference that is just seen is about 0.02 in OKLab.
    test.each<Sight>(['all colours', 'deuteranopia', 'protanopia'])(
      'the marks of two levels are three and a half times as far apart as can just be told, with %s',
      (sight) => {
        const near = levels.flatMap((one, at) =>
          levels
            .slice(at + 1)
            .map((other) => ({
              one,
              other,
              apart: distance(colour(`${one}-mark`), colour(`${other}-mark`), sight),
            }))
            .filter(({ apart }) => apart < 0.07),
        );
        expect(near).toEqual([]);
      },
    );
  });

test('no other style sheet of the components has a colour of its own', () => {
  const folder = new URL('../../../components/', import.meta.url);
  const others = globSync('**/*.css', { cwd: folder }).filter((name) => name !== 'design.css');
  expect(others.length).toBeGreaterThan(6);
  const literal = others.flatMap((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    return (text.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|light-dark)\(.*/gi) ?? []).map(
      (found) => `${name}: ${found}`,
    );
  });
  expect(literal).toEqual([]);
});
