import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from 'playwright';
import { findBrowser } from '@/test/browsers/find-browser';
import { build } from '@/test/demo/build';
import { builtExtension, copyWithHosts, type ExtensionCopy } from '@/test/e2e/built-extension';
import { until } from '@/test/e2e/driver';
import { firstScripts } from '@/test/e2e/first-scripts';
import { countIn } from '@/test/tools/options';
import { printBars } from '../bars';
import { median, printTable } from '../table';
import { makeEmptyPopup } from './empty-popup';
import { type Opening, openPopup } from './open-popup';

/** How long the popup takes to open in a real Chromium, beside a React popup with nothing but a text box, by turns. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    /** Takes the extension as it was built last. */
    'no-build': { type: 'boolean', default: false },
  },
});
const rounds = countIn('rounds', values.rounds);
if (!values['no-build']) build(['chromium']);
const copies = [copyWithHosts('chromium', []), await makeEmptyPopup()];
const profile = mkdtempSync(join(tmpdir(), 'wallet-popup-'));
const context = await launch(copies);
try {
  const [ours, empty] = await popupsOf(context);
  const openings: { ours: Opening[]; empty: Opening[] } = { ours: [], empty: [] };
  for (let round = -2; round < rounds; round++) {
    const one = { ours: await openPopup(context, ours), empty: await openPopup(context, empty) };
    // The first ones fill the browser's caches of compiled scripts.
    if (round < 0) continue;
    openings.ours.push(one.ours);
    openings.empty.push(one.empty);
  }
  report(openings);
} finally {
  await context.close();
  for (const copy of copies) copy.remove();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}

async function launch(extensions: readonly ExtensionCopy[]): Promise<BrowserContext> {
  const folders = extensions.map(({ folder }) => folder).join();
  return chromium.launchPersistentContext(profile, {
    executablePath: findBrowser('chromium').path ?? '',
    chromiumSandbox: false,
    viewport: { width: 400, height: 560 },
    args: [`--disable-extensions-except=${folders}`, `--load-extension=${folders}`],
  });
}

/** The addresses of our popup and of the empty one. */
async function popupsOf(browser: BrowserContext): Promise<[ours: string, empty: string]> {
  const workers = await until('both extensions', async () => {
    const started = browser.serviceWorkers();
    return started.length === 2 ? started : undefined;
  });
  const found = await Promise.all(
    workers.map(async (worker) => ({
      name: await worker.evaluate<string>('chrome.runtime.getManifest().name'),
      url: new URL('popup.html', worker.url()).href,
    })),
  );
  const ours = found.find(({ name }) => name !== 'Empty popup');
  const empty = found.find(({ name }) => name === 'Empty popup');
  if (!ours || !empty) throw new Error('An extension does not run.');
  return [ours.url, empty.url];
}

function report({ ours, empty }: { ours: Opening[]; empty: Opening[] }): void {
  const rows = (['content', 'usable'] as const).map((what) => {
    const [our, its] = [ours, empty].map((all) => median(all.map((one) => one[what])));
    return { what, our: our ?? Number.NaN, its: its ?? Number.NaN };
  });
  const names = { content: 'first content', usable: 'usable' };
  printTable(`Opening the popup, ms, medians of ${ours.length}`, [
    ['', 'ours', 'empty React popup', 'ratio'],
    ...rows.map(({ what, our, its }) => [
      names[what],
      our.toFixed(1),
      its.toFixed(1),
      (our / its).toFixed(2),
    ]),
  ]);
  const most = { content: 100, usable: 200 };
  printBars([
    ...rows.flatMap(({ what, our, its }) => [
      { what: names[what], measured: our, most: most[what], unit: 'ms' },
      { what: `${names[what]}, times the empty one`, measured: our / its, most: 1.5, unit: '×' },
    ]),
    {
      what: 'scripts before it is usable, gzip',
      measured: firstScripts(builtExtension('chromium')).gzipped / 1000,
      most: 100,
      unit: 'kB',
    },
  ]);
}
