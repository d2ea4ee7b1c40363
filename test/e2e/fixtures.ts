import { test as base } from '@playwright/test';
import type { BrowserKind } from '@/test/browsers/find-browser';
import { startService, type TestService } from '@/test/service/server';
import type { Driver } from './driver';
import { killsVariable } from './killing';
import { launch } from './launch';
import { notKilled } from './not-killed';
import { type PageServer, servePages } from './page-server';

type Fixtures = {
  /** Which browser; the project says so. */
  kind: BrowserKind;
  /** A fresh browser with the built extension. */
  driver: Driver;
  /** A fresh test service. */
  service: TestService;
  /** A server of web pages. */
  pages: PageServer;
  /** Skips what the background is not to be killed in. */
  leaveOut: undefined;
};

export const test = base.extend<Fixtures>({
  kind: ['chromium', { option: true }],
  leaveOut: [
    async ({ kind: _ }, use, info) => {
      const why = process.env[killsVariable] ? notKilled.get(info.title) : undefined;
      info.skip(why !== undefined, why ?? '');
      await use(undefined);
    },
    { auto: true },
  ],
  driver: async ({ kind }, use) => {
    const driver = await launch(kind);
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
