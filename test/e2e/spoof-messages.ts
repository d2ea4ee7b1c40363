import { allowedSender, maySend, type Sender, type SenderKind } from '@/lib/background/senders';
import type { MessageType } from '@/lib/extension/messages';

const isType = (type: string): type is MessageType => Object.hasOwn(allowedSender, type);
export const allTypes = Object.keys(allowedSender).filter(isType);

/** The types that a kind of sender may not send. */
export function forbiddenTo(kind: SenderKind): MessageType[] {
  return allTypes.filter((type) => allowedSender[type] !== kind);
}

/** The types that may be sent by a sender that no browser of a test can be made to tell. */
export function allowedTo(sender: Sender): MessageType[] {
  return allTypes.filter((type) => maySend(type, sender, own));
}

const own = { id: 'own', pages: 'chrome-extension://own/' };

/** Requests that would be answered if the right one sent them. */
export const goodRequests: Readonly<Record<string, unknown>> = {
  check: { address: 'x', networkId: null, ask: 'local' },
  'check/cancel': { address: 'x', networkId: null },
  'check/copied': { address: 'x' },
  'reports/search': { search: '', networkId: null, page: 1 },
  'settings/set': { onboarded: true },
  'service/save': { address: null },
  'key/save': { key: 'other' },
  'page/settings': { topOrigin: null, isFirst: true },
  'page/look-up': { texts: ['x'] },
};

/** Runs in an extension page or in a content script: sends each type, and returns those that were not refused for their sender. */
export async function sendForbidden(
  types: string[],
  requests: Record<string, unknown>,
): Promise<string[]> {
  const { browser, chrome } = Object(globalThis);
  const taken: string[] = [];
  for (const type of types) {
    const reply = await (browser ?? chrome).runtime.sendMessage({ type, request: requests[type] });
    if (reply?.error !== `'${type}' is not for this sender`) taken.push(type);
  }
  return taken;
}

/** Runs in a page: sends each type in all ways that a page has, and returns those that got an answer. */
export async function sendFromPage(
  types: string[],
  requests: Record<string, unknown>,
  extensionId: string,
): Promise<string[]> {
  const { browser, chrome } = Object(globalThis);
  const answered: string[] = [];
  const sent = types.map((type) => ({ type, request: requests[type], isMine: true }));
  let current = '';
  const hear = ({ data }: MessageEvent) => {
    if (!data?.isMine) answered.push(`${current} by a message`);
  };
  addEventListener('message', hear);
  for (const message of sent) {
    current = message.type;
    for (const runtime of [browser?.runtime, chrome?.runtime]) {
      const reply = await runtime?.sendMessage?.(extensionId, message).catch(() => null);
      if (reply !== undefined && reply !== null) answered.push(`${current} by sendMessage`);
      runtime?.connect?.(extensionId)?.postMessage(message);
    }
    for (const target of [window, document, document.documentElement])
      target.dispatchEvent(new CustomEvent(current, { detail: message.request }));
    const channel = new MessageChannel();
    channel.port1.onmessage = () => answered.push(`${current} by a port`);
    postMessage(message, '*', [channel.port2]);
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  removeEventListener('message', hear);
  return answered;
}
