import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@/test/fixtures/random';
import type { Bar } from '../bars';
import { printTable } from '../table';
import { type BenchBrowser, watchHeap } from './bench-browser';

/** Reads the whole list with the real extension, and beside it only reads and parses the same pages. */
export async function measureSync(
  browser: BenchBrowser,
  { url, count, pageLength }: { url: string; count: number; pageLength: number },
): Promise<Bar[]> {
  const plain = await readPlainly(browser, url, Math.ceil(count / pageLength));
  const heap = await watchHeap(browser);
  const begun = performance.now();
  await browser.ask('service/save', { address: url });
  await untilRead(browser, count);
  const took = performance.now() - begun;
  const highest = heap.stop() / 1e6;
  printTable(`${count} records: the list is read, in pages of ${pageLength}`, [
    ['', 'ms', 'records a second', 'highest heap, MB'],
    ['pages read and parsed, nothing else', plain.toFixed(0), perSecond(count, plain), ''],
    ['read into the store', took.toFixed(0), perSecond(count, took), highest.toFixed(0)],
  ]);
  return [
    { what: `${count}: the list is read`, measured: took / plain, most: 2, unit: '× reading' },
    { what: `${count}: highest heap`, measured: highest, most: 150, unit: 'MB' },
  ];
}

/** Reads the list again from its start, with the background killed at random on the way. Gives what differs from the list. */
export async function measureKills(
  browser: BenchBrowser,
  { url, list, kills }: { url: string; list: readonly string[]; kills: number },
): Promise<Bar[]> {
  const random = seededRandom(20);
  await browser.ask('service/save', { address: null });
  await browser.ask('service/save', { address: url });
  let killed = 0;
  while (killed < kills) {
    const done = (await progress(browser))?.done;
    if (done === undefined && (await isRead(browser, list.length))) break;
    await sleep(random.below(400));
    await browser.ours.kill();
    killed++;
    await browser.ask('settings/get', undefined);
  }
  await untilRead(browser, list.length);
  const wrong = await countDifferences(browser, list);
  console.log(`\n${list.length} records: killed ${killed} times while the list was read.`);
  return [
    { what: `${list.length}: wrong after ${killed} kills`, measured: wrong, most: 0, unit: '' },
  ];
}

async function countDifferences(browser: BenchBrowser, list: readonly string[]): Promise<number> {
  const wanted = new Set(list);
  let wrong = 0;
  let after: { segment: number; rows: number } | null = null;
  const filter = { search: '', networkId: null, sourceId: 'service' } as const;
  do {
    const batch: Awaited<ReturnType<typeof exportNext>> = await exportNext(after);
    for (const { address } of batch.reports) if (!wanted.delete(address)) wrong++;
    after = batch.next;
  } while (after);
  return wrong + wanted.size;

  function exportNext(from: typeof after) {
    return browser.ask('reports/export', { ...filter, after: from });
  }
}

/** Milliseconds to read all pages and parse them, in the extension's own origin, one after the other. */
function readPlainly({ ours }: BenchBrowser, url: string, pages: number): Promise<number> {
  return ours.page.evaluate(
    async ({ url, pages }) => {
      const begun = performance.now();
      for (let page = 1; page <= pages + 1; page++) {
        const answer = await fetch(`${url}/scam-reports?page=${page}&search=`, {
          cache: 'no-store',
        });
        JSON.parse(await answer.text());
      }
      return performance.now() - begun;
    },
    { url, pages },
  );
}

async function service(browser: BenchBrowser) {
  return (await browser.ask('sources/list', undefined)).find(({ id }) => id === 'service');
}

async function progress(browser: BenchBrowser) {
  return (await service(browser))?.progress;
}

async function isRead(browser: BenchBrowser, count: number): Promise<boolean> {
  const source = await service(browser);
  return source?.entries === count && source.progress === null && source.updatedAt !== null;
}

async function untilRead(browser: BenchBrowser, count: number): Promise<void> {
  const end = performance.now() + 600_000;
  while (!(await isRead(browser, count))) {
    if (performance.now() > end)
      throw new Error(`The list is not read: ${JSON.stringify(await service(browser))}`);
    await sleep(25);
  }
}

function perSecond(count: number, ms: number): string {
  return ((count / ms) * 1000).toFixed(0);
}
