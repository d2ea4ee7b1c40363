import type { Bar } from '../bars';
import { median, printTable } from '../table';
import { serveFixtures } from './fixture-server';
import { formPages } from './form-pages';
import { type LiveBrowser, type LivePage, launchLive, untilQuiet } from './live-browser';
import { record, type Trace } from './trace';

const longestBar = 16;
const acts = ['paste', 'click'] as const;

/**
 * Pastes an address into a field of each page and clicks beside it, with the extension and without it, by turns. The pages have no
 * script, so each script there is ours. What is counted as a task of ours: the scripts in one task.
 */
export async function measureForms(rounds: number): Promise<Bar[]> {
  const browsers = { with: await launchLive(true), without: await launchLive(false) };
  const server = await serveFixtures(formPages);
  const pages = [...formPages.keys()].map((name) => [name, server.address(name)] as const);
  const recordings = [
    await record(browsers.with.session),
    await record(browsers.without.session),
  ] as const;
  for (const [, url] of pages) {
    for (let round = 0; round < rounds; round++) {
      await pasteOnce(browsers.with, url);
      await pasteOnce(browsers.without, url);
    }
  }
  const [traced, bareTraced] = await Promise.all([recordings[0].end(), recordings[1].end()]);
  await Promise.all([browsers.with.close(), browsers.without.close()]);
  server.close();
  const rows: string[][] = [];
  const bars: Bar[] = [];
  for (const [name, url] of pages) {
    const cells = acts.map((act) => ({
      ours: longestOf(traced(url), act, 'scriptMs'),
      with: longestOf(traced(url), act, 'ms'),
      without: longestOf(bareTraced(url), act, 'ms'),
    }));
    rows.push([name, ...cells.flatMap((all) => Object.values(all).map((ms) => ms.toFixed(1)))]);
    const measured = Math.max(...cells.map(({ ours }) => ours));
    bars.push({
      what: `${name}: longest task caused by us`,
      measured,
      most: longestBar,
      unit: 'ms',
    });
  }
  printTable('The real extension in Chromium: longest task at a paste and a click, CPU ms', [
    ['page', ...acts.flatMap((act) => [`${act}: ours`, 'with us', 'without us'])],
    ...rows,
  ]);
  return bars;
}

async function pasteOnce(browser: LiveBrowser, url: string): Promise<void> {
  const live = await browser.open(url);
  const { page } = live;
  await untilQuiet(live);
  await page.evaluate(() => {
    const other = document.querySelector('#other');
    if (other) getSelection()?.selectAllChildren(other);
  });
  await page.keyboard.press('Control+c');
  await page.focus('#field');
  await untilQuiet(live);
  await between(live, 'paste', () => page.keyboard.press('Control+v'));
  await between(live, 'click', () => page.mouse.click(1200, 5));
  await live.close();
}

/** Marks in the page when something was begun, and when all that came of it is done. */
async function between(live: LivePage, act: string, run: () => Promise<void>): Promise<void> {
  const mark = (name: string) => live.page.evaluate((name) => performance.mark(name), name);
  await mark(act);
  await run();
  await untilQuiet(live);
  await mark(`${act} done`);
}

function longestOf(traces: readonly Trace[], act: string, key: 'ms' | 'scriptMs'): number {
  return median(
    traces.map(({ tasks, mark }) => {
      const during = tasks.filter(({ start }) => start > mark(act) && start < mark(`${act} done`));
      return Math.max(...during.map((task) => task[key]));
    }),
  );
}
