import type { BrowserContext, CDPSession } from 'playwright';
import { type Attached, attach } from './chromium-attach';
import { until } from './driver';

// The browser itself is asked for the background: Playwright's own list misses now and then one that starts as the last one ends.

/** Ends the background. A page whose question was cut off asks again, and so may start the next one, under the same name. */
export async function killWorker(context: BrowserContext, id: string): Promise<void> {
  await inBrowser(context, async (session) => {
    for (const targetId of await runningWorkers(session, id)) {
      const worker = await attach(session, targetId).catch(() => undefined);
      // One that is gone by now is ended, too.
      await session.send('Target.closeTarget', { targetId }).catch(() => undefined);
      await worker?.untilEnded();
    }
  });
}

/** The value of an expression in the background, which is woken where it does not run: the browser would do so for an event. */
export async function evalInWorker<R>(
  context: BrowserContext,
  id: string,
  expression: string,
): Promise<R> {
  return inBrowser(context, async (session) => {
    const worker = await until('the background to listen', async () => {
      const [targetId] = await runningWorkers(session, id);
      if (targetId) return listening(await attach(session, targetId));
      await startWorker(context, id);
      return;
    });
    return await worker.ask<R>(expression);
  });
}

/**
 * Waits until the browser has started the background of another version by itself. One that is ended before it listens for the first time
 * is never started again: its events are not known.
 */
export async function untilInstalled(context: BrowserContext, id: string): Promise<void> {
  await inBrowser(context, (session) =>
    until('the background to be installed', async () => {
      const [targetId] = await runningWorkers(session, id);
      return targetId && listening(await attach(session, targetId));
    }),
  );
}

/** Does what the background ends by and is then started anew for, as an update. */
export async function restartWorker(
  context: BrowserContext,
  id: string,
  act: () => Promise<void>,
): Promise<void> {
  await inBrowser(context, async (session) => {
    const running = await runningWorkers(session, id);
    const workers = await Promise.all(running.map((targetId) => attach(session, targetId)));
    await act();
    await Promise.all(workers.map((worker) => worker.untilEnded()));
  });
  await untilInstalled(context, id);
}

/** For a moment the browser answers one that begins, or was just replaced, that it knows of no background that runs: 'No SW'. */
async function listening(worker: Attached): Promise<Attached> {
  const isListening = await worker.ask<boolean>(
    'chrome.runtime.getPlatformInfo().then(() => chrome.runtime.onMessage.hasListeners())',
  );
  if (!isListening) throw new Error('It runs, and has no listener.');
  return worker;
}

async function startWorker(context: BrowserContext, id: string): Promise<void> {
  const [page] = context.pages();
  if (!page) throw new Error('no page is open');
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.startWorker', { scopeURL: `chrome-extension://${id}/` });
  await session.detach();
}

async function inBrowser<R>(
  context: BrowserContext,
  use: (session: CDPSession) => Promise<R>,
): Promise<R> {
  const browser = context.browser();
  if (!browser) throw new Error('the browser is closed');
  const session = await browser.newBrowserCDPSession();
  try {
    return await use(session);
  } finally {
    // With all that was attached by it.
    await session.detach();
  }
}

async function runningWorkers(session: CDPSession, id: string): Promise<string[]> {
  const { targetInfos } = await session.send('Target.getTargets');
  return targetInfos.flatMap(({ type, url, targetId }) =>
    type === 'service_worker' && new URL(url).host === id ? [targetId] : [],
  );
}
