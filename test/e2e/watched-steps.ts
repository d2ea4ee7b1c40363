import { copyFrom, whenMarked } from './copy-and-paste';
import type { Page } from './driver';
import { expect } from './expect';
import { cardNow } from './extension';
import { wannaCry } from './trick-addresses';

export const field = '<label>Recipient <input id="field"></label>';
export const area = (text = '') => `<textarea id="field">${text}</textarea>`;
export const shown = (text: string) => `<p id="shown">${text}</p><p>${wannaCry}</p>`;
export const changed = 'Something other than you changed the address in this field';

/** Copies what is shown, once the page is read. */
export async function copyShown(page: Page): Promise<void> {
  await whenMarked(page);
  await copyFrom(page, 'shown');
}

/** Pastes at the end of the field. */
export async function paste(page: Page): Promise<void> {
  await page.eval(() => {
    const to = document.querySelector<HTMLInputElement>('#field');
    to?.focus();
    to?.setSelectionRange(to.value.length, to.value.length);
  });
  await page.pressCtrl('v');
}

/** What is put in later is answered later. */
export async function laterIsTold(page: Page): Promise<void> {
  await page.click({ css: '#later' });
  await page.type(wannaCry);
  await page.press('Tab');
  await expect.poll(() => cardNow(page)).toContain('Reported');
}

export const read = (page: Page) =>
  page.eval(() => document.querySelector<HTMLInputElement>('#field')?.value ?? '');

export async function write(page: Page, text: string): Promise<void> {
  await page.eval((text) => {
    const to = document.querySelector<HTMLInputElement>('#field');
    if (to) to.value = text;
  }, text);
}
