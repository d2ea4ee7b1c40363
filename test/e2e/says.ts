import type { Page } from './driver';
import { expect } from './expect';

/** Waits until these words stand in a page of the extension. */
export async function says(page: Page, words: string): Promise<void> {
  await expect.poll(async () => (await page.find({ css: 'main' }))[0]?.text).toContain(words);
}
