import type { Menus, Tabs } from 'webextension-polyfill';
import { i18n } from '#i18n';
import { browser } from '@/lib/extension/browser';
import { openPopup, openPopupHint, openPopupOnPicture } from './open-tabs';
import { keepPicture } from './page-picture';
import { checkSelectionIn } from './shortcut';
import { type Subject, subjectOf } from './subject';

type Clicked = Pick<
  Menus.OnClickData,
  'selectionText' | 'linkUrl' | 'linkText' | 'editable' | 'frameId' | 'srcUrl'
> & { menuItemId?: Menus.OnClickData['menuItemId'] };

const addressItem = 'check-address';
const pictureItem = 'check-picture';

/** Keeps the items in the browser's menu, and answers them from now on. Registers its listeners synchronously. */
export function serveMenu(): void {
  // The browsers keep the items while the background sleeps. Firefox loses them with a temporary installation's end.
  browser.runtime.onInstalled.addListener(putItems);
  browser.runtime.onStartup.addListener(putItems);
  browser.contextMenus.onClicked.addListener((clicked, tab) => void answerMenu(clicked, tab));
}

/**
 * Opens the popup on the address that was clicked on, or on words that say why there is none. In a field where nothing is selected the
 * page checks the word at the caret. Opens before anything is awaited: Firefox forgets the click at the first await.
 */
export async function answerMenu(clicked: Clicked, tab: Tabs.Tab | undefined): Promise<void> {
  try {
    if (clicked.menuItemId === pictureItem) return await answerPicture(clicked, tab);
    const subject = clickedOn(clicked);
    if (subject.status === 'address') await openPopup(subject.address, tab);
    else if (clicked.editable && !clicked.selectionText) await checkSelectionIn(tab);
    else await openPopupHint(subject.status, tab);
  } catch (error) {
    console.warn('The menu could not be answered.', error);
  }
}

/** The popup opens at once and waits for the picture. A tab would stand before it, so that waits. */
async function answerPicture(clicked: Clicked, tab: Tabs.Tab | undefined): Promise<void> {
  if (tab) await openPopupOnPicture(tab, keepPicture(clicked, tab));
}

/** Of what is selected and where a link goes, the first that tells of an address; a secret comes before all. */
function clickedOn({ selectionText = '', linkUrl = '', linkText = '' }: Clicked): Subject {
  const subjects = [selectionText, decoded(linkUrl), linkText].map(subjectOf);
  const first = (status: Subject['status']) => subjects.find((one) => one.status === status);
  return first('secret') ?? first('address') ?? first('several') ?? { status: 'none' };
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    // A per cent sign that stands for itself.
    return url;
  }
}

function putItems(): void {
  putItem(addressItem, i18n.t('menu.checkAddress'), ['selection', 'link', 'editable']);
  putItem(pictureItem, i18n.t('menu.checkPicture'), ['image']);
}

/** An item that is there already is brought to today's words: an update, or another language. */
function putItem(id: string, title: string, contexts: Menus.ContextType[]): void {
  browser.contextMenus.create({ id, title, contexts }, () => {
    if (browser.runtime.lastError) void browser.contextMenus.update(id, { title, contexts });
  });
}
