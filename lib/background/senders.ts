import type { Runtime } from 'webextension-polyfill';
import type { MessageType } from '@/lib/extension/messages';

/** Where a message came from. The polyfill's type lacks the origin, which both browsers tell. */
export type Sender = Runtime.MessageSender & { origin?: string };

export type SenderKind = 'content-script' | 'extension-page';

/**
 * Who may send what. A content script shares its process with the page, and a taken-over renderer can send whatever it likes:
 * so a content script may only ask for verdicts, open tabs of ours a few times a minute, and report what it saw. Everything else
 * is for our own pages.
 */
export const allowedSender: Readonly<Record<MessageType, SenderKind>> = {
  'page/settings': 'content-script',
  'page/look-up': 'content-script',
  'page/point-at': 'content-script',
  'page/check-text': 'content-script',
  'page/ask-service': 'content-script',
  'page/open-explorer': 'content-script',
  'page/open-popup': 'content-script',
  'page/tampered': 'content-script',
  'page/count': 'content-script',
  'page/copied': 'content-script',
  'page/clicked': 'content-script',
  'page/pasted': 'content-script',
  'tab/frames': 'extension-page',
  check: 'extension-page',
  'check/cancel': 'extension-page',
  'check/copied': 'extension-page',
  'reports/search': 'extension-page',
  'reports/count': 'extension-page',
  'reports/export': 'extension-page',
  'reports/of-account': 'extension-page',
  'sources/list': 'extension-page',
  'sources/update': 'extension-page',
  'sources/stop': 'extension-page',
  'feeds/list': 'extension-page',
  'feeds/presets': 'extension-page',
  'feeds/preview': 'extension-page',
  'feeds/subscribe': 'extension-page',
  'feeds/import': 'extension-page',
  'feeds/refresh': 'extension-page',
  'feeds/unsubscribe': 'extension-page',
  'many/look-up': 'extension-page',
  'many/ask': 'extension-page',
  'history/list': 'extension-page',
  'history/remove': 'extension-page',
  'history/restore': 'extension-page',
  'history/erase': 'extension-page',
  'picture/take': 'extension-page',
  'own/list': 'extension-page',
  'own/put': 'extension-page',
  'own/remove': 'extension-page',
  'own/export': 'extension-page',
  'own/preview': 'extension-page',
  'own/import': 'extension-page',
  'settings/get': 'extension-page',
  'settings/set': 'extension-page',
  'service/save': 'extension-page',
  'key/save': 'extension-page',
  'key/remove': 'extension-page',
  'service/test': 'extension-page',
  'data/export': 'extension-page',
  'data/preview': 'extension-page',
  'data/import': 'extension-page',
  'data/erase': 'extension-page',
  'log/list': 'extension-page',
  'log/clear': 'extension-page',
};

/** Whether a message's sender may send it. The page of the first steps is one of ours, and may ask what web pages may, too: it runs their script. */
export function maySend(
  type: MessageType,
  sender: Sender,
  own: { id: string; pages: string },
): boolean {
  const kind = senderKind(sender, own);
  const isWelcome = kind === 'extension-page' && sender.url === `${own.pages}welcome.html`;
  return kind === allowedSender[type] || isWelcome;
}

/**
 * What kind of context a message came from; null: not one of ours. The browser fills in the sender, so neither a page nor a content
 * script can forge it.
 * @param own the id of this extension and the base address of its pages
 */
export function senderKind(sender: Sender, own: { id: string; pages: string }): SenderKind | null {
  if (sender.id !== own.id) return null;
  // A taken-over renderer can make up the url, but not the origin; older Firefox leaves the origin out.
  const { url = '', origin = url } = sender;
  if (url.startsWith(own.pages) && `${origin}/`.startsWith(own.pages)) return 'extension-page';
  return sender.tab ? 'content-script' : null;
}
