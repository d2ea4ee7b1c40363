import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages, MessageType } from '@/lib/extension/messages';
import { bundle } from '@/test/bench/address/bundle';
import type { Driver, Page } from '@/test/e2e/driver';

type Sending = Promise<{ answer: unknown } | { error: string }>;

/** Puts a page into a copy of the extension that sends as our own pages do, with their tries again. */
export async function addSendingPage(folder: string): Promise<void> {
  const script = await bundle(`
    import { browser } from 'wxt/browser';
    import { send } from '@/lib/extension/messages';
    (${countUnanswered})(browser.runtime);
    globalThis.send = send;
  `);
  writeFileSync(join(folder, 'sending.js'), script);
  const html = '<!doctype html><title>Sending</title><script src="sending.js"></script>';
  writeFileSync(join(folder, 'sending.html'), html);
}

export function openSendingPage(driver: Driver): Promise<Page> {
  return driver.openExtensionPage('sending.html');
}

/** Sends a message as our pages do. Throws where they would show an error. */
export async function sendFrom<T extends MessageType>(
  page: Page,
  type: T,
  request: Messages[T]['request'],
): Promise<Messages[T]['response']> {
  const reply = await page.eval(sendAsOurPages, type, request);
  if ('error' in reply) throw new Error(reply.error);
  // The background is ours; what it answers is typed where it answers.
  return reply.answer as Messages[T]['response'];
}

/** How many messages of the page died with the background: each is sent again. */
export function unansweredOf(page: Page): Promise<number> {
  return page.eval(() => Object(globalThis).unanswered);
}

/** Runs in the page, before anything is sent. */
function countUnanswered(runtime: { sendMessage(message: unknown): Promise<unknown> }): void {
  const counts = Object.assign(globalThis, { unanswered: 0 });
  const sendMessage = runtime.sendMessage.bind(runtime);
  runtime.sendMessage = async (message) => {
    const reply = await sendMessage(message).catch(() => undefined);
    if (reply) return reply;
    counts.unanswered++;
    throw new Error('no answer');
  };
}

/** Runs in the page. JSON made null of an absent request. */
async function sendAsOurPages(type: string, request: unknown): Sending {
  const { send } = Object(globalThis);
  return send(type, request ?? undefined).then(
    (answer: unknown) => ({ answer }),
    (error: unknown) => ({ error: String(error) }),
  );
}
