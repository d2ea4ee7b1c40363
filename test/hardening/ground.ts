import type { BrowserKind } from '@/test/browsers/find-browser';
import type { Driver, Page } from '@/test/e2e/driver';
import { launch } from '@/test/e2e/launch';
import { type PageServer, servePages } from '@/test/e2e/page-server';
import type { Row } from './row';

/** What the probes of one part share: one browser, a server of web pages, and a page of the extension. */
export type Ground = { driver: Driver; pages: PageServer; options: Page };

/** Runs probes on one start of a browser. */
export async function onGround(
  kind: BrowserKind,
  run: (ground: Ground) => Promise<Row[]>,
): Promise<Row[]> {
  const driver = await launch(kind);
  const pages = await servePages(new URL('../e2e/pages/', import.meta.url), {});
  try {
    return await run({ driver, pages, options: await driver.openExtensionPage('options.html') });
  } finally {
    pages.close();
    await driver.close();
  }
}

/** What is seen of something that must not happen: how often it did, and the first ones in words. */
export function never(wrongs: readonly string[], of?: number): Omit<Row, 'what'> {
  const count = of === undefined ? `${wrongs.length}` : `${wrongs.length} of ${of}`;
  const told = wrongs.slice(0, 3).map((wrong) => wrong.replaceAll(/\s+/g, ' ').slice(0, 120));
  return { seen: [count, ...told].join('; '), isGood: wrongs.length === 0 };
}
