import { expect, test } from 'vitest';
import { newCheckpoint } from '@/lib/reports/new-source';
import { pagesAhead } from '@/lib/reports/pages-ahead';
import type { PageRead } from '@/lib/reports/sync-job';

const page: PageRead = {
  status: 'page',
  records: [],
  unreadable: 0,
  paging: { current: null, total: null, count: null },
};

/** Pages that come when the test says so. */
function slowPages() {
  const asked: number[] = [];
  const answers = new Map<number, (read: PageRead) => void>();
  const readPage = (nextPage: number) => {
    asked.push(nextPage);
    return new Promise<PageRead>((resolve) => answers.set(nextPage, resolve));
  };
  const ahead = pagesAhead({ readPage, signal: new AbortController().signal });
  const come = async (nextPage: number, read = page) => {
    answers.get(nextPage)?.(read);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const at = (nextPage: number) => ({
    ...newCheckpoint(0),
    nextPage,
    pageLength: 10,
    total: 100,
  });
  return { ahead, asked, come, at };
}

async function begun() {
  const pages = slowPages();
  void pages.ahead.take(pages.at(1), null);
  await pages.come(1);
  pages.ahead.lookAhead(pages.at(1));
  return pages;
}

test('two pages that follow each other are under way, and four wait at most while others are stored', async () => {
  const { ahead, asked, come, at } = await begun();
  expect(asked).toEqual([1, 2, 3]);
  await come(3);
  expect(asked).toEqual([1, 2, 3]);
  await come(2);
  expect(asked).toEqual([1, 2, 3, 4, 5]);
  await come(4);
  await come(5);
  expect(asked).toEqual([1, 2, 3, 4, 5]);
  expect(await ahead.take(at(2), null)).toBe(page);
  ahead.lookAhead(at(2));
  expect(asked).toEqual([1, 2, 3, 4, 5, 6]);
});

test('behind a page that is refused, none is asked for', async () => {
  const { asked, come } = await begun();
  await come(2, { status: 'failed', error: 'quota', message: 'Wait.' });
  await come(3);
  expect(asked).toEqual([1, 2, 3]);
});

test('what was given up asks for nothing when it comes', async () => {
  const { ahead, asked, come, at } = await begun();
  ahead.drop();
  await come(2);
  await come(3);
  expect(asked).toEqual([1, 2, 3]);
  void ahead.take(at(2), null);
  expect(asked).toEqual([1, 2, 3, 2]);
});
