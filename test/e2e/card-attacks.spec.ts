import { expect } from '@playwright/test';
import { cardBox, openCard } from './card';
import { type Attack, attacks, giveTools } from './card-attacks';
import type { Page } from './driver';
import { findTab } from './extension';
import { test } from './fixtures';
import { looksSame } from './same-picture';

// From the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
/** A guard that has not closed the card by then did not notice. In milliseconds. */
const gate = 500;

for (const [where, group] of Object.entries(attacks))
  test(`what a page does to the card ${where} leaves it readable, or closes it with a warning`, async ({
    driver,
    pages,
  }) => {
    test.setTimeout(120_000);
    const options = await driver.openExtensionPage('options.html');
    const ends: Record<string, string> = {};
    for (const [name, attack] of Object.entries(group)) {
      const page = await driver.open(pages.address('card-attacks.html'));
      ends[name] = await runAttack(page, attack, options);
      // The popup is told of all that was noticed, and of nothing else.
      const tampered = async () => (await findTab(options, pages.address(''))).found.tampered;
      if (ends[name] === 'noticed') {
        await expect.poll(tampered).not.toBeNull();
        await expect.poll(() => page.badge()).toBe('!');
      } else expect(await tampered()).toBeNull();
      await page.close();
    }
    expect(ends).toEqual(
      Object.fromEntries(Object.entries(group).map(([name, attack]) => [name, attack.ends])),
    );
  });

/** How the attack ends: 'harmless' where the card looks as before, 'noticed' where it is closed. */
async function runAttack(page: Page, { run, ends }: Attack, reader: Page): Promise<string> {
  await openCard(page, wannaCry);
  await page.eval(giveTools);
  const before = await pictureOfCard(page);
  await page.eval(attackWith, String(run));
  if (ends === 'noticed') {
    await expect.poll(() => cardBox(page)).toBeNull();
    return 'noticed';
  }
  await page.eval((ms) => new Promise((resolve) => setTimeout(resolve, ms)), gate);
  if (!(await cardBox(page))) return 'noticed';
  const isSame = await looksSame(reader, before, await pictureOfCard(page));
  return isSame ? 'harmless' : 'unnoticed';
}

/** Where the card is by now: it follows its text. Without its edge: the page shines through the round corners. */
async function pictureOfCard(page: Page): Promise<Buffer> {
  const box = await cardBox(page);
  if (!box) throw new Error('no card');
  const { x, y, width, height } = box;
  return page.screenshot({ x: x + 12, y: y + 12, width: width - 24, height: height - 24 });
}

/** Runs in the page, which knows our element by its place. */
function attackWith(source: string): void {
  const host = document.querySelector('[data-wac-host]');
  new Function(`return ${source}`)()(host);
}
