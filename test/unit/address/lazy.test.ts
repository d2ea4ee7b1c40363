import { expect, test, vi } from 'vitest';
import { lazy } from '@/lib/address/lazy';

test('what is made at its first use is made then, and once', () => {
  const make = vi.fn(() => /\p{L}/u);
  const letter = lazy(make);
  expect(make).not.toHaveBeenCalled();
  expect(letter().test('é')).toBe(true);
  expect(letter()).toBe(letter());
  expect(make).toHaveBeenCalledTimes(1);
});
