import type { Bar } from '../bars';
import { median, printTable } from '../table';
import { type FixtureName, titles } from './fixtures';
import { type LiveBrowser, type Pair, untilQuiet } from './live-browser';
import { record, type Trace } from './trace';

const longestBar = 16;

type Load = { longest: number; scripts: number; longestFrame: number };

/**
 * Loads each fixture with the extension and without it, by turns, and traces the page's main thread until it rests. The fixtures
 * have no script, so each script there is ours. What is counted as a task of ours: the scripts in one task.
 */
export async function measureLoads(
  browsers: Pair,
  addresses: ReadonlyMap<FixtureName, string>,
  rounds: number,
): Promise<Bar[]> {
  const recordings = [
    await record(browsers.with.session),
    await record(browsers.without.session),
  ] as const;
  for (const url of addresses.values()) {
    for (let round = 0; round < rounds; round++) {
      await openOnce(browsers.with, url);
      await openOnce(browsers.without, url);
    }
  }
  const [traced, bareTraced] = await Promise.all([recordings[0].end(), recordings[1].end()]);
  const rows: string[][] = [];
  const bars: Bar[] = [];
  for (const [name, url] of addresses) {
    const ours = traced(url).map(loadOf);
    const bare = bareTraced(url).map(loadOf);
    const middle = (loads: Load[], key: keyof Load) => median(loads.map((one) => one[key]));
    const longest = middle(ours, 'longest');
    rows.push([
      titles[name],
      longest.toFixed(1),
      middle(ours, 'scripts').toFixed(0),
      middle(ours, 'longestFrame').toFixed(0),
      middle(bare, 'longestFrame').toFixed(0),
    ]);
    bars.push({
      what: `${name}: longest task caused by us`,
      measured: longest,
      most: longestBar,
      unit: 'ms',
    });
  }
  printTable('The real extension in Chromium: main thread from parsed to rest, CPU ms', [
    ['fixture', 'longest task of ours', 'all our scripts', 'longest frame', 'the same without us'],
    ...rows,
  ]);
  return bars;
}

async function openOnce(browser: LiveBrowser, url: string): Promise<void> {
  const page = await browser.open(url);
  await untilQuiet(page);
  await page.close();
}

function loadOf({ parsed, tasks }: Trace): Load {
  const after = tasks.filter(({ start }) => start > parsed);
  const frames = after.filter(({ isFrame }) => isFrame);
  return {
    longest: Math.max(0, ...after.map(({ scriptMs }) => scriptMs)),
    scripts: after.reduce((sum, { scriptMs }) => sum + scriptMs, 0),
    longestFrame: Math.max(0, ...frames.map(({ ms, scriptMs }) => ms - scriptMs)),
  };
}
