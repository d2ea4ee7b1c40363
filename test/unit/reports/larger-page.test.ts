import { describe, expect, test } from 'vitest';
import { largerPage } from '@/lib/reports/larger-page';
import type { PageRead, SyncJob } from '@/lib/reports/sync-job';
import { pageOf, records } from './service-list';

const { signal } = new AbortController();
const failed: PageRead = { status: 'failed', error: 'rejected', message: 'No.' };

/** A first page of a list of so many pages and records. */
function firstPage(length: number, pages: number, count: number) {
  return pageOf(records(length), { total: pages, count, current: 1 });
}

/** Gives what was asked for beside the outcome. */
async function ask(first: PageRead, larger: PageRead) {
  const asked: unknown[] = [];
  const readPage: SyncJob['readPage'] = async (page, until, how) => {
    asked.push([page, until === signal, how]);
    return larger;
  };
  return { ...(await largerPage({ readPage, signal }, first)), asked };
}

const asLarge = [[1, true, { limit: 1000, edition: null }]];

describe('a larger first page', () => {
  test('takes the place of a short one of ten', async () => {
    const larger = firstPage(30, 1, 30);
    expect(await ask(firstPage(3, 10, 30), larger)).toEqual({
      answer: larger,
      limit: 1000,
      asked: asLarge,
    });
  });

  test('is asked for and taken where a row of each cannot be read, which the service counts', async () => {
    const first = { ...firstPage(2, 10, 30), unreadable: 1 };
    const larger = { ...firstPage(29, 1, 30), unreadable: 1 };
    expect(await ask(first, larger)).toEqual({ answer: larger, limit: 1000, asked: asLarge });
  });

  test('is asked for up to a page of 999', async () => {
    const larger = firstPage(1000, 10, 9990);
    expect(await ask(firstPage(999, 10, 9990), larger)).toMatchObject({
      limit: 1000,
      asked: asLarge,
    });
  });

  test.each<[string, PageRead]>([
    ['a list that is one record short of ten pages', firstPage(3, 10, 29)],
    ['a page of 1000', firstPage(1000, 10, 10_000)],
    ['a page of a list whose length is not known', pageOf(records(3))],
    ['a page that was refused', failed],
    ['a page that did not change', { status: 'unchanged' }],
  ])('is not asked for in place of %s', async (_, first) => {
    expect(await ask(first, firstPage(30, 1, 30))).toEqual({
      answer: first,
      limit: null,
      asked: [],
    });
  });

  test('that is as short takes the place all the same, since it came later, and no more are asked for', async () => {
    const first = firstPage(3, 10, 30);
    const later = pageOf(records(3, 20), { total: 10, count: 30, current: 1 });
    expect(await ask(first, later)).toEqual({ answer: later, limit: null, asked: asLarge });
  });

  test.each<[string, PageRead]>([
    ['is refused', failed],
    ['is said not to have changed', { status: 'unchanged' }],
    ['is shorter', firstPage(2, 15, 30)],
  ])('that %s leaves the first one', async (_, larger) => {
    const first = firstPage(3, 10, 30);
    expect(await ask(first, larger)).toEqual({ answer: first, limit: null, asked: asLarge });
  });
});
