import { expect } from '@playwright/test';
import type { Page } from './driver';
import { painted, readCard } from './extension';
import { test } from './fixtures';
import { exchange, wannaCry } from './trick-addresses';

const field = '<label>Recipient <input id="field"></label>';

const note = async (page: Page) => (await readCard(page).catch(() => '')).replaceAll(/\s+/g, ' ');

async function copyAndPaste(page: Page): Promise<void> {
  await expect.poll(async () => (await painted(page, 'danger')).length).toBeGreaterThan(0);
  await page.eval(() => {
    const shown = document.getElementById('shown');
    if (shown) getSelection()?.selectAllChildren(shown);
  });
  await page.pressCtrl('c');
  await page.eval(() => document.getElementById('field')?.focus());
  await page.pressCtrl('v');
}

for (const [what, script] of [
  ['', 'event.stopImmediatePropagation();'],
  [
    ' and puts it in by itself',
    `event.stopImmediatePropagation(); event.preventDefault();
      event.target.value = event.clipboardData.getData('text/plain');`,
  ],
] as const)
  test(`a reported address is called out, too, where the page keeps its paste from us${what}`, async ({
    driver,
    pages,
  }) => {
    const page = await driver.open(
      pages.add(`<script>addEventListener('paste', (event) => { ${script} }, true);</script>
        <p id="shown">${wannaCry}</p>${field}`),
    );
    await copyAndPaste(page);
    expect(await page.eval(() => document.querySelector('input')?.value)).toBe(wannaCry);
    await expect.poll(() => note(page)).toContain('take it out of the field');
  });

for (const [what, html, isTold] of [
  ['an empty field for a tag', '<input name="destinationTag">', true],
  ['one that is filled in', '<input name="destinationTag" value="7">', false],
  ['none', '<input name="amount">', false],
] as const)
  test(`beside a form with ${what} it is ${isTold ? '' : 'not '}said that a tag may be needed`, async ({
    driver,
    pages,
  }) => {
    const page = await driver.open(
      pages.add(`<p id="shown">${exchange}</p><form>${field}${html}</form>
        <textarea></textarea><p>${wannaCry}</p>`),
    );
    await copyAndPaste(page);
    if (!isTold) {
      // What is put in later is answered later.
      await page.fill({ css: 'textarea' }, wannaCry);
      await page.press('Tab');
    }
    await expect.poll(() => note(page)).toContain(isTold ? 'apart by a tag or memo' : 'WannaCry');
  });
