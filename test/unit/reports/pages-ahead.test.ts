import { afterEach, expect, test, vi } from 'vitest';
import { newCheckpoint } from '@/lib/reports/new-source';
import { pagesAhead } from '@/lib/reports/pages-ahead';
import type { PageRead, SyncJob } from '@/lib/reports/sync-job';

const page: PageRead = {
  status: 'page',
  records: [],
  unreadable: 0,
  paging: { current: null, total: null, count: null },
};

afterEach(() => {
  vi.useRealTimers();
});

/** Pages that come when the test says so: of one that was asked for again, the one that was asked for first. */
function slowPages() {
  const asked: number[] = [];
  const how: unknown[] = [];
  const signals: AbortSignal[] = [];
  const answers = new Map<number, ((read: PageRead | Promise<PageRead>) => void)[]>();
  const readPage: SyncJob['readPage'] = (nextPage, signal, asking) => {
    asked.push(nextPage);
    how.push(asking);
    signals.push(signal);
    return new Promise<PageRead>((resolve) => {
      answers.set(nextPage, [...(answers.get(nextPage) ?? []), resolve]);
    });
  };
  const stopping = new AbortController();
  const ahead = pagesAhead({ readPage, signal: stopping.signal });
  const come = async (nextPage: number, read: PageRead | Promise<PageRead> = page) => {
    answers.get(nextPage)?.shift()?.(read);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const at = (nextPage: number) => ({
    ...newCheckpoint(0, null),
    nextPage,
    pageLength: 10,
    total: 100,
  });
  return { ahead, asked, how, signals, stopping, come, at };
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

test('where nobody knows yet how quick a service is, it is asked for one page at a time', () => {
  const { ahead, asked, at } = slowPages();
  ahead.lookAhead(at(1));
  expect(asked).toEqual([2]);
});

test.each([
  [999, [1, 2, 3]],
  [1000, [1, 2]],
])('of a service that needs %i ms for a page, the pages %j are asked for', async (time, pages) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { ahead, asked, come, at } = slowPages();
  void ahead.take(at(1), null);
  vi.advanceTimersByTime(time);
  await come(1);
  ahead.lookAhead(at(1));
  expect(asked).toEqual(pages);
  // Of a slow one no further page either, when the next one has come as slowly.
  vi.advanceTimersByTime(time);
  await come(2);
  expect(asked).toEqual(time < 1000 ? [...pages, 4] : pages);
});

test('no page behind the end is asked for, and none where the end is not known', async () => {
  const { ahead, asked, come, at } = await begun();
  await come(2);
  await come(3);
  await come(4);
  await come(5);
  ahead.lookAhead({ ...at(5), total: 61 });
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7]);
  await come(6);
  await come(7);
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7]);
  ahead.lookAhead({ ...at(7), total: null });
  expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('pages ahead are as large as the one before, and of no edition', async () => {
  const { ahead, how, come, at } = slowPages();
  void ahead.take({ ...at(1), limit: 25 }, '"first"');
  await come(1);
  ahead.lookAhead({ ...at(1), limit: 1000 });
  expect(how).toEqual([
    { limit: 25, edition: '"first"' },
    { limit: 1000, edition: null },
    { limit: 1000, edition: null },
  ]);
});

test.each([
  ['at its first page', 1, 10, []],
  ['behind that, as far as it was read', 2, 10, [3, 4]],
  ['no farther', 10, 10, []],
  ['where nothing is missing', 2, 0, []],
])(
  'of a list that is begun again, these are asked for ahead %s',
  async (_, page, knownUpTo, pages) => {
    const { ahead, asked, come, at } = slowPages();
    const again = { ...at(page), again: 100, knownUpTo, total: 200 };
    void ahead.take(again, null);
    await come(page);
    ahead.lookAhead(again);
    expect(asked).toEqual([page, ...pages]);
  },
);

test('a page that was taken is asked for anew where it is wanted again', async () => {
  const { ahead, asked, come, at } = await begun();
  await come(2);
  await come(3);
  expect(await ahead.take(at(2), null)).toBe(page);
  void ahead.take(at(2), null);
  expect(asked.filter((one) => one === 2)).toHaveLength(2);
});

test('what is given up ends, and what is asked for afterwards does not', async () => {
  const { ahead, signals, at } = await begun();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, false]);
  ahead.drop();
  void ahead.take(at(2), null);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true, false]);
});

test('what is under way ends with the reading', async () => {
  const { signals, stopping } = await begun();
  stopping.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
});

test('a page that was given up changes nothing for what is asked for afterwards, however it comes', async () => {
  const { ahead, asked, come, at } = await begun();
  ahead.drop();
  void ahead.take(at(2), null);
  ahead.lookAhead(at(2));
  const since = () => asked.slice(3);
  expect(since()).toEqual([2, 3]);
  await come(2);
  await come(3, { status: 'failed', error: 'quota', message: 'Wait.' });
  expect(since()).toEqual([2, 3]);
  await come(2);
  expect(since()).toEqual([2, 3, 4]);
});

test('whoever takes a page that broke is told, and nobody else', async () => {
  const { ahead, come, at } = await begun();
  await come(2, Promise.reject(new TypeError('broken')));
  await expect(ahead.take(at(2), null)).rejects.toThrow('broken');
});
