import { type Page, until } from './driver';
import { says } from './says';

/**
 * Presses Tab until the focus is on an element whose words, label or accessible name have these in them, or Shift+Tab to go `back`. Throws
 * where it never gets there: in Firefox the keys of a test do nothing in a page once Tab led out of it.
 */
export async function tabTo(page: Page, words: string, back?: 'back'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if ((await focused(page)).includes(words)) return;
    await page.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not lead to “${words}”; the focus is on “${await focused(page)}”`);
}

/** Goes to a tab of the app with the arrow keys. */
export async function openTab(page: Page, name: string): Promise<void> {
  await until('the tabs', async () =>
    (await page.find({ role: 'tab', name }))[0] ? true : undefined,
  );
  const role = () => page.eval(() => document.activeElement?.getAttribute('role') ?? '');
  // The tabs come first in each view: nothing that has the focus stands before them.
  for (let presses = 0; presses < 60 && (await role()) !== 'tab'; presses++)
    await page.press((await focused(page)) === '' ? 'Tab' : 'Shift+Tab');
  // Until the library is there that moves the focus, the arrow keys do nothing.
  await until(`the tab ${name}`, async () => {
    if ((await focused(page)) === name) return true;
    await page.press('ArrowRight');
    return undefined;
  });
}

/** Takes the list of one address that the options show a preview of, as `Mine`. */
export async function takePreviewed(options: Page): Promise<void> {
  await says(options, 'Addresses that are taken');
  await tabTo(options, 'Name of the list');
  await options.pressCtrl('a');
  await options.type('Mine');
  await tabTo(options, 'Add this list');
  await options.press('Enter');
  await says(options, 'Mine was added, with 1 address.');
}

/** What the focus is on: its label, or the words in it. */
export function focused(page: Page): Promise<string> {
  return page.eval(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const fields = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
    const label = fields.some((kind) => element instanceof kind)
      ? (element as HTMLInputElement).labels?.[0]?.textContent
      : null;
    const labelledBy = element.getAttribute('aria-labelledby');
    const named = labelledBy && document.getElementById(labelledBy)?.textContent;
    const words = element.getAttribute('aria-label') ?? named ?? label ?? element.textContent ?? '';
    return words.replace(/\s+/g, ' ').trim();
  });
}

/** Puts a text into a field as a paste does. */
export function paste(page: Page, selector: string, text: string): Promise<void> {
  return page.eval(
    (css, pasted) => {
      const field = document.querySelector<HTMLTextAreaElement>(css);
      field?.focus();
      document.execCommand('insertText', false, pasted);
    },
    selector,
    text,
  );
}

/** Chooses a file in the page's field for files. */
export function chooseFile(page: Page, name: string, text: string): Promise<void> {
  return page.eval(
    (called, content) => {
      const field = document.querySelector<HTMLInputElement>('.many-input input[type=file]');
      const files = new DataTransfer();
      files.items.add(new File([content], called));
      if (!field) throw new Error('There is no field for files.');
      field.files = files.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    name,
    text,
  );
}

/** Answers the next choice of a file, which the browser's own window asks for and no test sees. */
export function answerChoice(
  page: Page,
  name: string,
  mime: string,
  bytes: Uint8Array,
): Promise<void> {
  return page.eval(
    (called, type, content) => {
      const answer = (event: Event) => {
        const { target } = event;
        if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
        event.preventDefault();
        document.removeEventListener('click', answer, true);
        const files = new DataTransfer();
        files.items.add(new File([new Uint8Array(content)], called, { type }));
        target.files = files.files;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      };
      document.addEventListener('click', answer, true);
    },
    name,
    mime,
    [...bytes],
  );
}
