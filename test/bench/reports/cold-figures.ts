import type { Bar } from '../bars';
import { median, printTable } from '../table';
import type { BenchBrowser, BenchExtension } from './bench-browser';
import { fillPeer } from './peer-extension';

/** So many addresses are asked about at once, as a page does. */
const asked = 200;
const slowRounds = 5;
const names = {
  ping: 'an empty background answers',
  ours: 'the list, 200 addresses',
  pingBeside: 'an empty background, one of its pages open',
  oursBeside: 'the list, 200 addresses, one of its pages open',
  warm: 'the list, 200 addresses, warm',
  keys: 'a record a key, 200 addresses',
  json: 'JSON in storage.local, 200 addresses',
};

/**
 * Kills a background, asks it from a content script, and takes the time to the answer; ours and the peers by turns, in one
 * browser. Every 100th address that is asked about is in the list. As for most users most of the time, no page of the extensions is
 * open: their process ends with the background, and starts again with it. With a page open is told too.
 */
export async function measureCold(
  browser: BenchBrowser,
  {
    list,
    others,
    rounds,
    alternatives,
  }: {
    list: readonly string[];
    others: readonly string[];
    rounds: number;
    alternatives: boolean;
  },
): Promise<Bar[]> {
  const texts = (round: number) =>
    Array.from({ length: asked }, (_, n) => {
      const from = n % 100 === 0 ? list : others;
      return from[((round * asked + n) * 7) % from.length] ?? '';
    });
  const lookUp = (round: number) => ({ type: 'page/look-up', request: { texts: texts(round) } });
  if (alternatives) await fill(browser.peer, list);
  const figures: Record<keyof typeof names, number[]> = {
    ...{ ping: [], ours: [], pingBeside: [], oursBeside: [], warm: [], keys: [], json: [] },
  };
  for (let round = 0; round < rounds; round++) {
    await browser.peer.kill();
    figures.pingBeside.push(await timeAnswer(browser.peer, { ping: true }));
    await browser.ours.kill();
    figures.oursBeside.push(await timeAnswer(browser.ours, lookUp(round)));
  }
  await Promise.all([browser.ours.closePage(), browser.peer.closePage()]);
  for (let round = 0; round < rounds; round++) {
    await browser.peer.kill();
    figures.ping.push(await timeAnswer(browser.peer, { ping: true }));
    await browser.ours.kill();
    figures.ours.push(await timeAnswer(browser.ours, lookUp(rounds + round)));
    if (!alternatives || round >= slowRounds) continue;
    for (const way of ['keys', 'json'] as const) {
      await browser.peer.kill();
      figures[way].push(await timeAnswer(browser.peer, { [way]: texts(round) }));
    }
  }
  // As on the tenth page that the user opens, not on the second.
  for (let again = 1; again <= 2 * rounds; again++) {
    const took = await timeAnswer(browser.ours, lookUp(again));
    if (again > rounds) figures.warm.push(took);
  }
  await Promise.all([browser.ours.openPage(), browser.peer.openPage()]);
  printTable(`${list.length} records: from the kill to the answer, ms`, [
    ['', 'p50', 'p95', 'p50 × ping', 'rounds'],
    ...(['ping', 'ours', 'keys', 'json', 'pingBeside', 'oursBeside', 'warm'] as const)
      .filter((name) => figures[name].length > 0)
      .map((name) => {
        const ping = name.endsWith('Beside') ? figures.pingBeside : figures.ping;
        return [
          names[name],
          median(figures[name]).toFixed(1),
          p95(figures[name]).toFixed(1),
          (median(figures[name]) / median(ping)).toFixed(2),
          String(figures[name].length),
        ];
      }),
  ]);
  const at = `${list.length}: `;
  return [
    {
      what: `${at}answer after the kill, p50`,
      measured: median(figures.ours) / median(figures.ping),
      most: 1.5,
      unit: '× ping',
    },
    {
      what: `${at}answer after the kill, p95`,
      measured: p95(figures.ours) / p95(figures.ping),
      most: 2,
      unit: '× ping',
    },
    { what: `${at}answer when warm, p50`, measured: median(figures.warm), most: 5, unit: 'ms' },
  ];
}

/** Milliseconds from the question of a content script to the answer. */
function timeAnswer(extension: BenchExtension, message: unknown): Promise<number> {
  return extension.inContentScript<number>(`(async () => {
    const begun = performance.now();
    const answer = await chrome.runtime.sendMessage(${JSON.stringify(message)});
    const took = performance.now() - begun;
    if (answer === undefined || answer?.error) throw new Error(JSON.stringify(answer));
    return took;
  })()`);
}

async function fill({ page }: BenchExtension, list: readonly string[]): Promise<void> {
  const records = (from: number, to: number) =>
    list.slice(from, to).map((address, n): [string, unknown] => [
      address,
      {
        id: String(from + n),
        address,
        network: 'ETH',
        count: 3,
        lastReported: 1_800_000_000_000,
      },
    ]);
  for (let from = 0; from < list.length; from += 20_000)
    await page.evaluate(fillPeer, records(from, from + 20_000));
  await page.evaluate('globalThis.parts = []');
  for (let from = 0; from < list.length; from += 20_000) {
    const part = JSON.stringify(Object.fromEntries(records(from, from + 20_000))).slice(1, -1);
    await page.evaluate((text) => Object(globalThis).parts.push(text), part);
  }
  await page.evaluate(async () => {
    const { chrome, parts } = Object(globalThis);
    await chrome.storage.local.set({ list: `{${parts.splice(0).join()}}` });
  });
}

function p95(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
}
