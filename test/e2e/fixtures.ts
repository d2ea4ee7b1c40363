import { test as base } from '@playwright/test';
import type { BrowserKind } from '@/test/browsers/find-browser';
import { startService, type TestService } from '@/test/service/server';
import type { Driver, RunningBrowser } from './driver';
import { killsVariable } from './killing';
import { install, startBrowser } from './launch';
import { notKilled } from './not-killed';
import { type PageServer, servePages } from './page-server';

type Fixtures = {
  /** A browser with the built extension, as if it were installed for the first time. */
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
  /** Started once for many tests. After one that fails, Playwright starts another. */
  running: RunningBrowser;
  /** Another one, with the extension in it, for tests that erase what they left. */
  guarded: { running: RunningBrowser; driver: Driver };
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
  guarded: [
    async ({ kind }, use) => {
      const running = await startBrowser(kind);
      await use({ running, driver: await install(running, kind) });
      await running.close();
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
