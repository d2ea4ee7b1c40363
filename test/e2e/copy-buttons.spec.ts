import { expect } from '@playwright/test';
import type { Driver, Page } from './driver';
import { painted } from './extension';
import { test } from './fixtures';

const alice = '0x52908400098527886E0F7030069857D2E4169EE7';
const mallory = '0xde709f2102306220921060314715629080e2fb77';
// From the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';

const copying = `onclick="navigator.clipboard.writeText('${mallory}')"`;
const page = (row: string) => `<p id="source">${alice}</p><div>${row}</div>
  <form><label>Recipient <input id="field"></label></form><textarea id="later"></textarea>
  <p>${wannaCry}</p>`;

test.describe('after a copy of another address, what a page’s own button copies is no swap', () => {
  for (const [what, row] of [
    ['beside the address', `<span>${mallory}</span> <button ${copying}>Copy</button>`],
    ['beside its short form', `<span>0xde70…fb77</span> <button ${copying}>Copy</button>`],
    [
      'beside a field that cannot be written in',
      `<input readonly id="shown" value="${mallory}" size="50"> <button ${copying}>Copy</button>`,
    ],
    [
      'beside it in groups of four',
      `<span>${mallory.replaceAll(/(.{4})/g, '$1 ')}</span> <button ${copying}>Copy</button>`,
    ],
    ['beside a short form in parts', `<b>0xde70</b>…<b>fb77</b><button ${copying}>Copy</button>`],
    [
      'beside a very long word',
      `<span>${mallory}</span> <span>${'a'.repeat(600)}</span><button ${copying}>Copy</button>`,
    ],
    ['within an icon', `<p>${mallory} <button ${copying}><svg width="9" height="9"/></button></p>`],
  ] as const)
    test(what, async ({ driver, pages }) => {
      const shown = await openCopied(driver, pages.add(page(row)));
      await shown.click({ css: 'button' });
      await expect.poll(() => pasted(shown)).toBe(mallory);
      await untilLaterIsTold(shown);
      expect(await note(shown)).not.toContain('not the address that you copied');
    });
});

test('after a click beside another address, a swapped clipboard is called out', async ({
  driver,
  running,
  pages,
}) => {
  const row = `<span>${alice}</span> <button>Copy</button>`;
  const shown = await openCopied(driver, pages.add(page(row)));
  await shown.click({ css: 'button' });
  await running.putOnClipboard(mallory);
  expect(await pasted(shown)).toBe(mallory);
  await expect.poll(() => note(shown)).toContain('This is not the address that you copied');
});

for (const hidden of ['hidden', 'style="opacity:0"', 'style="visibility:hidden"'])
  test(`a page that copies by itself what stands beside the click with ${hidden} is called out`, async ({
    driver,
    pages,
  }) => {
    const row = `<span ${hidden}>${mallory}</span> <button ${copying}>Next</button>`;
    const shown = await openCopied(driver, pages.add(page(row)));
    await shown.click({ css: 'button' });
    await expect.poll(() => pasted(shown)).toBe(mallory);
    await expect.poll(() => note(shown)).toContain('This is not the address that you copied');
  });

test('after a copy of words, an address that is pasted is not compared with an earlier copy', async ({
  driver,
  running,
  pages,
}) => {
  const shown = await openCopied(driver, pages.add(page('<span id="words">hello there</span>')));
  await shown.eval(() => {
    const words = document.getElementById('words');
    if (words) getSelection()?.selectAllChildren(words);
  });
  await shown.pressCtrl('c');
  await running.putOnClipboard(mallory);
  expect(await pasted(shown)).toBe(mallory);
  await untilLaterIsTold(shown);
  expect(await note(shown)).not.toContain('not the address that you copied');
});

test('a recipient that the user chooses by Enter in a list is no change behind the user’s back', async ({
  driver,
  pages,
}) => {
  const shown = await openCopied(driver, pages.add(page('')));
  await shown.eval((address) => {
    const field = document.querySelector('input');
    field?.setAttribute('role', 'combobox');
    field?.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') field.value = address;
    });
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  }, mallory);
  expect(await pasted(shown)).toBe(alice);
  await shown.press('Enter');
  expect(await shown.eval(() => document.querySelector('input')?.value)).toBe(mallory);
  // Looks at the field.
  await shown.click({ css: '#later' });
  await untilLaterIsTold(shown);
  expect(await note(shown)).not.toContain('Something other than you changed');
});

/** Opens the page, and copies Alice's address as a user does. */
async function openCopied(driver: Driver, url: string): Promise<Page> {
  const shown = await driver.open(url);
  await expect.poll(async () => (await painted(shown, 'danger')).length).toBe(1);
  await shown.eval(() => {
    const source = document.getElementById('source');
    if (source) getSelection()?.selectAllChildren(source);
  });
  await shown.pressCtrl('c');
  return shown;
}

async function pasted(shown: Page): Promise<string> {
  await shown.eval(() => document.querySelector<HTMLInputElement>('#field')?.select());
  await shown.pressCtrl('v');
  return shown.eval(() => document.querySelector<HTMLInputElement>('#field')?.value ?? '');
}

/** What is put in later is answered later: then nothing more comes of what was put in before. */
async function untilLaterIsTold(shown: Page): Promise<void> {
  const before = await note(shown);
  expect(before).not.toContain('WannaCry');
  await shown.fill({ css: '#later' }, wannaCry);
  await shown.press('Tab');
  await expect.poll(() => shown.closedShadowTexts().then(String)).toContain('WannaCry');
}

const note = async (shown: Page) =>
  (await shown.closedShadowTexts()).join(' ').replaceAll(/\s+/g, ' ');
