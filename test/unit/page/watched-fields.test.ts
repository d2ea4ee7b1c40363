// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { WatchedFields } from '@/lib/page/watched-fields';
import './learn-words';

test('of a list of 1,200 recipients, each is read a few times a look, and not once for each other one', () => {
  const all = Array.from({ length: 1200 }, (_, i) => `0x${String(i).padStart(40, '3')}`);
  const field = document.createElement('textarea');
  field.value = all.map((address) => `${address},1.5`).join('\n');
  document.body.append(field);
  const swapped: string[] = [];
  const watched = new WatchedFields((_put, _now, before) => swapped.push(before));
  const reading = vi.spyOn(String.prototype, 'replace');
  watched.watch(field, all);
  watched.look();
  const isKnown = watched.known(field);
  expect(all.every(isKnown)).toBe(true);
  expect(reading.mock.calls.length).toBeLessThan(6 * all.length);
  reading.mockRestore();
  // Cut off, it is another one.
  expect(isKnown(all[0]?.slice(0, 40) ?? '')).toBe(false);

  expect(swapped).toEqual([]);
  field.value = field.value.replace(all[1199] ?? '', all[0] ?? '');
  watched.look();
  expect(swapped).toEqual([all[1199]]);
  watched.stop();
});
