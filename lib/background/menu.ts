import type { Menus, Tabs } from 'webextension-polyfill';
import { i18n } from '#i18n';
import { browser } from '@/lib/extension/browser';
import { openPopup, openPopupHint } from './open-tabs';
import { checkSelectionIn } from './shortcut';
import { type Subject, subjectOf } from './subject';

type Clicked = Pick<
  Menus.OnClickData,
  'selectionText' | 'linkUrl' | 'linkText' | 'editable' | 'frameId'
>;

const itemId = 'check-address';
const contexts: Menus.ContextType[] = ['selection', 'link', 'editable'];

/** Keeps the item in the browser's menu, and answers it from now on. Registers its listeners synchronously. */
export function serveMenu(): void {
  // The browsers keep the item while the background sleeps. Firefox loses it with a temporary installation's end.
  browser.runtime.onInstalled.addListener(putItem);
  browser.runtime.onStartup.addListener(putItem);
  browser.contextMenus.onClicked.addListener((clicked, tab) => void answerMenu(clicked, tab));
}

/**
 * Opens the popup on the address that was clicked on, or on words that say why there is none. In a field where nothing is selected the
 * page checks the word at the caret. Opens before anything is awaited: Firefox forgets the click at the first await.
 */
export async function answerMenu(clicked: Clicked, tab: Tabs.Tab | undefined): Promise<void> {
  try {
    const subject = clickedOn(clicked);
    if (subject.status === 'address') await openPopup(subject.address, tab);
    else if (clicked.editable && !clicked.selectionText) await checkSelectionIn(tab);
    else await openPopupHint(subject.status, tab);
  } catch (error) {
    console.warn('The menu could not be answered.', error);
  }
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

/** An item that is there already is brought to today's words: an update, or another language. */
function putItem(): void {
  const properties = { title: i18n.t('menu.checkAddress'), contexts };
  browser.contextMenus.create({ id: itemId, ...properties }, () => {
    if (browser.runtime.lastError) void browser.contextMenus.update(itemId, properties);
  });
}
