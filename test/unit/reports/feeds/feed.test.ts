import { describe, expect, test } from 'vitest';
import {
  afterFailure,
  afterReading,
  afterUnchanged,
  isDue,
  newFeed,
} from '@/lib/reports/feeds/feed';
import { parseFeedAddress } from '@/lib/reports/feeds/feed-address';
import { presets } from '@/lib/reports/feeds/presets';

const now = Date.UTC(2026, 4, 1);
const hour = 3_600_000;
const fresh = newFeed({
  id: 'list:1',
  name: 'List',
  url: 'https://x.example/list',
  networkId: null,
});
const news = { etag: '"1"', lastModified: null, counts: null, networks: [], version: 'v1' };
const failure = { message: 'It cannot be reached.' };

describe('a list', () => {
  test('is due at once, then each day', () => {
    expect(isDue(fresh, now)).toBe(true);
    const read = afterReading(fresh, news, now);
    expect([isDue(read, now + 23 * hour), isDue(read, now + 24 * hour)]).toEqual([false, true]);
  });

  test('that fails is tried again after a quarter of an hour, then ever more seldom, and keeps what it was', () => {
    let feed = afterReading(fresh, news, now);
    const pauses = Array.from({ length: 10 }, () => {
      feed = afterFailure(feed, failure, now + hour, 0);
      return ((feed.nextTry ?? 0) - now - hour) / hour;
    });
    expect(pauses).toEqual([0.25, 0.5, 1, 2, 4, 8, 16, 24, 24, 24]);
    expect(feed).toMatchObject({
      updatedAt: now,
      failedSince: now + hour,
      error: failure.message,
      version: 'v1',
    });
    expect(afterUnchanged(feed, now + 2 * hour)).toMatchObject({
      updatedAt: now + 2 * hour,
      failedSince: null,
      error: null,
      failures: 0,
      nextTry: now + 26 * hour,
    });
  });

  test('waits as long as its server asks, and not at the same moment in all browsers', () => {
    expect(afterFailure(fresh, { ...failure, retryAfter: hour }, now, 0).nextTry).toBe(now + hour);
    expect(afterFailure(fresh, failure, now, 1).nextTry).toBe(now + 0.3 * hour);
  });

  test('says since when it says what it says', () => {
    const read = afterReading(
      fresh,
      { ...news, lastModified: 'Thu, 29 Feb 2024 10:00:00 GMT' },
      now,
    );
    expect(read.changedAt).toBe(Date.UTC(2024, 1, 29, 10));
    expect(afterReading(read, { ...news, lastModified: null }, now + hour).changedAt).toBe(
      read.changedAt,
    );
    expect(afterReading(read, { ...news, version: 'v2' }, now + hour).changedAt).toBe(now + hour);
  });

  test('is due where the clock was set back, and a file never is', () => {
    const read = afterReading(fresh, news, now);
    expect(isDue(read, now - 400 * 24 * hour)).toBe(true);
    const file = newFeed({ id: 'list:2', name: 'File', url: null, networkId: null });
    expect(isDue(afterReading(file, news, now), now + 900 * hour)).toBe(false);
  });
});

describe('the address of a list', () => {
  const raw = 'https://raw.githubusercontent.com';
  test.each<[string, string, string]>([
    [
      'https://x.example/list.json?v=1#top',
      'https://x.example/list.json?v=1',
      'https://x.example/*',
    ],
    ['x.example/a b', '', ''],
    ['x.example/list.txt', 'https://x.example/list.txt', 'https://x.example/*'],
    ['http://127.0.0.1:8080/l', 'http://127.0.0.1:8080/l', 'http://127.0.0.1/*'],
    ['https://github.com/a/b/blob/main/c/d.csv', `${raw}/a/b/main/c/d.csv`, `${raw}/*`],
    ['http://x.example/list', '', ''],
    ['ftp://x.example/list', '', ''],
    ['https://me:secret@x.example/list', '', ''],
    ['https://*/list', '', ''],
    ['javascript:alert(1)', '', ''],
    ['', '', ''],
  ])('%s', (typed, url, hostPattern) => {
    const read = parseFeedAddress(typed);
    const expected = url === '' ? { status: 'refused' } : { status: 'ok', url, hostPattern };
    expect(read).toMatchObject(expected);
  });

  test.each([
    'file:///etc/passwd',
    'foo://bar/list.txt',
    'data:text/plain,://1',
    'javascript://a%0aalert(1)',
    'blob:https://a.example/1',
    'ws://localhost/list',
  ])('%s is refused with what it must begin with', (typed) => {
    const message = 'The address must begin with https://; http:// is only for this computer.';
    expect(parseFeedAddress(typed)).toEqual({ status: 'refused', message });
  });
});

test('each preset has its own https file, home page and licence', () => {
  expect(new Set(presets().map(({ id }) => id)).size).toBe(presets().length);
  expect(new Set(presets().map(({ url }) => url)).size).toBe(presets().length);
  for (const { url, homePage, licence } of presets()) {
    expect(parseFeedAddress(url)).toMatchObject({ status: 'ok', url });
    expect(url.slice('https://raw.githubusercontent.com'.length)).toContain(
      new URL(homePage).pathname,
    );
    expect(licence).toMatch(/^(MIT|GPL-3\.0|Apache-2\.0)$/);
  }
});
