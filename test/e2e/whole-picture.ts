import type { Page } from './driver';

/** A picture of the page from top to end, in a window of this width and of this height at least. */
export async function wholePicture(
  page: Page,
  [width, height]: readonly [number, number],
): Promise<Buffer> {
  const whole = await page.eval(() => document.documentElement.scrollHeight);
  await page.resize(width, Math.max(height, whole));
  return page.screenshot();
}
