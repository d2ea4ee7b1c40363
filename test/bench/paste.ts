import { parseArgs } from 'node:util';
import type { BrowserKind } from '@/test/browsers/find-browser';
import { build } from '@/test/demo/build';
import type { Driver, Page } from '@/test/e2e/driver';
import { ask, painted } from '@/test/e2e/extension';
import { install, startBrowser } from '@/test/e2e/launch';
import { type PageServer, servePages } from '@/test/e2e/page-server';
import { countIn, namesIn } from '@/test/tools/options';
import { type Bar, printBars } from './bars';
import { printTable } from './table';

/** `--browser firefox`, or chromium; both without it. `--times 100` for a quick look. */
const { values: options } = parseArgs({
  options: {
    browser: { type: 'string' },
    times: { type: 'string', default: '1000' },
    'no-build': { type: 'boolean', default: false },
  },
});
const kinds = namesIn('browser', ['chromium', 'firefox'], options.browser);
const times = countIn('times', options.times);
const alice = '0x52908400098527886E0F7030069857D2E4169EE7';
// From the starter list.
const ronin = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';
/** Others that run meanwhile are as bad for each way. */
const rounds = 4;
const disturbEach = 25;

/** What is done to the extension before some of the pastes. */
const ways = {
  'without the extension': null,
  'with it': null,
  'with it, held': null,
  'held, background killed': (driver) => driver.killBackground(),
  'held, extension updated': (driver) => driver.updateExtension(),
  'held, storage broken': (driver) => driver.evalInBackground(breakDatabases),
  'held and reported, page fights back': null,
} as const satisfies Record<string, ((driver: Driver) => Promise<void>) | null>;
type Way = keyof typeof ways;
const isWay = (name: string): name is Way => name in ways;

/** What a page does to be rid of a card. */
const fight = `new MutationObserver(() => {
    for (const host of document.querySelectorAll('[data-wac-host]')) host.remove();
  }).observe(document, { childList: true, subtree: true });`;

/** Times from the key to the input, in milliseconds, and the pastes that did not arrive within 3 s of it. */
type Figures = { took: number[]; eaten: number };

if (!options['no-build']) build(kinds);
for (const kind of kinds) {
  const pages = await servePages(new URL('./', import.meta.url), {});
  printFigures(kind, await measureAll(kind, pages));
  pages.close();
}

async function measureAll(kind: BrowserKind, pages: PageServer): Promise<Map<Way, Figures>> {
  const [bare, guarded] = [await startBrowser(kind), await startBrowser(kind)];
  const driver = await install(guarded, kind);
  let ours = await driver.openExtensionPage('options.html');
  const names = Object.keys(ways).filter(isWay);
  const figures = new Map<Way, Figures>(names.map((way) => [way, { took: [], eaten: 0 }]));
  const urls = { plain: pages.add(pageOf('')), fighting: pages.add(pageOf(fight)) };
  for (const [way, figure] of Array.from({ length: rounds }, () => [...figures]).flat()) {
    const isBare = way === 'without the extension';
    await ask(ours, 'settings/set', { holdPastes: way.includes('held') });
    const url = way.endsWith('fights back') ? urls.fighting : urls.plain;
    const page = await (isBare ? bare : driver).open(url);
    await measure(page, driver, way, figure);
    await page.close();
    // An update closes our pages.
    if (way.endsWith('updated')) ours = await driver.openExtensionPage('options.html');
  }
  await driver.close();
  await Promise.all([bare.close(), guarded.close()]);
  return figures;
}

async function measure(page: Page, driver: Driver, way: Way, figure: Figures): Promise<void> {
  const disturb = ways[way];
  if (way !== 'without the extension') await untilPainted(page);
  const text = way.includes('reported') ? ronin : alice;
  await page.eval((text) => {
    const field = Object(document.getElementById('field'));
    field.value = text;
    field.select();
  }, text);
  await page.pressCtrl('c');
  for (let turn = 0; turn < times / rounds; turn++) {
    await page.eval(() => Object(globalThis).eval('begin()'));
    // The paste comes in the middle of it.
    const disturbed = turn % disturbEach === 0 ? disturb?.(driver) : undefined;
    // Firefox has an update wait where pastes are held (held-update.spec.ts): what comes at once here is over first.
    if (!way.endsWith('updated') || driver.kind === 'firefox') await disturbed;
    await page.pressCtrl('v');
    const [took, arrived] = await page.eval(() =>
      Object(globalThis).eval('arrived.then((took) => [took, field.value])'),
    );
    if (took === null || arrived !== text) figure.eaten++;
    else figure.took.push(took);
    await disturbed;
  }
}

/** The script is there once it paints. */
async function untilPainted(page: Page): Promise<void> {
  while ((await painted(page, 'danger')).length === 0) await new Promise(setImmediate);
}

function printFigures(kind: BrowserKind, figures: Map<Way, Figures>): void {
  printTable(`${kind}: ${times} pastes of an address into a field, from the key to the input`, [
    ['', 'p50', 'p95', 'p99', 'eaten'],
    ...[...figures].map(([way, { took, eaten }]) => [
      way,
      ...[0.5, 0.95, 0.99].map((share) => `${at(took, share).toFixed(2)} ms`),
      String(eaten),
    ]),
  ]);
  const p95 = (way: Way) => at(figures.get(way)?.took ?? [], 0.95);
  const added = p95('with it') - p95('without the extension');
  const bars: Bar[] = [
    { what: 'added by the guard, p95', measured: added, most: 5, unit: 'ms' },
    ...[...figures].map(([way, { eaten }]) => ({
      what: `pastes eaten: ${way}`,
      measured: eaten,
      most: 0,
      unit: '',
    })),
  ];
  printBars(bars);
}

function at(numbers: number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(share * numbers.length)] ?? Number.NaN;
}

/** Runs in the background: until it ends, no database is to be had. */
function breakDatabases(): void {
  const { indexedDB } = Object(globalThis);
  Object.getPrototypeOf(indexedDB).open = () => {
    throw new DOMException('It is damaged.', 'UnknownError');
  };
}

function pageOf(script: string): string {
  return `<input id="field"><p>${ronin}</p><script>${script}
  let from = 0;
  const field = document.getElementById('field');
  let isLate;
  let late;
  addEventListener('keydown', (event) => {
    if (event.key !== 'v') return;
    from = performance.now();
    late = setTimeout(isLate, 3000, null);
  }, true);
  let arrived;
  const begin = () => {
    field.value = '';
    field.focus();
    arrived = new Promise((resolve) => {
      isLate = resolve;
      field.addEventListener('input', () => {
        clearTimeout(late);
        resolve(performance.now() - from);
      }, { once: true });
    });
  };
</script>`;
}
