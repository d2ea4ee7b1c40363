// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { placesNear } from '@/lib/page/near-places';
import { Places } from '@/lib/page/places';
import { maxPainted } from '@/lib/page/treatment';

/** jsdom lays nothing out: a line of text in so many pixels for each character here, by default in their order. */
function layOut(text: Text, count: number, lineOf = (start: number) => start) {
  const measured: number[] = [];
  Range.prototype.getBoundingClientRect = function (this: Range) {
    measured.push(this.startOffset);
    return new DOMRect(0, 10 * lineOf(this.startOffset), 100, 10);
  };
  const page = document.createElement('div');
  page.append(text);
  const places = new Places();
  places.set(
    text,
    Array.from({ length: count }, (_, start) => ({ address: `${start}`, start, end: start + 1 })),
  );
  return { near: () => placesNear(places, [page]).map(({ start }) => start), measured };
}

test('of a text with thousands of places those near the viewport are found by few measurements', () => {
  const { near, measured } = layOut(document.createTextNode('x'.repeat(5000)), 5000);
  const lines = (1.5 * innerHeight) / 10;
  expect(near()).toEqual(Array.from({ length: Math.floor(lines) + 1 }, (_, line) => line));
  expect(measured.length).toBeLessThan(60);
});

test('in a text that is too long to be painted nothing is measured', () => {
  const { near, measured } = layOut(document.createTextNode('x'.repeat(maxPainted + 1)), 5000);
  expect(near()).toEqual([]);
  expect(measured).toEqual([]);
});

test('of a text that flows upwards those near the viewport are found, but not among so many that to measure them would take long', () => {
  const lines = Math.floor((1.5 * innerHeight) / 10) + 1;
  const upwards = (count: number) =>
    layOut(document.createTextNode('x'.repeat(count)), count, (start) => count - 1 - start);
  expect(upwards(5000).near()).toEqual(Array.from({ length: lines }, (_, i) => 5000 - lines + i));
  const { near, measured } = upwards(20_000);
  near();
  expect(measured.length).toBeLessThan(60);
});
