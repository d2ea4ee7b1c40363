import type { Menus, Tabs } from 'webextension-polyfill';
import { browser } from '@/lib/extension/browser';
import type { TakenPicture } from '@/lib/extension/picture-messages';
import { type FoundPicture, findPicture } from './find-picture';

/** The picture that was clicked on last. It is kept in memory alone, until the popup takes it. */
let last: { tabId: number; picture: Promise<TakenPicture> } | null = null;

/**
 * Begins to take a picture of a page that the user clicked on: its pixels, or where the page cannot give them what is seen of the tab, with
 * the picture's place. No request is made. Resolves when it is taken, and never rejects.
 */
export async function keepPicture(
  clicked: Pick<Menus.OnClickData, 'srcUrl' | 'frameId'>,
  { id: tabId, windowId }: Tabs.Tab,
): Promise<void> {
  if (tabId === undefined) return;
  const picture = takePicture(clicked, { tabId, windowId });
  last = { tabId, picture };
  await picture;
}

/** The picture that was clicked on last in a tab. It is given once. */
export async function givePicture({ tabId }: { tabId: number }): Promise<TakenPicture> {
  if (last?.tabId !== tabId) return { status: 'gone' };
  const { picture } = last;
  last = null;
  return picture;
}

async function takePicture(
  { srcUrl = '', frameId = 0 }: Pick<Menus.OnClickData, 'srcUrl' | 'frameId'>,
  { tabId, windowId }: { tabId: number; windowId: number | undefined },
): Promise<TakenPicture> {
  try {
    const [injected] = await browser.scripting.executeScript({
      target: { tabId, frameIds: [frameId] },
      func: findPicture,
      args: [srcUrl],
    });
    const found = injected?.result as FoundPicture | undefined;
    if (found?.status !== 'in-view') return found ?? { status: 'out-of-reach' };
    const image = await browser.tabs.captureVisibleTab(windowId, { format: 'png' });
    return { status: 'seen', image, place: found.place };
  } catch (error) {
    console.warn('The picture cannot be taken.', error);
    return { status: 'out-of-reach' };
  }
}
