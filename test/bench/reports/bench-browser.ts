import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import type { Messages, MessageType, Reply } from '@/lib/extension/messages';
import { findBrowser } from '@/test/browsers/find-browser';
import { copyWithHosts } from '@/test/e2e/built-extension';
import { expressionOf, until } from '@/test/e2e/driver';
import { sendMessage } from '@/test/e2e/extension';
import { makePeerExtension } from './peer-extension';

/** A Chromium with the real built extension, and with the peer that it is measured beside. */
export type BenchBrowser = {
  ours: BenchExtension;
  peer: BenchExtension;
  /** Asks our background. */
  ask<T extends MessageType>(
    type: T,
    request: Messages[T]['request'],
  ): Promise<Messages[T]['response']>;
  profile: string;
  close(): Promise<void>;
};

export type BenchExtension = {
  id: string;
  /** A page of the extension. */
  readonly page: Page;
  closePage(): Promise<void>;
  openPage(): Promise<void>;
  /** Runs an expression in the content script's world of a web page. */
  inContentScript<T>(expression: string): Promise<T>;
  /** Ends the background as the browser does when it is idle. */
  kill(): Promise<void>;
};

/** @param url a web page for the content scripts */
export async function launchBench(url: string): Promise<BenchBrowser> {
  const program = findBrowser('chromium').path;
  if (!program) throw new Error('No Chromium found.');
  const profile = mkdtempSync(join(tmpdir(), 'wallet-bench-'));
  const copies = [copyWithHosts('chromium', ['http://127.0.0.1/*']), makePeerExtension()];
  const folders = copies.map(({ folder }) => folder).join();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: program,
    chromiumSandbox: false,
    args: [
      `--disable-extensions-except=${folders}`,
      `--load-extension=${folders}`,
      // Playwright talks through a pipe and gives no session of a worker; the port does.
      '--remote-debugging-port=0',
    ],
  });
  const web = await context.newPage();
  const session = await context.newCDPSession(web);
  const worlds = new Map<string, number>();
  session.on('Runtime.executionContextCreated', ({ context: world }) => {
    if (world.auxData?.['type'] === 'isolated') worlds.set(world.origin, world.id);
  });
  await session.send('Runtime.enable');
  await web.goto(url);
  const browser = context.browser();
  if (!browser) throw new Error('The browser is closed.');
  const top = await browser.newBrowserCDPSession();
  const [ours, peer] = await Promise.all([
    openExtension({ context, top, session, worlds }, 'background.js', 'options.html'),
    openExtension({ context, top, session, worlds }, 'background.js', 'page.html'),
  ]);
  return {
    ours,
    peer,
    async ask<T extends MessageType>(type: T, request: Messages[T]['request']) {
      const told = await ours.page.evaluate<string>(expressionOf(sendMessage, [type, request]));
      const reply: Reply<Messages[T]['response']> = JSON.parse(told);
      if ('error' in reply) throw new Error(reply.error);
      return reply.answer;
    },
    profile,
    async close() {
      await context.close();
      for (const copy of copies) copy.remove();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The heap of our background in bytes, its array buffers included, at its highest until `stop` is called. */
export async function watchHeap({ profile, ours }: BenchBrowser): Promise<{ stop(): number }> {
  const [port = ''] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  let highest = 0;
  let socket: WebSocket | null = null;
  const look = async () => {
    if (socket?.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' }));
      return;
    }
    if (socket?.readyState === WebSocket.CONNECTING) return;
    const targets: { type: string; url: string; webSocketDebuggerUrl: string }[] = await (
      await fetch(`http://127.0.0.1:${port}/json/list`)
    ).json();
    const worker = targets.find(
      ({ type, url }) => type === 'service_worker' && new URL(url).host === ours.id,
    );
    if (!worker) return;
    socket = new WebSocket(worker.webSocketDebuggerUrl);
    socket.onmessage = ({ data }) => {
      const { usedSize = 0, backingStorageSize = 0 } = JSON.parse(data).result ?? {};
      highest = Math.max(highest, usedSize + backingStorageSize);
    };
  };
  const timer = setInterval(() => void look().catch(() => undefined), 100);
  return {
    stop() {
      clearInterval(timer);
      socket?.close();
      return highest;
    },
  };
}

type Around = {
  context: BrowserContext;
  top: CDPSession;
  session: CDPSession;
  worlds: ReadonlyMap<string, number>;
};

async function openExtension(
  { context, top, session, worlds }: Around,
  worker: string,
  file: string,
): Promise<BenchExtension> {
  const id = await until('the extension to start', async () => {
    const { targetInfos } = await top.send('Target.getTargets');
    for (const { type, url } of targetInfos) {
      if (type !== 'service_worker' || !url.endsWith(worker)) continue;
      const { host } = new URL(url);
      const page = await context.newPage();
      const loaded = await page.goto(`chrome-extension://${host}/${file}`).catch(() => null);
      const isHere = loaded?.ok() ?? false;
      await page.close();
      if (isHere) return host;
    }
    return undefined;
  });
  const open = async () => {
    const opened = await context.newPage();
    await opened.goto(`chrome-extension://${id}/${file}`);
    return opened;
  };
  let page = await open();
  // The first steps, which open by themselves.
  const others = context.pages().filter((one) => one !== page && one.url().includes(id));
  await Promise.all(others.map((one) => one.close()));
  const workers = async () =>
    (await top.send('Target.getTargets')).targetInfos.filter(
      ({ type, url }) => type === 'service_worker' && new URL(url).host === id,
    );
  return {
    id,
    get page() {
      return page;
    },
    closePage: () => page.close(),
    async openPage() {
      page = await open();
    },
    async inContentScript<T>(expression: string) {
      const contextId = await until('the content script', async () =>
        worlds.get(`chrome-extension://${id}`),
      );
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        contextId,
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      const value: T = result.value;
      return value;
    },
    async kill() {
      // A page that was just opened may start it again.
      await until('the background to end', async () => {
        const running = await workers();
        for (const { targetId } of running)
          await top.send('Target.closeTarget', { targetId }).catch(() => undefined);
        return running.length === 0 ? true : undefined;
      });
    },
  };
}
