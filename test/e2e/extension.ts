import type { Messages, MessageType, Reply } from '@/lib/extension/messages';
import type { Findings, FoundOnPage } from '@/lib/extension/tab-messages';
import type { Level } from '@/lib/verdict/verdict';
import { type Driver, type Page, until } from './driver';

/** A page of the extension from which messages are sent. */
export type Sender = Pick<Page, 'eval' | 'close'>;

/** Opens a page that sends messages alone: a picture. The pages for users take twice as long to open, and draw all that is changed. */
export function openSender(driver: Driver): Promise<Sender> {
  return driver.openExtensionPage('icon/48.png');
}

type ServiceAddress = { url: string; key: string };

/** Sets the extension up as the options page does, without its clicks, and waits until it has read the service's list. */
export async function connect(driver: Driver, service: ServiceAddress): Promise<Sender> {
  const page = await save(driver, service);
  await ask(page, 'sources/update');
  await until('the list of the service', async () =>
    (await ask(page, 'sources/list')).some(({ id, updatedAt }) => id === 'service' && updatedAt)
      ? true
      : undefined,
  );
  return page;
}

/** The same, and waits until the reading is over: the networks of the service are stored, and nothing is to be gone on with. */
export async function connectToEnd(driver: Driver, service: ServiceAddress): Promise<Sender> {
  const page = await connect(driver, service);
  await until('the end of the reading', async () => (await page.eval(isReadToEnd)) || undefined);
  return page;
}

/** Runs in an extension page. */
async function isReadToEnd(): Promise<boolean> {
  const { chrome } = Object(globalThis);
  const stored = await chrome.storage.local.get('listed-networks');
  const isGoingOn = await chrome.alarms.get('resume-list');
  return 'listed-networks' in stored && !isGoingOn;
}

/** Saves the service's address and key. Returns the extension page that did so. */
export async function save(driver: Driver, { url, key }: ServiceAddress): Promise<Sender> {
  const page = await openSender(driver);
  for (const result of [
    await ask(page, 'service/save', { address: url }),
    await ask(page, 'key/save', { key }),
  ])
    if (result.status === 'refused') throw new Error(result.message);
  return page;
}

/** Sends a message to the background from an extension page. Throws where the background answers with an error. */
export async function ask<T extends MessageType>(
  page: Pick<Page, 'eval'>,
  type: T,
  ...[request]: Messages[T]['request'] extends undefined ? [] : [Messages[T]['request']]
): Promise<Messages[T]['response']> {
  const reply: Reply<Messages[T]['response']> = await page.eval(sendMessage, type, request);
  if ('error' in reply) throw new Error(reply.error);
  return reply.answer;
}

/** Runs in an extension page or in a content script: one message, and what came back. */
export async function sendMessage(type: string, request: unknown) {
  const { browser, chrome } = Object(globalThis);
  // JSON made null of an absent request.
  return (browser ?? chrome).runtime.sendMessage({ type, request: request ?? undefined });
}

/** The texts that the extension painted with a level, or one of several, as the page itself can see them. */
export function painted(page: Page, ...levels: Level[]): Promise<string[]> {
  return page.eval(
    (names) => {
      const texts: string[] = [];
      // A text that has just become shorter is still painted as it was.
      const within = (node: Node, offset: number) => Math.min(offset, node.nodeValue?.length ?? 0);
      for (const name of names) {
        CSS.highlights
          .get(name)
          ?.forEach(({ startContainer, startOffset, endContainer, endOffset }) => {
            const live = document.createRange();
            live.setStart(startContainer, within(startContainer, startOffset));
            live.setEnd(endContainer, within(endContainer, endOffset));
            texts.push(live.toString());
          });
      }
      return texts;
    },
    levels.map((level) => `wac-${level}`),
  );
}

/** Moves the pointer onto a text of the page. */
export async function hover(page: Page, text: string): Promise<void> {
  const { x, y } = await page.eval(placeOf, text);
  // From beside it, so that the pointer moves even where it stood there before.
  await page.movePointer(x + 3, y + 1);
  await page.movePointer(x, y);
}

/** Runs in the page: the middle of the first line of a text, in the window. */
function placeOf(text: string): { x: number; y: number } {
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const start = node.nodeValue?.indexOf(text) ?? -1;
    if (start === -1) continue;
    node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    const box = range.getClientRects()[0];
    if (box) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  throw new Error(`The page does not show ${text}`);
}

/** Waits for the card with its final words, and returns them. */
export function readCard(page: Page): Promise<string> {
  return until('the card', async () =>
    (await page.closedShadowTexts()).find((text) => text && !text.includes('Checking…')),
  );
}

/** What the card or a note says at this moment, with one blank between words; empty while there is none. */
export async function cardNow(page: Page): Promise<string> {
  return (await page.closedShadowTexts()).join(' ').replaceAll(/\s+/g, ' ');
}

/** The same as findTab, once the page's content script is there: a browser that is busy starts it late. */
export function whenTabIsThere(
  page: Pick<Page, 'eval'>,
  address: string,
): ReturnType<typeof findTab> {
  return until('the page to be read', () => findTab(page, address));
}

/** The tab that shows a page of this address's site, and what the popup is told of it. Asks from an extension page. */
export async function findTab(
  page: Pick<Page, 'eval'>,
  address: string,
): Promise<{ id: number; found: FoundOnPage & Pick<Findings, 'addresses'> }> {
  const tabs: { id: number; found: FoundOnPage | null }[] = await page.eval(async () => {
    const { browser, chrome } = Object(globalThis);
    const { tabs } = browser ?? chrome;
    const ask = async ({ id }: { id: number }) => ({
      id,
      // Tabs without our content script refuse.
      found: await tabs.sendMessage(id, { type: 'tab/found' }, { frameId: 0 }).catch(() => null),
    });
    return Promise.all((await tabs.query({})).map(ask));
  });
  const { host, hostname } = new URL(address);
  for (const { id, found } of tabs)
    if (found && [host, hostname].includes(found.host))
      return { id, found: { addresses: [], ...found } };
  throw new Error(`No tab shows a page of ${host}`);
}
