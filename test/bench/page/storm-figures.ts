import type { Bar } from '../bars';
import { median, printTable } from '../table';
import { type LiveBrowser, type Pair, untilQuiet } from './live-browser';
import { record, type Trace } from './trace';

const perSecond = 2000;
const seconds = 5;
/** From here on the web platform calls a task long, in milliseconds. https://w3c.github.io/longtasks/ */
const longMs = 50;

/** A live feed of 300 rows. */
export const stormPage = `<!doctype html><meta charset="utf-8"><title>storm</title>
<style>table { table-layout: fixed; width: 100%; font: 12px/1.4 monospace }</style><table><tbody>${'<tr><td>0</td><td>–</td></tr>'.repeat(300)}</tbody></table>`;

type Run = { frames: number; long: number; longest: number; cpu: number };

/** Changes a feed 2,000 times a second for 5 s, with the extension and without it, by turns. */
export async function measureStorm(browsers: Pair, url: string, rounds: number): Promise<Bar[]> {
  const recordings = [
    await record(browsers.with.session),
    await record(browsers.without.session),
  ] as const;
  const frames: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    frames[0].push(await storm(browsers.with, url));
    frames[1].push(await storm(browsers.without, url));
  }
  const [traced, bareTraced] = await Promise.all([recordings[0].end(), recordings[1].end()]);
  const ours = traced(url).map((trace, at) => runOf(trace, frames[0][at]));
  const bare = bareTraced(url).map((trace, at) => runOf(trace, frames[1][at]));
  const middle = (runs: Run[], key: keyof Run) => median(runs.map((one) => one[key]));
  const row = (what: string, key: keyof Run) => [
    what,
    middle(ours, key).toFixed(0),
    middle(bare, key).toFixed(0),
  ];
  printTable(`The real extension in Chromium: ${perSecond} mutations a second for ${seconds} s`, [
    ['what', 'with us', 'without us'],
    row('frames', 'frames'),
    row('tasks over 50 ms', 'long'),
    row('longest task, CPU ms', 'longest'),
    row('main thread, CPU ms', 'cpu'),
  ]);
  const dropped = 1 - middle(ours, 'frames') / middle(bare, 'frames');
  return [
    { what: 'storm: long tasks', measured: middle(ours, 'long'), most: 0, unit: '' },
    { what: 'storm: frames dropped because of us', measured: 100 * dropped, most: 2, unit: '%' },
  ];
}

async function storm(browser: LiveBrowser, url: string): Promise<number> {
  const page = await browser.open(url);
  await untilQuiet(page);
  const frames = await page.page.evaluate(change, { perSecond, seconds });
  await page.close();
  return frames;
}

function runOf({ tasks, mark }: Trace, frames = Number.NaN): Run {
  const during = tasks.filter(({ start }) => start > mark('storm') && start < mark('calm'));
  return {
    frames,
    long: during.filter(({ ms }) => ms > longMs).length,
    longest: Math.max(...during.map(({ ms }) => ms)),
    cpu: during.reduce((sum, { ms }) => sum + ms, 0),
  };
}

/** Runs in the page: half of the changes are of a text, the others take a row away and put a new one on top. Returns the frames. */
async function change(options: { perSecond: number; seconds: number }): Promise<number> {
  const body = document.querySelector('tbody');
  if (!body) throw new Error('no feed');
  let made = 0;
  const text = () => {
    const digits = (made * 2654435761).toString(16).padStart(10, '0');
    return made % 3 === 0 ? `to 0x${digits.repeat(4).slice(0, 40)}` : `block ${digits}`;
  };
  const changeOnce = () => {
    if (made++ % 2 === 0) {
      const cell = body.rows[made % 300]?.cells[1]?.firstChild;
      if (cell instanceof Text) cell.data = text();
    } else {
      body.lastElementChild?.remove();
      const row = body.insertRow(0);
      row.insertCell().textContent = String(made);
      row.insertCell().textContent = text();
    }
  };
  let frames = 0;
  let isOver = false;
  const count = () => {
    frames++;
    if (!isOver) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  performance.mark('storm');
  const start = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const elapsed = (performance.now() - start) / 1000;
      const due = Math.min(elapsed, options.seconds) * options.perSecond;
      while (made < due) changeOnce();
      if (elapsed < options.seconds) return;
      clearInterval(timer);
      resolve();
    }, 10);
  });
  performance.mark('calm');
  isOver = true;
  return frames;
}
