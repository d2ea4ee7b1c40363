import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import type { Messages, MessageType, Reply } from '@/lib/extension/messages';
import { findBrowser } from '@/test/browsers/find-browser';
import { copyWithHosts } from '@/test/e2e/built-extension';
import { expressionOf, until } from '@/test/e2e/driver';
import { sendMessage } from '@/test/e2e/extension';

/** A Chromium, with the real built extension or without any. */
export type LiveBrowser = {
  /** Opens a page in a tab of its own, in which a script has run before any other. */
  open(url: string, before?: () => void): Promise<LivePage>;
  /** The browser's own session, for traces. */
  session: CDPSession;
  /** null: this browser has none. */
  extension: Extension | null;
  close(): Promise<void>;
};

/** The same browser twice. */
export type Pair = { with: LiveBrowser; without: LiveBrowser };

export type LivePage = { page: Page; session: CDPSession; close(): Promise<void> };

type Extension = {
  id: string;
  /** Asks the background. */
  ask<T extends MessageType>(
    type: T,
    request: Messages[T]['request'],
  ): Promise<Messages[T]['response']>;
  /** Ends the background as the browser does when it is idle. */
  killBackground(): Promise<void>;
};

export async function launchLive(withExtension: boolean): Promise<LiveBrowser> {
  const program = findBrowser('chromium').path;
  if (!program) throw new Error('No Chromium found.');
  const profile = mkdtempSync(join(tmpdir(), 'wallet-bench-'));
  const copy = withExtension ? copyWithHosts('chromium', ['http://127.0.0.1/*']) : null;
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: program,
    chromiumSandbox: false,
    viewport: { width: 1280, height: 800 },
    args: copy
      ? [`--disable-extensions-except=${copy.folder}`, `--load-extension=${copy.folder}`]
      : [],
  });
  const browser = context.browser();
  if (!browser) throw new Error('The browser is closed.');
  const session = await browser.newBrowserCDPSession();
  return {
    open: (url, before) => openPage(context, url, before),
    session,
    extension: copy && (await openExtension(context, session)),
    async close() {
      await context.close();
      copy?.remove();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openPage(
  context: BrowserContext,
  url: string,
  before?: () => void,
): Promise<LivePage> {
  const page = await context.newPage();
  if (before) await page.addInitScript(before);
  const session = await context.newCDPSession(page);
  await page.bringToFront();
  await page.goto(url);
  return { page, session, close: () => page.close() };
}

async function openExtension(context: BrowserContext, session: CDPSession): Promise<Extension> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const id = new URL(worker.url()).host;
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/options.html`);
  return {
    id,
    async ask<T extends MessageType>(type: T, request: Messages[T]['request']) {
      const told = await page.evaluate<string>(expressionOf(sendMessage, [type, request]));
      const reply: Reply<Messages[T]['response']> = JSON.parse(told);
      if ('error' in reply) throw new Error(reply.error);
      return reply.answer;
    },
    async killBackground() {
      const workers = async () =>
        (await session.send('Target.getTargets')).targetInfos.filter(
          ({ type, url }) => type === 'service_worker' && new URL(url).host === id,
        );
      for (const { targetId } of await workers())
        await session.send('Target.closeTarget', { targetId });
      await until('the background to end', async () =>
        (await workers()).length === 0 ? true : undefined,
      );
    },
  };
}

/** Waits until the page's main thread has rested for 0.75 s: then all is read, looked up and painted. Throws after 60 s. */
export async function untilQuiet({ session }: LivePage): Promise<void> {
  const end = performance.now() + 60_000;
  for (let rested = 0, last = await mainThreadMs(session); rested < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const now = await mainThreadMs(session);
    rested = now - last < 12 ? rested + 1 : 0;
    last = now;
    if (performance.now() > end) throw new Error('The page does not come to rest.');
  }
}

/** CPU time of the page's main thread so far, in milliseconds. */
export async function mainThreadMs(session: CDPSession): Promise<number> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
