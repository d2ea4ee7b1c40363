import * as z from 'zod/mini';
import { browser } from './browser';
import { sayReported, sayTampered } from './toolbar';

const red = '#b91c1c';

/** Tabs whose page tampered with the card. Kept for the session: the background may be killed, and the page stays. */
const Tampered = z.lazy(() => z.catch(z.array(z.int()), []));
const storageKey = 'tampered';
const mostTampered = 100;

/** Shows on the tab's toolbar button how many addresses of its page are reported, and says it in words; nothing where none is. Tampering outlasts it. */
export function showReported(tabId: number, reported: number): Promise<void> {
  return inTurn(async () => {
    if ((await readTampered()).includes(tabId)) return;
    await setBadge(reported > 0 ? String(Math.min(reported, 999)) : '', tabId);
    await sayReported(tabId, reported);
  });
}

/** Shows `!` on the tab's toolbar button: its page tampered with the card. */
export function showTampered(tabId: number): Promise<void> {
  return inTurn(async () => {
    const others = (await readTampered()).filter((id) => id !== tabId);
    await keepTampered([...others, tabId].slice(-mostTampered));
    await setBadge('!', tabId);
    await sayTampered(tabId);
  });
}

/** The tab shows another page: what the one before did is no matter. */
export function forgetTampered(tabId: number): Promise<void> {
  return inTurn(async () => {
    const tabs = await readTampered();
    if (tabs.includes(tabId)) await keepTampered(tabs.filter((id) => id !== tabId));
  });
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

/** What was read of the tabs must still be so when the button is changed. */
function inTurn(work: () => Promise<void>): Promise<void> {
  return navigator.locks.request('tampered', work);
}

async function keepTampered(tabs: number[]): Promise<void> {
  await browser.storage.session.set({ [storageKey]: tabs });
}

async function readTampered(): Promise<number[]> {
  return Tampered.parse((await browser.storage.session.get(storageKey))[storageKey]);
}
