import { expect, test } from 'vitest';
import { cardPosition } from '@/lib/page/card-position';

const card = { width: 352, height: 200 };
const viewport = { width: 1000, height: 700 };
const line = (left: number, top: number) => ({ left, top, right: left + 300, bottom: top + 18 });

test.each([
  ['below the text', line(100, 100), { left: 100, top: 124 }],
  ['above it where there is no room below', line(100, 600), { left: 100, top: 394 }],
  ['inside the right edge', line(900, 100), { left: 640, top: 124 }],
  ['inside the left edge', line(-50, 100), { left: 8, top: 124 }],
  [
    'to the right of it where neither fits',
    { left: 0, top: 20, right: 9, bottom: 690 },
    { left: 15, top: 8 },
  ],
  [
    'to the left of it where that does not fit either',
    { left: 400, top: 20, right: 900, bottom: 690 },
    { left: 42, top: 8 },
  ],
  [
    'at the right edge where neither side has room for it all and that one has more',
    { left: 253, top: 10, right: 635, bottom: 690 },
    { left: 640, top: 8 },
  ],
  [
    'with little of the text covered where nothing fits and there is more room below',
    { left: 300, top: 150, right: 700, bottom: 530 },
    { left: 8, top: 492 },
  ],
  [
    'with little of the text covered where nothing fits and there is more room above',
    { left: 300, top: 170, right: 700, bottom: 550 },
    { left: 8, top: 8 },
  ],
])('the card stands %s', (_, text, expected) => {
  expect(cardPosition(text, card, viewport)).toEqual(expected);
});

test('a card larger than the viewport begins at its edge', () => {
  expect(cardPosition(line(10, 10), card, { width: 200, height: 100 })).toEqual({
    left: 8,
    top: 8,
  });
});
