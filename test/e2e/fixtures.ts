import { test as base } from '@playwright/test';
import type { BrowserKind } from '@/test/browsers/find-browser';
import { startService, type TestService } from '@/test/service/server';
import { installToKeep, type KeptDriver } from './as-new';
import type { Driver, RunningBrowser } from './driver';
import { killsVariable } from './killing';
import { startBrowser } from './launch';
import { notKilled } from './not-killed';
import { type PageServer, servePages } from './page-server';

type Fixtures = {
  /** The browser with the built extension, as if that were installed for the first time. */
  driver: Driver;
  /** A fresh test service. */
  service: TestService;
  /** A server of web pages. */
  pages: PageServer;
  /** Skips what the background is not to be killed in. */
  leaveOut: undefined;
};

type SharedFixtures = {
  /** Which browser; the project says so. */
  kind: BrowserKind;
  /** A browser without the extension. Started once for many tests; after one that fails, Playwright starts another. */
  bare: RunningBrowser;
  /** The one of `driver`, started as often. */
  running: RunningBrowser;
  /** The extension in it. */
  installed: KeptDriver;
};

export const test = base.extend<Fixtures, SharedFixtures>({
  kind: ['chromium', { option: true, scope: 'worker' }],
  bare: [useBrowser, { scope: 'worker' }],
  running: [useBrowser, { scope: 'worker' }],
  installed: [
    async ({ kind, running }, use) => {
      const driver = await installToKeep(running, kind);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  leaveOut: [
    async ({ kind: _ }, use, info) => {
      const why = process.env[killsVariable] ? notKilled.get(info.title) : undefined;
      info.skip(why !== undefined, why ?? '');
      await use(undefined);
    },
    { auto: true },
  ],
  driver: async ({ installed }, use) => {
    await installed.makeNew();
    await use(installed);
  },
  service: async ({ kind: _ }, use) => {
    const service = await startService();
    await use(service);
    await service.close();
  },
  pages: async ({ kind: _ }, use) => {
    const pages = await servePages(new URL('pages/', import.meta.url), {});
    await use(pages);
    pages.close();
  },
});

async function useBrowser(
  { kind }: { kind: BrowserKind },
  use: (browser: RunningBrowser) => Promise<void>,
): Promise<void> {
  const browser = await startBrowser(kind);
  await use(browser);
  await browser.close();
}
