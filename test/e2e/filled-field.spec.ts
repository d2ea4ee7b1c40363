import type { Page } from './driver';
import { expect } from './expect';
import { cardNow, openSender, type Sender, whenTabIsThere } from './extension';
import { test } from './fixtures';
import { alice, bitcoin, mallory, wannaCry } from './trick-addresses';

const told = 'take it out of the field';

/** Waits until the fields are read: one has this address. */
async function whenRead(sender: Sender, url: string, text = alice): Promise<void> {
  const listed = async () => (await whenTabIsThere(sender, url)).found.addresses;
  await expect.poll(async () => (await listed()).map(({ address }) => address)).toContain(text);
}

/** Puts texts into fields as a page does. */
const fill = (page: Page, texts: Record<string, string>) =>
  page.eval((texts) => {
    for (const [id, text] of Object.entries(texts))
      Object.assign(document.getElementById(id) ?? {}, { value: text });
  }, texts);

for (const [when, ms] of [
  ['at once', 100],
  ['after the browser asked whether it may', 2500],
] as const)
  test(`a reported address that a button of the page puts into a field ${when} is called out at the field`, async ({
    driver,
    pages,
  }) => {
    const sender = await openSender(driver);
    const url = pages.add(`<label>From <input value="${alice}"></label><label>To <input></label>
      <textarea></textarea><textarea></textarea><button>Paste</button><script>
        const [from, to] = document.querySelectorAll('input');
        const codes = document.querySelectorAll('textarea');
        document.querySelector('button').onclick = () => setTimeout(() => {
          for (const one of codes) one.value = '60806040'.repeat(5000);
          from.value = '${bitcoin}'; to.value = '${wannaCry}'; }, ${ms});</script>`);
    const page = await driver.open(url);
    await whenRead(sender, url);
    await page.click({ css: 'button' });
    await expect.poll(() => cardNow(page)).toContain(told);
    expect(await cardNow(page)).toContain(wannaCry.slice(0, 4));
  });

test('so is one that is chosen by the pointer from what a field offers to the first letters', async ({
  driver,
  pages,
}) => {
  const sender = await openSender(driver);
  const url = pages.add(`<input value="${alice}"><label>To <input id="to" role="combobox"></label>
    <p id="offered">Bob</p><script>
      offered.onclick = () => { to.value = '${wannaCry}'; };</script>`);
  const page = await driver.open(url);
  await whenRead(sender, url);
  await page.click({ css: '#to' });
  await page.type('bo');
  await page.click({ css: '#offered' });
  await expect.poll(() => cardNow(page)).toContain(told);
});

test('so is one of 300 that one click fills in, at its own field', async ({ driver, pages }) => {
  const sender = await openSender(driver);
  const url = pages.add(`<input value="${alice}"><button>Fill</button><div id="all"></div><script>
    all.innerHTML = '<input style="display: block">'.repeat(300);
    document.querySelector('button').onclick = () => [...all.children].forEach((field, at) => {
      field.value = at === 200 ? '${wannaCry}' : '0x' + String(at).padStart(40, '7');
      if (at === 200) field.scrollIntoView({ block: 'center' });
    });</script>`);
  const page = await driver.open(url);
  await whenRead(sender, url);
  await page.click({ css: 'button' });
  await expect.poll(() => cardNow(page)).toContain(told);
  // The note goes with it.
  await page.eval(() => {
    const field = document.querySelectorAll('input')[201];
    if (field) field.value = '';
  });
  await expect.poll(() => cardNow(page)).toBe('');
});

test('one that was told does not come back by what changes beside it, nor when the field is left', async ({
  driver,
  pages,
}) => {
  const sender = await openSender(driver);
  const url = pages.add(`<input id="from" value="${alice}"><textarea id="to"></textarea>
    <button>Paste</button><script>
      document.querySelector('button').onclick = () => { to.value = '${wannaCry}'; };</script>`);
  const page = await driver.open(url);
  await whenRead(sender, url);
  await page.click({ css: 'button' });
  await expect.poll(() => cardNow(page)).toContain(told);
  await page.press('Escape');
  await fill(page, { to: `${wannaCry} 1`, from: bitcoin });
  await whenRead(sender, url, bitcoin);
  expect(await cardNow(page)).toBe('');
  await page.eval(() => document.getElementById('to')?.focus());
  await page.type(` ${mallory}`);
  await page.press('Tab');
  await whenRead(sender, url, mallory);
  expect(await cardNow(page)).toBe('');
});

for (const [what, left] of [
  ['goes with it', alice],
  ['stays with it', wannaCry],
] as const)
  test(`the note on one of several that were pasted ${what}`, async ({ driver, pages }) => {
    const sender = await openSender(driver);
    const both = `${alice} ${wannaCry}`;
    const url = pages.add(`<input id="from" value="${both}"><textarea id="to"></textarea>`);
    const page = await driver.open(url);
    await whenRead(sender, url);
    await page.click({ css: '#from' });
    await page.pressCtrl('a');
    await page.pressCtrl('c');
    await page.click({ css: '#to' });
    await page.pressCtrl('v');
    await expect.poll(() => cardNow(page)).toContain(told);
    await fill(page, { to: left, from: bitcoin });
    await whenRead(sender, url, bitcoin);
    if (left === wannaCry) expect(await cardNow(page)).toContain(told);
    else await expect.poll(() => cardNow(page)).toBe('');
  });
