import { type Page, type PageElement, until } from './driver';

/** Types an address into the popup and clicks Check, as a user does. */
export async function check(popup: Page, address: string): Promise<void> {
  await popup.fill({ role: 'textbox', name: 'Address' }, address);
  await popup.click({ role: 'button', name: 'Check' });
}

/** Waits until the check has ended, and returns the verdict region. */
export function readVerdict(popup: Page): Promise<PageElement> {
  return until('a verdict', async () => {
    const [region] = await popup.find({ css: '[role=status][data-level][aria-busy=false]' });
    return region;
  });
}

/** Checks an address, and returns the verdict region when all were asked. */
export async function checkToEnd(popup: Page, address: string): Promise<PageElement> {
  await check(popup, address);
  return readVerdict(popup);
}
