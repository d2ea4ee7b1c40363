import { browser } from './browser';
import { sayReported, sayTampered } from './toolbar';

const red = '#b91c1c';

/** Tabs whose page tampered with the card. Lost with the background: then the count shows again. */
const tampered = new Set<number>();

/** Shows on the tab's toolbar button how many addresses of its page are reported, and says it in words; nothing where none is. Tampering outlasts it. */
export async function showReported(tabId: number, reported: number): Promise<void> {
  if (tampered.has(tabId)) return;
  await setBadge(reported > 0 ? String(Math.min(reported, 999)) : '', tabId);
  await sayReported(tabId, reported);
}

/** Shows `!` on the tab's toolbar button: its page tampered with the card. */
export async function showTampered(tabId: number): Promise<void> {
  tampered.add(tabId);
  await setBadge('!', tabId);
  await sayTampered(tabId);
}

/** The tab shows another page: what the one before did is no matter. */
export function forgetTampered(tabId: number): void {
  tampered.delete(tabId);
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
