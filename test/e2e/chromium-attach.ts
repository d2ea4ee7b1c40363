import type { CDPSession } from 'playwright';
import { until } from './driver';

/** What is attached to, such as the background. */
export type Attached = {
  /** The value of an expression, or of the promise that it gives. */
  ask<R>(expression: string): Promise<R>;
  /** Waits until it does not run any more, though another may under the same name. */
  untilEnded(): Promise<true>;
};

type Reply = {
  id?: number;
  method?: string;
  error?: { message: string };
  result?: {
    result: { value?: unknown };
    exceptionDetails?: { text: string; exception?: { description?: string } };
  };
};

/** Attaches to a target of the browser, for as long as `session` is there, which is one with the browser. */
export async function attach(session: CDPSession, targetId: string): Promise<Attached> {
  // Not flattened: to the sessions of such, Playwright gives no way.
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const asked = new Map<number, (reply: Reply) => void>();
  const { promise: gone, reject } = Promise.withResolvers<never>();
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    reject(new Error('It ended before it answered.'));
  };
  // Nobody may have asked it anything.
  gone.catch(() => undefined);
  session.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const reply: Reply = JSON.parse(event.message);
    if (reply.method === 'Inspector.targetCrashed') end();
    asked.get(reply.id ?? -1)?.(reply);
  });
  session.on('Target.detachedFromTarget', (event) => {
    if (event.sessionId === sessionId) end();
  });
  return {
    untilEnded: () => until('its end', async () => hasEnded || undefined),
    async ask<R>(expression: string) {
      const id = asked.size + 1;
      const replied = new Promise<Reply>((resolve) => asked.set(id, resolve));
      const params = { expression, awaitPromise: true, returnByValue: true };
      const message = JSON.stringify({ id, method: 'Runtime.evaluate', params });
      await session.send('Target.sendMessageToTarget', { sessionId, message });
      return valueIn(await Promise.race([replied, gone])) as R;
    },
  };
}

function valueIn({ error, result }: Reply): unknown {
  const thrown = result?.exceptionDetails;
  if (error) throw new Error(error.message);
  if (thrown) throw new Error(thrown.exception?.description ?? thrown.text);
  return result?.result.value;
}
