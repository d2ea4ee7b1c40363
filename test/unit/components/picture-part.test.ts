import { expect, test } from 'vitest';
import { partOf } from '@/components/check/picture-part';

const view = { left: 0, top: 0, width: 800 };
const place = { left: 100, top: 50, width: 200, height: 150, view };
const seen = { width: 800, height: 600 };
const whole = (width: number, height: number) => ({ left: 0, top: 0, width, height });

test.each([
  ['a small picture as it is', [300, 200], [300, 200]],
  ['the largest that is read as it is', [3840, 3840], [3840, 3840]],
  ['a larger one smaller', [7680, 3840], [3840, 1920]],
  ['a thin one at least one pixel high', [40_000, 1], [3840, 1]],
])('of a file, all is read: %s', (_, [width = 0, height = 0], [readWidth, readHeight]) => {
  expect(partOf({ width, height }, null)).toEqual({
    ...whole(width, height),
    readWidth,
    readHeight,
  });
});

test.each([
  ['on a plain screen', {}, seen, [100, 50, 200, 150]],
  [
    'on a dense screen, or a page made larger',
    {},
    { width: 1600, height: 1200 },
    [200, 100, 400, 300],
  ],
  ['on a page made smaller', {}, { width: 400, height: 300 }, [50, 25, 100, 75]],
  [
    'at broken pixels, without its neighbours',
    { left: 100.4, top: 50.4, width: 200.2, height: 150.3 },
    seen,
    [101, 51, 199, 149],
  ],
  [
    'on a page zoomed by two fingers',
    { view: { left: 60, top: 30, width: 400 } },
    seen,
    [80, 40, 400, 300],
  ],
  ['a pixel beyond the edge', { left: -0.5, width: 801 }, seen, [0, 50, 800, 150]],
  ['of no size', { width: 0, height: 0 }, seen, [100, 50, 1, 1]],
])('of what was seen of a tab, the picture’s place is read: %s', (_, change, size, expected) => {
  const { left, top, width, height } = partOf(size, { ...place, ...change });
  expect([left, top, width, height]).toEqual(expected);
});
