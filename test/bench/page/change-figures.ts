import type { Bar } from '../bars';
import { median, printTable } from '../table';
import { type LivePage, mainThreadMs, type Pair, untilQuiet } from './live-browser';

type Change = {
  what: string;
  /** Runs in the page. */
  run: (rows: number) => Promise<void>;
  rows: number;
  /** As a multiple of the cost without us; absent: told, but not held to anything. */
  most?: number;
};

const changes: readonly Change[] = [
  // What the browser does for any highlight, however small, is several times what it does for one cell.
  { what: '20 changes of the colour of one row', run: changeStyle, rows: 1 },
  { what: '20 changes of the colour of 250 rows', run: changeStyle, rows: 250, most: 1.5 },
  { what: '20 scroll steps', run: scrollDown, rows: 0, most: 1.15 },
];

/** What a page's own changes cost its main thread, on fixture b with all of it read and painted, and without us; by turns. */
export async function measureChanges(browsers: Pair, url: string, rounds: number): Promise<Bar[]> {
  const pages = [await browsers.with.open(url), await browsers.without.open(url)] as const;
  await Promise.all(pages.map(untilQuiet));
  const times = changes.map((): [number[], number[]] => [[], []]);
  for (let round = 0; round < rounds; round++) {
    for (const [at, change] of changes.entries()) {
      times[at]?.[0].push(await cost(pages[0], change));
      times[at]?.[1].push(await cost(pages[1], change));
    }
  }
  await Promise.all(pages.map((page) => page.close()));
  const rows = changes.map((change, at) => {
    const [ours = Number.NaN, bare = Number.NaN] = times[at]?.map(median) ?? [];
    return { ...change, ours, bare, measured: ours / bare };
  });
  printTable('The real extension in Chromium: what the page does itself on fixture b, CPU ms', [
    ['what', 'with us', 'without us', '×'],
    ...rows.map(({ what, ours, bare, measured }) => [
      what,
      ours.toFixed(1),
      bare.toFixed(1),
      measured.toFixed(2),
    ]),
  ]);
  return rows.flatMap(({ what, measured, most }) =>
    most === undefined ? [] : [{ what: `b: ${what}`, measured, most, unit: '× without us' }],
  );
}

async function cost(page: LivePage, { run, rows }: Change): Promise<number> {
  await page.page.bringToFront();
  await page.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await untilQuiet(page);
  const before = await mainThreadMs(page.session);
  await page.page.evaluate(run, rows);
  return (await mainThreadMs(page.session)) - before;
}

// The functions below run in the page.

async function changeStyle(count: number): Promise<void> {
  const rows = [...document.querySelectorAll('tr')].slice(0, count);
  for (let time = 0; time < 20; time++) {
    for (const row of rows) row.classList.toggle('other');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

async function scrollDown(): Promise<void> {
  for (let time = 0; time < 20; time++) {
    scrollBy({ top: 600, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  // What is put off until the scrolling ends is counted, too.
  await new Promise((resolve) => setTimeout(resolve, 500));
}
