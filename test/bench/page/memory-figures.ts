import type { Bar } from '../bars';
import { printTable } from '../table';
import { type LiveBrowser, type Pair, untilQuiet } from './live-browser';

const memoryBar = 300;
/** What a collection frees of a heap of some 10 MB, in bytes, where there is nothing more to collect. */
const negligible = 10_000;

/**
 * What one more place on a page costs in its process, in bytes: the heap with us less the heap without us on a long table, less the
 * same on a short one, through the difference of their places. JavaScript's heap and the DOM's, after garbage collection.
 */
export async function measureMemory(
  browsers: Pair,
  tables: { long: string; short: string; morePlaces: number },
): Promise<Bar[]> {
  const long = await difference(browsers, tables.long);
  const short = await difference(browsers, tables.short);
  const perPlace = (key: keyof Heap) => (long[key] - short[key]) / tables.morePlaces;
  printTable(`The real extension in Chromium: memory for ${tables.morePlaces} more places`, [
    ['heap', 'bytes a place', 'with us, short table, kB'],
    ['JavaScript', perPlace('script').toFixed(0), (short.script / 1000).toFixed(0)],
    ['DOM', perPlace('dom').toFixed(0), (short.dom / 1000).toFixed(0)],
  ]);
  const measured = Math.round(perPlace('script') + perPlace('dom'));
  return [{ what: 'b: memory a place', measured, most: memoryBar, unit: 'bytes' }];
}

type Heap = { script: number; dom: number };

async function difference(browsers: Pair, url: string): Promise<Heap> {
  const ours = await heapOf(browsers.with, url);
  const bare = await heapOf(browsers.without, url);
  return { script: ours.script - bare.script, dom: ours.dom - bare.dom };
}

async function heapOf(browser: LiveBrowser, url: string): Promise<Heap> {
  const page = await browser.open(url);
  await untilQuiet(page);
  const collect = async () => {
    await page.session.send('HeapProfiler.collectGarbage');
    const usage = await page.session.send('Runtime.getHeapUsage');
    return { script: usage.usedSize + usage.backingStorageSize, dom: usage.embedderHeapUsedSize };
  };
  // What one collection sets free is collected by the next.
  let heap = await collect();
  for (let next = await collect(); sum(heap) - sum(next) > negligible; next = await collect()) {
    heap = next;
  }
  await page.close();
  return heap;
}

function sum({ script, dom }: Heap): number {
  return script + dom;
}
