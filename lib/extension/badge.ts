import { browser } from './browser';

const red = '#b91c1c';

/** Shows on the tab's toolbar button how many addresses of its page are reported; nothing where none is. */
export async function showReported(tabId: number, reported: number): Promise<void> {
  await setBadge(reported > 0 ? String(Math.min(reported, 999)) : '', tabId);
}

/** Shows `!` on the tab's toolbar button: its page tampered with the card. */
export async function showTampered(tabId: number): Promise<void> {
  await setBadge('!', tabId);
}

/** Shows or takes away `!` on the toolbar button of every tab that shows nothing of its own: the service refused the key. */
export async function showKeyProblem(shown: boolean): Promise<void> {
  await setBadge(shown ? '!' : '');
}

async function setBadge(text: string, tabId?: number): Promise<void> {
  const tab = tabId === undefined ? {} : { tabId };
  await browser.action.setBadgeBackgroundColor({ color: red, ...tab });
  // An empty text would hide the badge of all tabs; null lets it through.
  await browser.action.setBadgeText({
    text: text === '' && tabId !== undefined ? null : text,
    ...tab,
  });
}
