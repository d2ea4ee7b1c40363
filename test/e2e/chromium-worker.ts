import type { BrowserContext, CDPSession, Worker } from 'playwright';
import { until } from './driver';

/** Ends the background. A page whose question was cut off asks again, and so may start the next one, under the same name, unseen. */
export async function killWorker(context: BrowserContext, id: string): Promise<void> {
  const session = await browserSession(context);
  for (let times = 0; times < 3; times++) {
    const running = await runningWorkers(session, id);
    for (const targetId of running)
      await session.send('Target.closeTarget', { targetId }).catch(() => undefined);
    // Not at once again: that would be another kill, of one that was just started.
    if (await isGone(session, id)) break;
  }
  await session.detach();
}

/** Whether it is seen not to run within a second. */
async function isGone(session: CDPSession, id: string): Promise<boolean> {
  const end = performance.now() + 1000;
  while (performance.now() < end) {
    if ((await runningWorkers(session, id)).length === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return false;
}

/** The background, woken where it does not run: the browser would do so for an event that is dispatched there. */
export async function workerOf(context: BrowserContext, id: string): Promise<Worker> {
  const session = await browserSession(context);
  const isRunning = (await runningWorkers(session, id)).length > 0;
  await session.detach();
  if (!isRunning) await startWorker(context, id);
  // One that was started again is the same to Playwright. Of an extension that is gone, it may still tell.
  const worker = await until('the background to run', async () =>
    context.serviceWorkers().findLast((one) => one.url().includes(id)),
  );
  if (!isRunning)
    await until('the background to listen', () =>
      worker.evaluate<true | undefined>('chrome.runtime.onMessage.hasListeners() || undefined'),
    );
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

async function browserSession(context: BrowserContext): Promise<CDPSession> {
  const browser = context.browser();
  if (!browser) throw new Error('the browser is closed');
  return browser.newBrowserCDPSession();
}

async function runningWorkers(session: CDPSession, id: string): Promise<string[]> {
  const { targetInfos } = await session.send('Target.getTargets');
  return targetInfos.flatMap(({ type, url, targetId }) =>
    type === 'service_worker' && new URL(url).host === id ? [targetId] : [],
  );
}
