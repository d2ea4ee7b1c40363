import { levels } from '@/lib/verdict/verdict';
import type { Driver, Page } from './driver';
import { expect } from './expect';
import { findTab, openSender, type Sender } from './extension';
import { test } from './fixtures';
import { type GeneratedPage, generatePage, type Truth } from './generated-page';
import type { PageServer } from './page-server';

const seeds = [1, 2, 3];
const addressesPerPage = 500;
const least = 0.999;
/** More than that, and the test has failed: what else is missed need not be waited for as long. */
const manyMissed = 20;

test('of the addresses on generated pages 99.9 % are listed and painted, and of what is listed and painted 99.9 % are addresses', async ({
  driver,
  pages,
}) => {
  const options = await openSender(driver);
  const listed = new Score('listed');
  const shown = new Score('painted');
  for (const seed of seeds) {
    const page = generatePage(seed, addressesPerPage);
    await look(driver, pages, options, page, listed, shown);
  }
  for (const score of [listed, shown]) {
    console.log(`${driver.kind}: ${score}`);
    expect.soft(score.recall, score.misses()).toBeGreaterThanOrEqual(least);
    expect.soft(score.precision, score.misses()).toBeGreaterThanOrEqual(least);
  }
});

/** How what the extension says fits what stands on the pages. */
class Score {
  readonly #what: string;
  readonly #missed: string[] = [];
  readonly #wrong: string[] = [];
  #expected = 0;
  #told = 0;

  constructor(what: string) {
    this.#what = what;
  }

  add(truths: readonly { text: string; shape: string }[], told: ReadonlySet<string>): void {
    const right = new Set(truths.map(({ text }) => text));
    this.#expected += truths.length;
    this.#told += told.size;
    for (const { text, shape } of truths)
      if (!told.has(text)) this.#missed.push(`${shape}: ${text}`);
    for (const text of told) if (!right.has(text)) this.#wrong.push(text);
  }

  get recall(): number {
    return 1 - this.#missed.length / this.#expected;
  }

  get precision(): number {
    return 1 - this.#wrong.length / this.#told;
  }

  misses(): string {
    return [`${this}`, 'missed:', ...this.#missed, 'wrong:', ...this.#wrong].join('\n');
  }

  toString(): string {
    const { recall, precision } = this;
    return `${this.#what}: recall ${percent(recall)} of ${this.#expected}, precision ${percent(precision)} of ${this.#told}`;
  }
}

async function look(
  driver: Driver,
  pages: PageServer,
  options: Sender,
  generated: GeneratedPage,
  listed: Score,
  shown: Score,
): Promise<void> {
  const url = pages.add(generated.html);
  const page = await driver.open(url);
  // Each view is painted a moment after it is scrolled to, so there should be few.
  await page.resize(1280, 3200);
  listed.add(
    generated.truths.map(({ address, shape }) => ({ text: address, shape })),
    await readList(options, url, generated.truths),
  );
  const visible = generated.truths.flatMap(({ shown: text, shape }) =>
    text ? [{ text, shape }] : [],
  );
  shown.add(visible, await readPaint(page, generated.truths));
  await page.close();
}

/** What the popup would list as an address, when the last address of the page is there or no more come. */
async function readList(
  options: Sender,
  url: string,
  truths: readonly Truth[],
): Promise<Set<string>> {
  let told = new Set<string>();
  let changed = performance.now();
  const read = async () => {
    // The page's script may not have started yet.
    const tab = await findTab(options, url).catch(() => null);
    if (!tab) return false;
    // An invalid one is listed as what it is: no address.
    const real = tab.found.addresses.filter(({ level }) => level !== 'invalid');
    if (real.length !== told.size) changed = performance.now();
    told = new Set(real.map(({ address }) => address));
    const isOver = told.size > 0 && performance.now() - changed > 5000;
    return isOver || truths.every(({ address }) => told.has(address));
  };
  await expect.poll(read, { intervals: [100] }).toBe(true);
  return told;
}

/** What is painted anywhere on the page: it is scrolled through, because only what is near the view is painted. */
async function readPaint(page: Page, truths: readonly Truth[]): Promise<Set<string>> {
  const all = new Set<string>();
  const shown = truths.map((truth) => truth.shown);
  const names = levels.filter((level) => level !== 'invalid').map((level) => `wac-${level}`);
  for (let first = 0; first < truths.length; ) {
    const missed = shown.slice(0, first).filter((text) => text !== null && !all.has(text)).length;
    const patience = missed > manyMissed ? 100 : 3000;
    const { count, texts } = await page.eval(readWindow, first, shown, names, patience);
    for (const text of texts) all.add(text);
    first += count;
  }
  return all;
}

/**
 * Runs in the page: brings a place to the top of the window, waits until all that the window shows from there is painted, or for
 * so many milliseconds, and tells how many places that were, and what is painted now.
 */
async function readWindow(
  first: number,
  shown: readonly (string | null)[],
  names: readonly string[],
  patience: number,
): Promise<{ count: number; texts: string[] }> {
  const box = (at: number) => document.getElementById(`t${at}`)?.getBoundingClientRect();
  scrollBy({ top: box(first)?.top ?? 0, behavior: 'instant' });
  let count = 1;
  while ((box(first + count)?.bottom ?? Number.POSITIVE_INFINITY) < innerHeight) count++;
  const wanted = shown.slice(first, first + count);
  const read = () => {
    const texts: string[] = [];
    for (const name of names) {
      CSS.highlights
        .get(name)
        ?.forEach(({ startContainer, startOffset, endContainer, endOffset }) => {
          const live = document.createRange();
          live.setStart(startContainer, startOffset);
          live.setEnd(endContainer, endOffset);
          texts.push(live.toString());
        });
    }
    return texts;
  };
  const isAll = (texts: readonly string[]) =>
    wanted.every((text) => text === null || texts.includes(text));
  const end = performance.now() + patience;
  let texts = read();
  while (!isAll(texts) && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    texts = read();
  }
  return { count, texts };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
