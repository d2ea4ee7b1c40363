import type { Page } from './driver';
import { expect } from './expect';

/** A page with one field at a time; its address keeps the content script busy enough to be seen. */
export const fieldPage = `<p id="source"></p><p>0x098B716B8Aaf21512996dC57EB0615e2383E2f96</p><div id="here"></div><script>
  const findIn = (root) => {
    const found = root.querySelector('#field');
    if (found) return found;
    const frame = root.querySelector('iframe');
    const inner = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    for (const one of frame ? [frame.contentDocument, ...inner] : inner) {
      const deep = findIn(one);
      if (deep) return deep;
    }
  };
  let pastes = 0;
  const show = (html) => {
    const made = document.createRange().createContextualFragment(html);
    document.getElementById('here').replaceChildren(made);
  };
  const isReady = (isChecked) => {
    const frame = document.querySelector('iframe');
    const marks = () => frame.contentWindow.CSS.highlights.size;
    return findIn(document) !== undefined && (!frame || !isChecked || marks() > 0);
  };
  const focusField = () => {
    const field = findIn(document);
    pastes = 0;
    field.ownerDocument.addEventListener('paste', () => pastes++, { capture: true, once: true });
    field.focus();
    const { caret, select } = field.dataset;
    if (select !== undefined) field.select();
    if (caret === undefined) return;
    if ('value' in field) field.setSelectionRange(Number(caret), Number(caret));
    else getSelection().collapse(field.firstChild, Number(caret));
  };
  const readField = () => { const field = findIn(document); return field.value ?? field.innerHTML; };
</script>`;

/** Waits until the content script has painted the address of the page. */
export async function whenRunning(page: Page): Promise<void> {
  await expect.poll(() => page.eval(() => CSS.highlights.size)).toBeGreaterThan(0);
}

/** Selects a text of the page and copies it, as a user does: with its look where it is HTML, else the text alone. */
export async function copy(page: Page, text: string, isHtml = false): Promise<void> {
  await page.eval(
    (text, isHtml) => {
      const source = document.getElementById('source');
      if (!source) return;
      const area = document.createElement('textarea');
      area.value = text;
      if (isHtml) source.innerHTML = text;
      else source.replaceChildren(area);
      if (isHtml) getSelection()?.selectAllChildren(source);
      else area.select();
    },
    text,
    isHtml,
  );
  await page.pressCtrl('c');
}

/** Shows a field, and waits until it is there, and until our script is there too where pages are checked. */
export async function show(page: Page, html: string, isChecked = true): Promise<void> {
  const isReady = (html: string | null) =>
    page.eval(
      (html, isChecked): boolean => {
        const own = Object(globalThis).eval;
        if (html !== null) own('show')(html);
        return own('isReady')(isChecked);
      },
      html,
      isChecked,
    );
  if (!(await isReady(html))) await expect.poll(() => isReady(null)).toBe(true);
}

/** Pastes into the field. */
export async function paste(page: Page): Promise<void> {
  await page.eval(() => Object(globalThis).eval('focusField()'));
  await page.pressCtrl('v');
}

/** What stands in the field: its value, or the HTML of an editor. */
export const readField = (page: Page): Promise<string> =>
  page.eval(() => Object(globalThis).eval('readField()'));

/** How often the page heard of the last paste, and what stands in the field. */
export const heard = (page: Page): Promise<[pastes: number, value: string]> =>
  page.eval(() => Object(globalThis).eval('[pastes, readField()]'));
