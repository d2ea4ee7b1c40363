import { copyFrom, paste, readField } from './copy-and-paste';
import type { Driver, Page, RunningBrowser } from './driver';
import { until } from './driver';
import { ask, openSender } from './extension';
import { alice } from './trick-addresses';

/** What a user's hands and eyes do in a browser, with the extension in it or without. */
export type User = { page: Page; running: RunningBrowser };

export type Trick = {
  name: string;
  /** The page; `#shown` is what the user copies, `#field` where it is pasted. */
  html: string;
  /** What the page's address says after the host of an exchange; absent: it is no exchange's. */
  ofExchange?: string;
  /** What the user does; absent: copies what is shown, and pastes it. */
  act?: (user: User) => Promise<void>;
  /** What the user gets, absent: what the field has; and what that is where the trick works. */
  gets?: (user: User) => Promise<string>;
  loot: string;
  /** What the user did before, in the extension. */
  before?: (driver: Driver) => Promise<void>;
  /** Where the warning stands: beside the field, on the address when it is pointed at, in the popup. */
  where?: { card: string } | 'popup' | 'picture';
  warning: string;
};

export const source = (text: string) => `<p id="shown">${text}</p>`;
export const field = '<label>Recipient <input id="field"></label>';
export const plain = (text: string) => source(text) + field;

/** Copies what the page shows, and pastes it into its field. */
export async function copyAndPaste({ page }: User): Promise<void> {
  await copyFrom(page, 'shown');
  await paste(page);
}

export const fieldText = ({ page }: User): Promise<string> => readField(page);

export async function swapAndPaste({ page, running }: User, text: string): Promise<void> {
  await copyFrom(page, 'shown');
  await running.putOnClipboard(text);
  await paste(page);
}

export async function trustAlice(driver: Driver): Promise<void> {
  await ask(await openSender(driver), 'own/put', {
    kind: 'trusted',
    address: alice,
    networkId: null,
    name: 'Alice',
    note: '',
  });
}

/** Clicks on the page's own button, and waits until its script is done, which then renames the page. */
export async function clickCopy({ page }: User): Promise<void> {
  await page.click({ css: '#copy' });
  await until('the button to be done', async () =>
    (await page.eval(() => document.title)) === 'done' ? true : undefined,
  );
}
