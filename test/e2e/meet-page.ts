import type { Driver } from './driver';
import { ask, findTab, type Sender } from './extension';
import { askPage, type HostilePage } from './hostile-pages';
import type { PageServer } from './page-server';

/** How a hostile page and we got along. */
export type MetPage = {
  /** Addresses that were listed, and how many there are. */
  listed: number;
  expected: number;
  /** What the page did itself, with us and without us. */
  done: { ours: string | null; without: string | null };
  errors: string;
  /** The longest pause of the page's main thread with us, and without us, in milliseconds. */
  pause: { ours: number; without: number };
  /** How much more the page's process holds with us than without us in the end, in bytes; null: Firefox does not tell. */
  heap: number | null;
};

const patienceMs = 60_000;
const longRest = 750;

/**
 * Opens a hostile page with checks switched on and switched off.
 * @param options an extension page
 * @param rest how long a page is left alone between two looks, in milliseconds: longer than the longest pause that is to be seen
 */
export async function meetPage(
  driver: Driver,
  pages: PageServer,
  options: Sender,
  { html, listed }: HostilePage,
  size: number,
  rest = longRest,
): Promise<MetPage> {
  const url = pages.add(html(size));
  const expected = listed(size);
  await ask(options, 'settings/set', { pageChecks: false });
  const without = await visit(driver, url, rest, async () => true);
  await ask(options, 'settings/set', { pageChecks: true });
  let count = 0;
  const ours = await visit(driver, url, rest, async () => {
    const tab = await findTab(options, url).catch(() => null);
    count = tab?.found.addresses.length ?? 0;
    return count >= expected;
  });
  return {
    listed: count,
    expected,
    done: { ours: ours.done, without: without.done },
    errors: ours.errors,
    pause: { ours: ours.pause, without: without.pause },
    heap: ours.heap === null || without.heap === null ? null : ours.heap - without.heap,
  };
}

/** What is not as it should be; empty: all is. Pauses apart. */
export function wrongsOfPage({ listed, expected, done, errors }: MetPage): string[] {
  return [
    ...(listed === expected ? [] : [`${listed} of ${expected} listed`]),
    ...(done.ours === done.without && done.ours !== null
      ? []
      : [`did ${done.ours}, without us ${done.without}`]),
    ...(errors ? [errors] : []),
  ];
}

/** Waits until the page is done with what it does, and what is asked of it is so; a while more, since what follows is ours. */
async function visit(driver: Driver, url: string, rest: number, isThere: () => Promise<boolean>) {
  const page = await driver.open(url);
  try {
    const ask = () => page.evalInContentScript(askPage);
    const end = performance.now() + patienceMs;
    let pause = 0;
    for (;;) {
      const told = await ask();
      pause = Math.max(pause, told.pause);
      const isDone = told.done !== null && (await isThere());
      // That question makes the page pause, too, and is ours alone.
      await ask();
      await new Promise((resolve) => setTimeout(resolve, rest));
      if (!isDone && performance.now() < end) continue;
      const last = await ask();
      return { ...last, pause: Math.max(pause, last.pause), heap: await page.heap() };
    }
  } finally {
    await page.close();
  }
}
