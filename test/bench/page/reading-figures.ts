import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserKind } from '@/test/browsers/find-browser';
import type { Bar } from '../bars';
import { median, printTable } from '../table';
import { type FixtureName, titles } from './fixtures';
import type { Measured, Method } from './reading';
import { chromiumWorlds, firefoxWorlds, type World, type Worlds } from './worlds';

/** Wrapping runs last in each round, because the page is another one afterwards. */
const methods: readonly [Method, string][] = [
  ['floor', 'floor: every text node, its length'],
  ['viewport', 'ours, what is in view'],
  ['page', 'ours, the whole page'],
  ['characters', 'floor, and each character'],
  ['expressions', "peers': an expression a network"],
  ['wrapping', "peers': wrapped in spans, laid out again"],
];

const warmRuns = 2;
const viewportBar = 0.5;
const pageBars: Record<FixtureName, number> = { a: 1.5, b: 1.5, c: 2, e: 1 };

type Times = { cold: number[]; warm: number[]; count: number };

/**
 * Times the real code of lib/page beside the floor: each method in a fresh isolated world of its own, by turns, so that a busy
 * machine is as busy for all of them. In Chromium the CPU time of the page's main thread, less what the asking costs; in Firefox
 * the time on the clock. Cold is the first run in its world, warm the mean of the two after it. Only the bars on cold
 * times in Chromium are held; Firefox is told beside them.
 */
export async function measureReading(
  kind: BrowserKind,
  addresses: ReadonlyMap<FixtureName, string>,
  rounds: number,
): Promise<Bar[]> {
  const script = bundle();
  const worlds = await (kind === 'chromium' ? chromiumWorlds() : firefoxWorlds());
  try {
    const bars: Bar[] = [];
    for (const [name, url] of addresses) {
      const times = await measureFixture(worlds, script, url, rounds);
      print(kind, name, times);
      if (kind === 'chromium') bars.push(...barsOf(name, times));
    }
    return bars;
  } finally {
    await worlds.close();
  }
}

async function measureFixture(worlds: Worlds, script: string, url: string, rounds: number) {
  const all = new Map<Method, Times>(
    methods.map(([method]) => [method, { cold: [], warm: [], count: 0 }]),
  );
  for (let round = 0; round < rounds; round++) {
    await worlds.open(url);
    // The first world after a load pays for what the load has left over.
    await measureMethod(await worlds.fresh(script), 'floor', 1);
    for (const method of inTurn(round)) {
      // Wrapped once, there is nothing left to wrap.
      const runs = method === 'wrapping' ? 1 : 1 + warmRuns;
      const { times, count } = await measureMethod(await worlds.fresh(script), method, runs);
      const [cold = Number.NaN, ...warm] = times;
      const kept = all.get(method);
      kept?.cold.push(cold);
      if (warm.length > 0) kept?.warm.push(warm.reduce((sum, time) => sum + time) / warm.length);
      if (kept) kept.count = count;
    }
  }
  return all;
}

/** The methods, beginning with another one each round. */
function inTurn(round: number): Method[] {
  const names = methods.map(([method]) => method).filter((method) => method !== 'wrapping');
  const first = round % names.length;
  return [...names.slice(first), ...names.slice(0, first), 'wrapping'];
}

async function measureMethod(world: World, method: Method, runs: number) {
  const run = async (what: Method) => {
    const { value, cpuMs } = await world.run(`bench.measure('${what}')`);
    const { ms, count } = value as Measured;
    return { ms: cpuMs ?? ms, count };
  };
  const asking: number[] = [];
  for (let at = 0; at < 3; at++) asking.push((await run('nothing')).ms);
  const times: number[] = [];
  let count = 0;
  for (let at = 0; at < runs; at++) {
    const measured = await run(method);
    times.push(measured.ms - median(asking));
    count = measured.count;
  }
  return { times, count };
}

function print(kind: BrowserKind, name: FixtureName, all: ReadonlyMap<Method, Times>): void {
  const floor = all.get('floor');
  const unit = kind === 'chromium' ? 'CPU ms' : 'ms';
  const rows = methods.map(([method, title]) => {
    const { cold, warm, count } = all.get(method) ?? { cold: [], warm: [], count: 0 };
    const found = method === 'floor' || method === 'characters' ? '' : String(count);
    const of = (times: number[], base: number[] = []) =>
      times.length > 0
        ? [median(times).toFixed(2), (median(times) / median(base)).toFixed(2)]
        : ['–', '–'];
    return [title, ...of(cold, floor?.cold), ...of(warm, floor?.warm), found];
  });
  printTable(`Reading in ${kind}, fixture ${titles[name]}`, [
    ['method', `cold, ${unit}`, '× floor', `warm, ${unit}`, '× floor', 'found'],
    ...rows,
  ]);
}

function barsOf(name: FixtureName, all: ReadonlyMap<Method, Times>): Bar[] {
  const cold = (method: Method) => median(all.get(method)?.cold ?? []);
  const bar = (method: Method, what: string, most: number): Bar => ({
    what: `${name}: ${what}, cold`,
    measured: cold(method) / cold('floor'),
    most,
    unit: '× floor',
  });
  return [
    bar('viewport', 'what is in view is read', viewportBar),
    bar('page', 'the whole page is read', pageBars[name]),
  ];
}

/** The script of reading.ts with all of lib/page that it uses. Throws with what the bundler said. */
function bundle(): string {
  const top = fileURLToPath(new URL('../../..', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'wallet-bench-'));
  const vite = join(top, 'node_modules/vite/bin/vite.js');
  const config = fileURLToPath(new URL('reading.config.ts', import.meta.url));
  const paths = ['--import', join(top, 'test/resolve-paths.mjs')];
  const args = [vite, 'build', '--config', config, '--configLoader', 'native', '--outDir', folder];
  const built = spawnSync(process.execPath, [...paths, ...args], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The bundle failed.\n${built.stdout}\n${built.stderr}`);
  const script = readFileSync(join(folder, 'reading.js'), 'utf8');
  rmSync(folder, { recursive: true });
  return script;
}
