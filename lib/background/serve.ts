import type { Runtime } from 'webextension-polyfill';
import type * as z from 'zod/mini';
import { browser } from '@/lib/extension/browser';
import type { Messages, MessageType, Reply } from '@/lib/extension/messages';
import { errorText } from './error-text';
import { isTooLarge } from './message-size';
import { oneAtATime } from './one-at-a-time';
import { allowedSender, maySend } from './senders';

/** How one message is answered: what its input must look like, made when such a message comes, and the answer to it. */
type Handler<T extends MessageType> = {
  input: () => z.ZodMiniType<Messages[T]['request']>;
  answer: (
    request: Messages[T]['request'],
    sender: Runtime.MessageSender,
  ) => Answer<Messages[T]['response']>;
};

/** Where null is all that there is to answer, it comes of itself. */
type Answer<Response> = [Response] extends [null] ? Promise<void> : Promise<Response>;

export type Handlers = { [T in MessageType]: Handler<T> };

/** Answers messages from now on. Call it synchronously when the background starts: a listener that comes late misses the message that woke it. */
export function serve(handlers: Handlers): void {
  const own = { id: browser.runtime.id, pages: browser.runtime.getURL('') };
  browser.runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) =>
    answerMessage(handlers, message, sender, own),
  );
}

/**
 * Answers one message.
 * @returns the answer, or the words of the error; undefined (no answer) for a message that is not one of ours
 */
export function answerMessage(
  handlers: Handlers,
  message: unknown,
  sender: Runtime.MessageSender,
  own: { id: string; pages: string },
): Promise<Reply<unknown>> | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined;
  const { type } = message;
  if (!isMessageType(type)) return undefined;
  if (!maySend(type, sender, own)) {
    return Promise.resolve({ error: `'${type}' is not for this sender` });
  }
  const request = 'request' in message ? message.request : undefined;
  // At once: what waits is kept.
  if (allowedSender[type] === 'content-script' && isTooLarge(type, request))
    return Promise.resolve({ error: `'${type}' is too large` });
  if (!laborious.has(type)) return answer(handlers, type, request, sender);
  const line = `${sender.tab?.id} ${sender.frameId === 0} ${type}`;
  const answered = oneAtATime(line, () => answer(handlers, type, request, sender));
  return answered ?? Promise.resolve({ error: `'${type}' came too often` });
}

/**
 * What takes the background's own time, and nobody else's but for a text that was selected, where the service may be asked, too. A taken-over
 * renderer may ask without end: of each tab, one of a kind is answered at a time, and the other tabs in between. The page does not wait for
 * its frames, which may be of others.
 */
const laborious: ReadonlySet<MessageType> = new Set<MessageType>([
  'page/look-up',
  'page/check-text',
  'page/copied',
  'page/clicked',
  'page/pasted',
]);

function isMessageType(type: unknown): type is MessageType {
  return typeof type === 'string' && Object.hasOwn(allowedSender, type);
}

async function answer<T extends MessageType>(
  handlers: Handlers,
  type: T,
  request: unknown,
  sender: Runtime.MessageSender,
): Promise<Reply<unknown>> {
  const handler: Handler<T> = handlers[type];
  const parsed = handler.input().safeParse(request);
  if (!parsed.success) return { error: `'${type}' cannot be understood` };
  try {
    return { answer: (await handler.answer(parsed.data, sender)) ?? null };
  } catch (error) {
    return { error: errorText(error) };
  }
}
