import type { Page } from './driver';
import { expect } from './expect';
import { painted } from './extension';

/** Waits until something reported is painted: the page is read, and listened to. */
export async function whenMarked(page: Page): Promise<void> {
  await expect.poll(async () => (await painted(page, 'danger')).length).toBeGreaterThan(0);
}

/** Selects what an element shows. */
export function select(page: Page, id: string): Promise<void> {
  return page.eval((id) => {
    const element = document.getElementById(id);
    if (element) getSelection()?.selectAllChildren(element);
  }, id);
}

/** Selects what an element shows, and copies it. */
export async function copyFrom(page: Page, id: string): Promise<void> {
  await select(page, id);
  await page.pressCtrl('c');
}

/** Pastes into a field, or an editor. */
export async function paste(page: Page, id = 'field'): Promise<void> {
  await page.eval((id) => document.getElementById(id)?.focus(), id);
  await page.pressCtrl('v');
}

/** What stands in a field, or an editor. */
export function readField(page: Page, id = 'field'): Promise<string> {
  return page.eval((id) => {
    const field = document.getElementById(id);
    return field && 'value' in field ? String(field.value) : (field?.textContent ?? '');
  }, id);
}
