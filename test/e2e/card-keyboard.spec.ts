import { cardBox, isCardFocused, openCardByKey, pressCardButton, untilTimersRan } from './card';
import { select, whenMarked } from './copy-and-paste';
import type { Driver, Page } from './driver';
import { expect } from './expect';
import { ask, openSender, painted } from './extension';
import { test } from './fixtures';
import type { PageServer } from './page-server';

// From the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';

const rows: { what: string; select: () => void; says: string; not?: string }[] = [
  {
    what: 'a selected address',
    select: () => getSelection()?.selectAllChildren(byId('address')),
    says: 'WannaCry ransom',
  },
  {
    what: 'the address at the caret',
    select: () => getSelection()?.collapse(byId('address').firstChild, 9),
    says: 'WannaCry ransom',
  },
  {
    what: 'the link that has the focus, wherever the caret is',
    select: () => {
      getSelection()?.collapse(byId('words').firstChild, 3);
      byId('link').focus();
    },
    says: 'WannaCry ransom',
  },
  {
    what: 'the word at the caret of a field',
    select: () => selectIn('field', 10, 10),
    says: 'WannaCry ransom',
  },
  {
    what: 'what is selected in a field',
    select: () => selectIn('field', 0, 99),
    says: 'WannaCry ransom',
  },
  {
    what: 'a mistyped address',
    select: () => getSelection()?.selectAllChildren(byId('mistyped')),
    says: 'Not a valid address',
  },
  {
    what: 'a mistyped address in a sentence',
    select: () => getSelection()?.selectAllChildren(byId('sentence')),
    says: 'its check digits do not fit',
  },
  {
    what: 'a selection with two addresses',
    select: () => getSelection()?.selectAllChildren(byId('two')),
    says: 'Several addresses in the selection: select one',
  },
  {
    what: 'a selection without an address',
    select: () => getSelection()?.selectAllChildren(byId('words')),
    says: 'No address in the selection: select one',
  },
  {
    what: 'no selection',
    select: () => getSelection()?.removeAllRanges(),
    says: 'No address in the selection: select one',
  },
  {
    what: 'a recovery phrase, which it does not repeat',
    select: () => getSelection()?.selectAllChildren(byId('phrase')),
    says: 'This may be a secret',
    not: 'abandon',
  },
  {
    what: 'a password, which it does not read',
    select: () => selectIn('password', 0, 99),
    says: 'No address in the selection: select one',
    not: '115p',
  },
];

test('the shortcut opens the card on what is selected, and says so where that is no address', async ({
  driver,
  pages,
}) => {
  const page = await openReady(driver, pages);
  const said: Record<string, string | undefined> = {};
  for (const { what, select, says, not } of rows) {
    await page.eval(selectWith, String(select));
    const words = await openCardByKey(page);
    const isKept = not === undefined || !words.includes(not);
    said[what] = words.includes(says) && isKept ? says : words;
    await page.press('Escape');
    await expect.poll(() => cardBox(page)).toBeNull();
  }
  expect(said).toEqual(Object.fromEntries(rows.map(({ what, says }) => [what, says])));
});

test('Tab walks the buttons, Escape closes the card and gives the focus and the selection back', async ({
  driver,
  pages,
}) => {
  const page = await openReady(driver, pages);
  await page.eval(() => document.getElementById('button')?.focus());
  await select(page, 'address');
  await openCardByKey(page);
  for (let i = 0; i < 3; i++) {
    await page.press('Tab');
    expect(await isCardFocused(page)).toBe(true);
  }
  await page.press('Escape');
  await expect.poll(() => cardBox(page)).toBeNull();
  expect(await page.eval(() => [document.activeElement?.id, String(getSelection())])).toEqual([
    'button',
    wannaCry,
  ]);
});

test('the card that the keyboard opened stays when the pointer moves, and Close closes it', async ({
  driver,
  pages,
}) => {
  const page = await openReady(driver, pages);
  await page.eval(selectWith, String(rows[0]?.select));
  await openCardByKey(page);
  await page.movePointer(600, 20);
  await page.movePointer(610, 25);
  // The pointer's own card would be gone after 300 ms.
  await untilTimersRan(page, 300);
  expect(await isCardFocused(page)).toBe(true);
  await pressCardButton(page, 'Close');
  await expect.poll(() => cardBox(page)).toBeNull();
});

test('in a frame, the card opens inside of the frame that has the focus', async ({
  driver,
  pages,
}) => {
  const page = await openReady(driver, pages);
  await page.eval(() => {
    const { contentWindow, contentDocument } = document.querySelector('iframe') ?? {};
    contentWindow?.focus();
    const text = contentDocument?.getElementById('address');
    if (text) contentWindow?.getSelection()?.selectAllChildren(text);
  });
  await page.pressShortcut();
  const inFrame = () =>
    page.eval(() => {
      const { contentWindow, contentDocument } = document.querySelector('iframe') ?? {};
      const box = contentDocument?.querySelector('[data-wac-host]')?.getBoundingClientRect();
      if (!box || !contentWindow) return null;
      const { innerWidth: width, innerHeight: height } = contentWindow;
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
      return isInside && contentDocument?.activeElement?.matches('[data-wac-host]');
    });
  await expect.poll(inFrame).toBe(true);
  expect(await cardBox(page)).toBeNull();
});

test('in a modal dialog, the card is not inert, and its Escape leaves the dialog open', async ({
  driver,
  pages,
}) => {
  const page = await openReady(driver, pages);
  await page.eval(() => {
    document.querySelector('dialog')?.showModal();
    const text = document.querySelector('dialog p');
    if (text) getSelection()?.selectAllChildren(text);
  });
  expect(await openCardByKey(page)).toContain('WannaCry ransom');
  await page.press('Tab');
  expect(await isCardFocused(page)).toBe(true);
  await page.press('Escape');
  await expect.poll(() => cardBox(page)).toBeNull();
  expect(await page.eval(() => document.querySelector('dialog')?.open)).toBe(true);
});

test('where the page cannot be read, the popup opens instead, and says why', async ({ driver }) => {
  const page = await driver.openExtensionPage('options.html');
  await page.pressShortcut();
  await expect.poll(() => driver.popup()).toMatch(/popup\.html\?hint=page&tab=\d+$/);
});

test('where the site is switched off, the popup opens instead, and says so', async ({
  driver,
  pages,
}) => {
  const options = await openSender(driver);
  const page = await openReady(driver, pages);
  await ask(options, 'settings/set', { site: { host: '127.0.0.1', enabled: false } });
  await expect.poll(() => painted(page, 'danger')).toEqual([]);
  await page.eval(selectWith, String(rows[0]?.select));
  await page.pressShortcut();
  await expect.poll(() => driver.popup()).toMatch(/popup\.html\?hint=off&tab=\d+$/);
  expect(await cardBox(page)).toBeNull();
});

async function openReady(driver: Driver, pages: PageServer): Promise<Page> {
  const page = await driver.open(pages.address('card-keyboard.html'));
  await whenMarked(page);
  return page;
}

/** Runs in the page: a row's selection, with what it is made of. */
function selectWith(source: string): void {
  Object.assign(globalThis, {
    byId: (id: string) => document.getElementById(id),
    selectIn(id: string, start: number, end: number) {
      const field = document.getElementById(id);
      if (!(field instanceof HTMLInputElement)) return;
      field.focus();
      field.setSelectionRange(start, end);
    },
  });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  new Function(`return ${source}`)()();
}

declare function byId(id: string): HTMLElement;
declare function selectIn(id: string, start: number, end: number): void;
