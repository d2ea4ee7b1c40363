import type { Bar } from '../bars';
import { median, printTable } from '../table';
import type { BenchBrowser } from './bench-browser';

type Times = { took: number; waited: number };

/** Searches the list from a page of the extension, and beside it walks once through all of the text by indexOf. */
export async function measureSearch(
  browser: BenchBrowser,
  list: readonly string[],
): Promise<Bar[]> {
  const rare = list[Math.floor(list.length / 2)]?.slice(5, 17) ?? '';
  const often = 'ab';
  const rows: string[][] = [];
  const figures: Record<string, Times> = {};
  for (const [name, search, quick] of [
    ['first results', often, true],
    ['all results', rare, false],
    ['all results of a frequent text', often, false],
  ] as const) {
    await browser.ours.kill();
    await browser.ask('sources/list', undefined);
    const cold = await timeSearch(browser, search, quick);
    const warm: Times[] = [];
    for (let round = 0; round < 5; round++) warm.push(await timeSearch(browser, search, quick));
    figures[`${name}, first search`] = cold;
    figures[name] = {
      took: median(warm.map(({ took }) => took)),
      waited: Math.max(...warm.map(({ waited }) => waited)),
    };
  }
  const floor = await timeFloor(browser, rare);
  for (const [name, { took, waited }] of Object.entries(figures))
    rows.push([name, took.toFixed(0), (took / floor).toFixed(1), waited.toFixed(0)]);
  printTable(`${list.length} records: search, ms`, [
    ['', 'ms', '× floor', 'longest wait of another message'],
    ['indexOf over all of the text (the floor)', floor.toFixed(0), '1.0', ''],
    ...rows,
  ]);
  const at = `${list.length}: `;
  const of = (name: string) => figures[name] ?? { took: Number.NaN, waited: Number.NaN };
  const waits = Object.values(figures).map(({ waited }) => waited);
  return [
    {
      what: `${at}first results, first search`,
      measured: of('first results, first search').took,
      most: 100,
      unit: 'ms',
    },
    {
      what: `${at}all results, first search`,
      measured: of('all results, first search').took,
      most: 300,
      unit: 'ms',
    },
    {
      what: `${at}all results, later`,
      measured: of('all results').took / floor,
      most: 3,
      unit: '× indexOf',
    },
    {
      what: `${at}longest wait of another message`,
      measured: Math.max(...waits),
      most: 50,
      unit: 'ms',
    },
  ];
}

/** How long a search took, and the longest that another message waited for its answer meanwhile. */
function timeSearch({ ours }: BenchBrowser, search: string, quick: boolean): Promise<Times> {
  return ours.page.evaluate(
    async ({ search, quick }) => {
      const { chrome } = Object(globalThis);
      let waited = 0;
      let isOver = false;
      const others = (async () => {
        while (!isOver) {
          const begun = performance.now();
          await chrome.runtime.sendMessage({ type: 'check/cancel', request: { address: '' } });
          waited = Math.max(waited, performance.now() - begun);
          await new Promise((resolve) => setTimeout(resolve, 4));
        }
      })();
      const begun = performance.now();
      const request = { search, networkId: null, page: 1, quick };
      const reply = await chrome.runtime.sendMessage({ type: 'reports/search', request });
      const took = performance.now() - begun;
      isOver = true;
      await others;
      if (!(reply?.answer?.total > 0)) throw new Error(JSON.stringify(reply));
      return { took, waited };
    },
    { search, quick },
  );
}

/** One walk through the addresses of all segments, read from the store by a page of ours. */
function timeFloor({ ours }: BenchBrowser, search: string): Promise<number> {
  return ours.page.evaluate(async (text) => {
    const request = indexedDB.open('reports');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const reading = request.result.transaction('rows').objectStore('rows').getAll();
    await new Promise((resolve) => {
      reading.onsuccess = resolve;
    });
    request.result.close();
    const texts: string[] = reading.result.map(({ addresses }) => addresses.text.toLowerCase());
    const times = Array.from({ length: 5 }, () => {
      const begun = performance.now();
      for (const one of texts)
        for (let at = one.indexOf(text); at !== -1; at = one.indexOf(text, at + 1));
      return performance.now() - begun;
    });
    return times.toSorted((a, b) => a - b)[2] ?? Number.NaN;
  }, search.toLowerCase());
}
