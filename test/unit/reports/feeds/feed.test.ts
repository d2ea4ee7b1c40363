import { describe, expect, test } from 'vitest';
import {
  afterFailure,
  afterReading,
  afterUnchanged,
  Feed,
  isDue,
  mayBeUnchanged,
  newFeed,
} from '@/lib/reports/feeds/feed';

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
const file = newFeed({ id: 'list:2', name: 'File', url: null, networkId: 'bitcoin' });

describe('a list', () => {
  test('is due at once, then each day', () => {
    expect(isDue(fresh, now)).toBe(true);
    const read = afterReading(fresh, news, now);
    expect([isDue(read, now + 23 * hour), isDue(read, now + 24 * hour)]).toEqual([false, true]);
    expect([isDue(read, now), isDue(read, now + 1)]).toEqual([false, false]);
  });

  test('that was not read yet has nothing, and as a file no time at which it is read', () => {
    const nothing = {
      ...{ updatedAt: null, triedAt: null, changedAt: null, error: null, failedSince: null },
      ...{ failures: 0, etag: null, lastModified: null, version: null, counts: null, networks: [] },
      readAt: null,
    };
    const { id, name, url, networkId } = fresh;
    expect(fresh).toEqual({ id, name, url, networkId, ...nothing, nextTry: 0 });
    expect(file).toEqual({ ...file, ...nothing, url: null, nextTry: null });
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

  test('that fails tells since when, how often and why last', () => {
    const later = { message: 'It is gone.' };
    const feed = afterFailure(afterFailure(fresh, failure, now, 0), later, now + hour, 0);
    expect(feed).toEqual({
      ...fresh,
      triedAt: now + hour,
      error: 'It is gone.',
      failedSince: now,
      failures: 2,
      nextTry: now + 1.5 * hour,
    });
    expect(afterFailure(file, failure, now, 0)).toMatchObject({ failures: 1, nextTry: null });
  });

  test('that is the same as before keeps what a reading brought', () => {
    const read = afterReading(fresh, { ...news, networks: ['bitcoin'] }, now);
    expect(read).toEqual({
      ...fresh,
      ...{ etag: '"1"', networks: ['bitcoin'], version: 'v1' },
      ...{ updatedAt: now, triedAt: now, changedAt: now, nextTry: now + 24 * hour },
      readAt: now,
    });
    const again = { updatedAt: now + hour, triedAt: now + hour, nextTry: now + 25 * hour };
    expect(afterUnchanged(read, now + hour)).toEqual({ ...read, ...again });
  });

  test('may be unchanged for a week after all of it came, and not where that was later than now or is not known', () => {
    const read = afterReading(fresh, news, now);
    const unchanged = afterUnchanged(read, now + 100 * hour);
    const after = (hours: number) => mayBeUnchanged(unchanged, now + hours * hour);
    expect([0, 167, 168, -1].map(after)).toEqual([true, true, false, false]);
    const { readAt: _, ...ofEarlierVersion } = read;
    expect(mayBeUnchanged(ofEarlierVersion, now)).toBe(false);
  });

  test('waits as long as its server asks, and not at the same moment in all browsers', () => {
    expect(afterFailure(fresh, { ...failure, retryAfter: hour }, now, 0).nextTry).toBe(now + hour);
    expect(afterFailure(fresh, failure, now, 1).nextTry).toBe(now + 0.3 * hour);
    const soon = { ...failure, retryAfter: hour / 5 };
    expect(afterFailure(fresh, soon, now, 0).nextTry).toBe(now + hour / 4);
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
    for (const lastModified of ['Wed, 01 Jan 2070 10:00:00 GMT', 'lately'])
      expect(afterReading(fresh, { ...news, lastModified }, now).changedAt).toBe(now);
  });

  test('is due where the clock was set back, and a file never is', () => {
    const read = afterReading(fresh, news, now);
    expect(isDue(read, now - 400 * 24 * hour)).toBe(true);
    expect([isDue(read, now - hour), isDue(read, now - hour - 1)]).toEqual([false, true]);
    for (const old of [file, afterReading(file, news, now), afterUnchanged(file, now)])
      expect(isDue(old, now + 900 * hour)).toBe(false);
  });

  test('is stored and read again as it is, and taken from nowhere else as something else', () => {
    const formats = 'json-texts json-objects json-groups service yaml csv text unknown'.split(' ');
    // An earlier version did not store why.
    const parts = ['elsewhere', 'unread', 'lost', true];
    const some = { total: 7, accounts: 4, duplicates: 2, bad: 1, guessed: 3 };
    const counted = { ...afterReading(fresh, news, now), networks: ['bitcoin'] };
    const feeds = [
      ...[fresh, file, counted, afterFailure(fresh, failure, now, 0)],
      ...formats.map((format) => ({ ...counted, counts: { ...some, format } })),
      ...parts.map((isPart) => ({ ...counted, counts: { ...some, format: 'csv', isPart } })),
    ];
    for (const feed of feeds) expect(Feed.parse(JSON.parse(JSON.stringify(feed)))).toEqual(feed);
    expect(Feed.parse({ ...fresh, more: 1 })).toEqual(fresh);
    const broken: object[] = [
      ...[{ id: 'service' }, { id: 7 }, { networks: [7] }, { counts: { ...some, format: 'xml' } }],
      { counts: { ...some, format: 'csv', isPart: 'other' } },
      ...Object.keys(fresh).map((name) => ({ [name]: {} })),
      ...Object.keys(some).map((name) => ({ counts: { ...some, format: 'csv', [name]: null } })),
    ];
    for (const change of broken)
      expect([change, Feed.safeParse({ ...fresh, ...change }).success]).toEqual([change, false]);
  });
});
