import { test as base } from '@playwright/test';
import type { BrowserKind } from '@/test/browsers/find-browser';
import { startService, type TestService } from '@/test/service/server';
import type { Driver, RunningBrowser } from './driver';
import { install, startBrowser } from './launch';
import { type PageServer, servePages } from './page-server';

type Fixtures = {
  /** A browser with the built extension, as if it were installed for the first time. */
  driver: Driver;
  /** A fresh test service. */
  service: TestService;
  /** A server of web pages. */
  pages: PageServer;
};

type SharedFixtures = {
  /** Which browser; the project says so. */
  kind: BrowserKind;
  /** Started once for many tests. After one that fails, Playwright starts another. */
  running: RunningBrowser;
};

export const test = base.extend<Fixtures, SharedFixtures>({
  kind: ['chromium', { option: true, scope: 'worker' }],
  running: [
    async ({ kind }, use) => {
      const browser = await startBrowser(kind);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  driver: async ({ kind, running }, use) => {
    const driver = await install(running, kind);
    await use(driver);
    await driver.close();
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
