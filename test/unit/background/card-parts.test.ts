import { expect, test } from 'vitest';
import { comparedParts, pictureParts } from '@/lib/background/card-parts';

test('of two addresses, what stands in brackets is marked', () => {
  expect(comparedParts([{ name: 'This address', marked: '0x52 90[f2]a [1b3c]' }])).toEqual([
    [
      'p',
      { class: 'row' },
      'This address',
      [
        'span',
        {},
        ['span', {}, '0x52'],
        ['span', {}, '90', ['mark', {}, 'f2'], 'a'],
        ['span', {}, ['mark', {}, '1b3c']],
      ],
    ],
  ]);
});

test('a picture is drawn in a square of five by five, and read to nobody', () => {
  expect(pictureParts([{ path: 'M0 0h1v1h-1z', colour: 'red' }])).toEqual([
    'svg',
    { class: 'picture', viewBox: '0 0 5 5', 'aria-hidden': 'true' },
    ['path', { d: 'M0 0h1v1h-1z', fill: 'red' }],
  ]);
});
