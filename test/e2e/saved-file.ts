import { type Page, until } from './driver';

/** Keeps the next file that the page gives the user, in place of the browser. */
export function keepSaved(page: Page): Promise<void> {
  return page.eval(() => {
    const { createObjectURL } = URL;
    let file = new Blob();
    URL.createObjectURL = (given: Blob) => {
      file = given;
      return createObjectURL(given);
    };
    HTMLAnchorElement.prototype.click = async function () {
      document.documentElement.dataset['saved'] = JSON.stringify([
        this.download,
        await file.text(),
      ]);
    };
  });
}

/** The name and the text of the file that was kept. */
export async function saved(page: Page): Promise<[string, string]> {
  const root = { css: 'html[data-saved]' };
  await until('a file', async () => (await page.find(root))[0]);
  return JSON.parse(await page.eval(() => document.documentElement.dataset['saved'] ?? ''));
}
