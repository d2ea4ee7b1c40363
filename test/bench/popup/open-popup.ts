import type { BrowserContext } from 'playwright';

/** When things were there, in milliseconds since the page was asked for. */
export type Opening = {
  /** The first text or picture was painted. */
  content: number;
  /** The text box is painted, has the focus and takes what is typed. */
  usable: number;
};

/** Opens a popup in a tab of its own, types into its box, and closes it. Throws where the box does not take what is typed. */
export async function openPopup(context: BrowserContext, url: string): Promise<Opening> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLTextAreaElement) performance.mark('focus');
    });
  });
  await page.goto(url);
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('focus').length > 0 &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const content = await page.evaluate(startOf, 'first-contentful-paint');
  await page.keyboard.type('1A1z');
  const typed = await page.locator('textarea').inputValue();
  if (typed !== '1A1z') throw new Error(`The box of ${url} took '${typed}'`);
  const focus = await page.evaluate(startOf, 'focus');
  await page.close();
  return { content, usable: Math.max(content, focus) };
}

function startOf(name: string): number {
  return performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
}
