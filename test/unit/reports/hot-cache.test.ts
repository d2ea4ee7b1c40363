import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type HotCache, hotCache } from '@/lib/reports/hot-cache';

let cache: HotCache<string>;

beforeEach(() => {
  vi.useFakeTimers();
  cache = hotCache<string>(10, ({ length }) => length);
});

afterEach(() => {
  vi.useRealTimers();
});

/** Which of some ids it has. To ask is to use, so each test asks once. */
function kept(...ids: number[]): number[] {
  return ids.filter((id) => cache.get(id) !== undefined);
}

describe('what was read last', () => {
  test('is there, and nothing else is', () => {
    cache.keep(1, 'one');
    expect([cache.get(1), cache.get(2)]).toEqual(['one', undefined]);
  });

  test('is there up to a number of bytes, and from there on what was not used the longest goes', () => {
    cache.keep(1, '333');
    cache.keep(2, '333');
    cache.keep(3, '4444');
    cache.get(1);
    expect(kept(2, 3, 1)).toEqual([2, 3, 1]);
    cache.keep(4, '1');
    expect(kept(1, 2, 3, 4)).toEqual([1, 3, 4]);
  });

  test('makes room for one that is as large as several', () => {
    for (const id of [1, 2, 3]) cache.keep(id, '333');
    cache.keep(4, '666666');
    expect(kept(1, 2, 3, 4)).toEqual([3, 4]);
  });

  test('is not kept where it alone is too large', () => {
    cache.keep(1, 'eleven char');
    cache.keep(2, 'ten chars.');
    expect(kept(1, 2)).toEqual([2]);
  });

  test('counts once, however often it is read and kept', () => {
    for (let times = 0; times < 5; times++) cache.keep(1, '55555');
    for (let times = 0; times < 5; times++) cache.get(1);
    cache.keep(2, '55555');
    expect(kept(1, 2)).toEqual([1, 2]);
  });

  test('counts no more once it was dropped', () => {
    cache.keep(1, '55555');
    cache.keep(2, '4444');
    cache.keep(3, '1');
    cache.drop([1, 3, 99]);
    cache.keep(4, '666666');
    expect(kept(1, 2, 3, 4)).toEqual([2, 4]);
  });

  test('counts no more once all was forgotten', () => {
    cache.keep(1, '88888888');
    cache.clear();
    cache.keep(2, '55555');
    cache.keep(3, '55555');
    expect(kept(1, 2, 3)).toEqual([2, 3]);
  });
});

describe('all of it is forgotten', () => {
  test('when nobody asked for half a minute', () => {
    cache.keep(1, 'one');
    cache.keep(2, 'two');
    vi.advanceTimersByTime(30_000);
    expect(kept(1, 2)).toEqual([]);
  });

  test('no sooner, and not while somebody asks or something is kept', () => {
    cache.keep(1, 'one');
    vi.advanceTimersByTime(29_999);
    cache.get(1);
    vi.advanceTimersByTime(29_999);
    cache.keep(2, 'two');
    vi.advanceTimersByTime(29_999);
    expect(kept(1, 2)).toEqual([1, 2]);
  });

  test('though somebody asks for what is not there', () => {
    cache.keep(1, 'one');
    vi.advanceTimersByTime(20_000);
    cache.get(2);
    vi.advanceTimersByTime(10_000);
    expect(kept(1)).toEqual([]);
  });
});
