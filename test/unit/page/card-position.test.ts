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
    { left: 15, top: 20 },
  ],
  [
    'to the left of it where that does not fit either',
    { left: 400, top: 20, right: 900, bottom: 690 },
    { left: 42, top: 20 },
  ],
  [
    'at the right edge where neither side has room for it all and that one has more',
    { left: 253, top: 10, right: 635, bottom: 690 },
    { left: 640, top: 10 },
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

const field = { left: 100, top: 300, right: 400, bottom: 330 };
const below = { left: 100, top: 400, right: 400, bottom: 430 };
const above = { left: 100, top: 200, right: 400, bottom: 230 };
const button = { left: 410, top: 300, right: 470, bottom: 330 };
const toTheRight = { left: 700, top: 310, right: 800, bottom: 330 };

test.each([
  [
    'below it where the next one is farther down',
    [{ ...below, top: 540, bottom: 570 }],
    [100, 336],
  ],
  ['above it where one stands below', [below], [100, 94]],
  ['beside it where one stands above, too', [below, above], [406, 300]],
  ['beside the button behind it', [below, above, button], [476, 300]],
  [
    'above it where no place is free, since the user goes on below',
    [below, above, toTheRight],
    [100, 94],
  ],
  [
    'below it where no place is free, nor room above',
    [below, above, toTheRight],
    [100, 336],
    { ...card, height: 320 },
  ],
])('near other fields, the card stands %s', (_, taken, [left, top], size = card) => {
  expect(cardPosition(field, size, viewport, taken)).toEqual({ left, top });
});

test('where there is no room on the side that has more, the other one is taken', () => {
  const right = { left: 600, top: 300, right: 900, bottom: 330 };
  const others = [below, above].map((one) => ({ ...one, left: 600, right: 900 }));
  expect(cardPosition(right, card, viewport, others)).toEqual({ left: 242, top: 300 });
  const wide = { ...right, left: 300, right: 630 };
  const taken = [...others, { ...toTheRight, right: 990 }];
  expect(cardPosition(wide, card, viewport, taken)).toEqual({ left: 300, top: 94 });
});
