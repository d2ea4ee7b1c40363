import { statSync } from 'node:fs';
import { join } from 'node:path';
import { builtExtension, readManifest } from '@/test/e2e/built-extension';
import { addressMakers } from '@/test/fixtures/addresses';
import { seededRandom } from '@/test/fixtures/random';
import type { Bar } from '../bars';
import { serveReports } from '../report-service';
import { measureChanges } from './change-figures';
import type { FixtureName } from './fixtures';
import { type LiveBrowser, launchLive, type Pair } from './live-browser';
import { measureLoads } from './load-figures';
import { measureMemory } from './memory-figures';
import { measurePaint } from './paint-figures';
import { measureStorm } from './storm-figures';

const reportCount = 100_000;
const scriptBar = 45;

/** Two browsers, of which one has the extension with 100,000 reports in its list. */
export type Prepared = { browsers: Pair; close(): Promise<void> };

/** @param reported addresses of fixture b that are among the reports */
export async function prepareLive(reported: readonly string[]): Promise<Prepared> {
  const service = await serveReports(reportsWith(reported));
  const browsers = { with: await launchLive(true), without: await launchLive(false) };
  await browsers.with.extension?.ask('service/save', { address: service.url });
  await untilListed(browsers.with);
  return {
    browsers,
    async close() {
      await browsers.with.close();
      await browsers.without.close();
      await service.close();
    },
  };
}

export type LivePages = {
  fixtures: ReadonlyMap<FixtureName, string>;
  /** The table b once more, but short; how many places it has less. */
  shortTable: string;
  morePlaces: number;
  storm: string;
};

/** Measures the built extension beside the same browser without it. */
export async function measureLive(
  { browsers }: Prepared,
  pages: LivePages,
  rounds: number,
): Promise<Bar[]> {
  const bars = await measureLoads(browsers, pages.fixtures, rounds);
  bars.push(...(await measurePaint(browsers.with, pages.fixtures, rounds)));
  const long = pages.fixtures.get('b');
  if (long) {
    const { shortTable: short, morePlaces } = pages;
    bars.push(...(await measureChanges(browsers, long, rounds)));
    bars.push(...(await measureMemory(browsers, { long, short, morePlaces })));
  }
  bars.push(...(await measureStorm(browsers, pages.storm, rounds)));
  return [...bars, sizeBar()];
}

/** Waits until the whole list is in. Throws with what the background says of it after three minutes. */
async function untilListed({ extension }: LiveBrowser): Promise<void> {
  const end = performance.now() + 180_000;
  for (;;) {
    const sources = await extension?.ask('sources/list', undefined);
    const service = sources?.find(({ id }) => id === 'service');
    if (service?.updatedAt) return;
    if (performance.now() > end) throw new Error(`No list: ${JSON.stringify(service)}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function reportsWith(reported: readonly string[]): string[] {
  const random = seededRandom(100);
  const others = Array.from({ length: reportCount - reported.length }, () =>
    addressMakers.tron(random),
  );
  return [...reported, ...others];
}

function sizeBar(): Bar {
  const folder = builtExtension('chromium');
  const files = readManifest(folder).content_scripts?.flatMap(({ js }) => js) ?? [];
  if (files.length !== 1) throw new Error(`There are ${files.length} content scripts.`);
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  return { what: 'content script', measured: bytes / 1000, most: scriptBar, unit: 'kB' };
}
