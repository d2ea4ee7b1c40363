import { build } from '@/test/demo/build';
import { servePages } from '@/test/e2e/page-server';
import { type Bar, printBars } from './bars';
import { type LiveBrowser, launchLive } from './page/live-browser';
import { printTable } from './table';

const times = 1000;
const alice = '0x52908400098527886E0F7030069857D2E4169EE7';
/** Others that run meanwhile are as bad for each way. */
const rounds = 4;
const killEach = 25;
const ways = [
  'without the extension',
  'with it',
  'with it, held',
  'held, background killed',
] as const;

/** Times from the key to the input, in milliseconds, and the pastes that did not arrive within 3 s. */
type Figures = { took: number[]; eaten: number };
type Way = (typeof ways)[number];

build(['chromium']);
const pages = await servePages(new URL('./', import.meta.url), {});
const url = pages.add(`<input id="field"><p>0x098B716B8Aaf21512996dC57EB0615e2383E2f96</p><script>
  let from = 0;
  const field = document.getElementById('field');
  addEventListener('keydown', (event) => { if (event.key === 'v') from = performance.now(); }, true);
  let arrived;
  const begin = () => {
    field.value = '';
    field.focus();
    arrived = new Promise((resolve) => {
      const late = setTimeout(resolve, 3000, null);
      field.addEventListener('input', () => {
        clearTimeout(late);
        resolve(performance.now() - from);
      }, { once: true });
    });
  };
</script>`);
const [bare, guarded] = [await launchLive(false), await launchLive(true)];
const figures = new Map<Way, Figures>(ways.map((way) => [way, { took: [], eaten: 0 }]));
for (let round = 0; round < rounds; round++) {
  for (const [way, figure] of figures) {
    const browser = way === 'without the extension' ? bare : guarded;
    await guarded.extension?.ask('settings/set', { holdPastes: way.includes('held') });
    await measure(browser, way.includes('killed'), figure);
  }
}
await Promise.all([bare.close(), guarded.close()]);
pages.close();

printTable(`${times} pastes of an address into a field, from the key to the input`, [
  ['', 'p50', 'p95', 'p99', 'eaten'],
  ...[...figures].map(([way, { took, eaten }]) => [
    way,
    ...[0.5, 0.95, 0.99].map((share) => `${at(took, share).toFixed(2)} ms`),
    String(eaten),
  ]),
]);
const p95 = (way: Way) => at(figures.get(way)?.took ?? [], 0.95);
const bars: Bar[] = [
  {
    what: 'added by the guard, p95',
    measured: p95('with it') - p95('without the extension'),
    most: 5,
    unit: 'ms',
  },
  {
    what: 'pastes eaten',
    measured: [...figures.values()].reduce((sum, { eaten }) => sum + eaten, 0),
    most: 0,
    unit: '',
  },
];
printBars(bars);

async function measure(browser: LiveBrowser, kills: boolean, figure: Figures): Promise<void> {
  const { page, close } = await browser.open(url);
  if (browser.extension) await page.waitForFunction(() => CSS.highlights.size > 0);
  await page.evaluate((text) => {
    const field = Object(document.getElementById('field'));
    field.value = text;
    field.select();
  }, alice);
  await page.keyboard.press('Control+c');
  for (let turn = 0; turn < times / rounds; turn++) {
    if (kills && turn % killEach === 0) await browser.extension?.killBackground();
    await page.evaluate('begin()');
    await page.keyboard.press('Control+v');
    const took = await page.evaluate<number | null>('arrived');
    const text = await page.inputValue('#field');
    if (took === null || text !== alice) figure.eaten++;
    else figure.took.push(took);
  }
  await close();
}

function at(numbers: number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(share * numbers.length)] ?? Number.NaN;
}
