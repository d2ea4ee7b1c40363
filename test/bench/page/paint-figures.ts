import type { Bar } from '../bars';
import { median, printTable } from '../table';
import type { FixtureName } from './fixtures';
import { type LiveBrowser, untilQuiet } from './live-browser';
import { record } from './trace';

const paintBar = 100;

/** What the script that runs in the page first leaves there. */
type Watched = { wacWrites?: number };

/**
 * From the browser taking the document for idle (it starts content scripts then) to the end of the first frame with a reported
 * address painted, on fixture b, whose first rows have one; with the background at work, and with one that must first start. And
 * all changes of the DOM that a page sees on each fixture from parsed to rest.
 */
export async function measurePaint(
  browser: LiveBrowser,
  addresses: ReadonlyMap<FixtureName, string>,
  rounds: number,
): Promise<Bar[]> {
  let writes = 0;
  for (const [name, url] of addresses) if (name !== 'b') writes += await countWrites(browser, url);
  const explorer = addresses.get('b');
  const recording = await record(browser.session);
  for (let round = 0; explorer && round < rounds; round++) {
    // So that it runs.
    await browser.extension?.ask('sources/list', undefined);
    writes += await countWrites(browser, explorer);
    await browser.extension?.killBackground();
    writes += await countWrites(browser, explorer);
  }
  const traces = (await recording.end())(explorer ?? '');
  const times = traces.map(({ idle, mark }) => (mark('painted') - idle) / 1000);
  const warm = times.filter((_, at) => at % 2 === 0);
  const cold = times.filter((_, at) => at % 2 === 1);
  const show = (all: number[]) => [median(all).toFixed(0), Math.max(...all).toFixed(0)];
  if (explorer)
    printTable(
      'The real extension in Chromium: first reported address painted after document idle, ms',
      [
        ['background', 'median', 'slowest'],
        ['at work', ...show(warm)],
        ['must start', ...show(cold)],
      ],
    );
  const writesBar = {
    what: 'changes of the DOM by us, all fixtures',
    measured: writes,
    most: 0,
    unit: '',
  };
  if (!explorer) return [writesBar];
  const what = 'b: first reported address painted';
  return [{ what, measured: median(warm), most: paintBar, unit: 'ms' }, writesBar];
}

async function countWrites(browser: LiveBrowser, url: string): Promise<number> {
  const page = await browser.open(url, watch);
  await untilQuiet(page);
  const writes = await page.page.evaluate(() => (globalThis as Watched).wacWrites ?? Number.NaN);
  await page.close();
  return writes;
}

/** Runs in the page before any other script. */
function watch(): void {
  const all = { attributes: true, childList: true, characterData: true, subtree: true };
  const watched = globalThis as Watched;
  const { port1, port2 } = new MessageChannel();
  // A message that is sent from within a frame comes when the frame is done.
  const nextFrame = () => requestAnimationFrame(() => port2.postMessage(null));
  port1.onmessage = () => {
    if (CSS.highlights.has('wac-danger') || CSS.highlights.has('wac-danger-flat'))
      performance.mark('painted');
    else nextFrame();
  };
  addEventListener('DOMContentLoaded', () => {
    watched.wacWrites = 0;
    new MutationObserver((records) => {
      watched.wacWrites = (watched.wacWrites ?? 0) + records.length;
    }).observe(document, all);
    if (document.querySelector('table')) nextFrame();
  });
}
