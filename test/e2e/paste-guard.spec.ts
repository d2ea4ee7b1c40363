import { copyFrom, paste, readField, whenMarked } from './copy-and-paste';
import type { Driver, Page } from './driver';
import { expect } from './expect';
import { cardNow, painted } from './extension';
import { test } from './fixtures';
import { alice, mallory, wannaCry } from './trick-addresses';

// From the starter list.
const ronin = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';

const form = `<p id="source"></p>
  <label>Recipient <input id="field"></label>
  <textarea id="area"></textarea> <div id="editor" contenteditable></div><p>${ronin}</p>`;

/** Selects a text on the page and copies it, as a user does. */
async function copy(page: Page, text: string): Promise<void> {
  await page.eval((text) => document.getElementById('source')?.replaceChildren(text), text);
  await copyFrom(page, 'source');
}

const isOpen = (page: Page) => page.eval(() => document.querySelector('[data-wac-host]') !== null);

async function openForm(driver: Driver, url: string): Promise<Page> {
  const page = await driver.open(url);
  await whenMarked(page);
  return page;
}

for (const id of ['field', 'area', 'editor']) {
  test(`a reported address is called out beside the ${id} that it is pasted into, and the focus stays`, async ({
    driver,
    pages,
  }) => {
    const page = await openForm(driver, pages.add(form));
    await copy(page, `send to ${wannaCry} now`);
    await paste(page, id);
    await expect.poll(() => cardNow(page)).toContain('WannaCry');
    expect(await cardNow(page)).toContain('take it out of the field unless you know why');
    expect(await readField(page, id)).toBe(`send to ${wannaCry} now`);
    expect(await page.eval(() => document.activeElement?.id)).toBe(id);
    await page.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
  });
}

test('an address that nobody has anything against opens nothing, also when it is typed', async ({
  driver,
  pages,
}) => {
  const page = await openForm(driver, pages.add(form));
  await copy(page, alice);
  await paste(page);
  await page.fill({ css: '#area' }, alice);
  await page.press('Tab');
  // The answer to a later question comes after those.
  await copy(page, wannaCry);
  await paste(page, 'area');
  await expect.poll(() => cardNow(page)).toContain('WannaCry');
  expect(await readField(page)).toBe(alice);
});

test('a page that changes the address behind the user’s back is called out', async ({
  driver,
  pages,
}) => {
  const page = await openForm(driver, pages.add(form));
  await copy(page, alice);
  await paste(page);
  await page.eval((address) => {
    const field = document.getElementById('field');
    if (field instanceof HTMLInputElement) field.value = address;
  }, mallory);
  // The attack: the field has what was never pasted.
  expect(await readField(page)).toBe(mallory);
  await expect.poll(() => cardNow(page)).toContain('Something other than you changed the address');
  // What the page shows elsewhere takes nothing of that back.
  await page.eval((address) => document.body.append(` and ${address}`), mallory);
  await expect.poll(() => painted(page, 'unknown')).toContain(mallory);
  expect(await cardNow(page)).toContain('Something other than you changed the address');
});

test('a page that puts guesses into a field by itself learns nothing of what was copied', async ({
  driver,
  pages,
}) => {
  const page = await openForm(driver, pages.add(form));
  await copy(page, alice);
  for (const address of [mallory, wannaCry]) {
    const put = await page.eval((address) => {
      const field = document.querySelector('input');
      field?.select();
      document.execCommand('insertText', false, address);
      field?.blur();
      return field?.value;
    }, address);
    // The attack: the browser takes it for the user's own input.
    expect(put).toBe(address);
  }
  await expect.poll(() => cardNow(page)).toContain('WannaCry');
  expect(await cardNow(page)).not.toContain('copied');
  await page.press('Escape');
  await expect.poll(() => isOpen(page)).toBe(false);
});

test('a recipient that the user chooses by a click is no change behind the user’s back', async ({
  driver,
  pages,
}) => {
  const choice = `<button onclick="document.getElementById('field').value = '${mallory}'">Bob</button>`;
  const page = await openForm(driver, pages.add(form + choice));
  await copy(page, alice);
  await paste(page);
  await page.click({ role: 'button', name: 'Bob' });
  expect(await readField(page)).toBe(mallory);
  // Looks at the field. What is painted next was answered later.
  await page.click({ css: '#area' });
  await page.eval((address) => document.body.append(` and ${address}`), wannaCry);
  await expect.poll(() => painted(page, 'danger')).toContain(wannaCry);
  expect(await isOpen(page)).toBe(false);
});

for (const [id, where] of [
  ['inner', 'an input in a shadow root'],
  ['editor', 'an editor'],
] as const) {
  test(`an address that is typed into ${where} is called out when it is left`, async ({
    driver,
    pages,
  }) => {
    const inShadow = `<div id="host"><template shadowrootmode="open"><input id="inner"></template></div>`;
    const page = await openForm(driver, pages.add(form + inShadow));
    await page.eval(
      (id, address) => {
        const root = document.getElementById('host')?.shadowRoot;
        (document.getElementById(id) ?? root?.getElementById(id))?.focus();
        document.execCommand('insertText', false, address);
      },
      id,
      wannaCry,
    );
    await page.press('Tab');
    await expect.poll(() => cardNow(page)).toContain('WannaCry');
  });
}

test('a page that copies another address than it shows is called out at once', async ({
  driver,
  pages,
}) => {
  const page = await openForm(driver, pages.add(form));
  await page.eval((address) => {
    addEventListener('copy', (event) => {
      event.clipboardData?.setData('text/plain', address);
      event.preventDefault();
    });
  }, mallory);
  await copy(page, alice);
  await expect.poll(() => cardNow(page)).toContain('The page copied another address than it shows');
  // The attack: what was selected is not what is pasted.
  await paste(page);
  expect(await readField(page)).toBe(mallory);
});

test('of several addresses that are pasted together, the reported one is called out', async ({
  driver,
  pages,
}) => {
  const page = await openForm(driver, pages.add(form));
  const column = `${alice}, ${mallory}, ${wannaCry}`;
  await copy(page, column);
  await paste(page, 'area');
  expect(await readField(page, 'area')).toBe(column);
  await expect.poll(() => cardNow(page)).toContain('WannaCry');
});

for (const [what, html] of [
  ['a text', '<div>Network: <b>TRON (TRC20)</b></div>'],
  ['a Chinese text', '<div>提现网络</div><div>TRX</div><div>Tron (TRC20)</div>'],
  ['a tab', '<button role="tab" aria-selected="true">TRC20</button>'],
] as const)
  test(`an address of another network than ${what} beside the field names is called out`, async ({
    driver,
    pages,
  }) => {
    const page = await openForm(
      driver,
      pages.add(`<p id="source"></p><form>${html}<input id="field"></form><p>${ronin}</p>`),
    );
    await copy(page, alice);
    await paste(page);
    // The attack: the form takes it.
    expect(await readField(page)).toBe(alice);
    await expect.poll(() => cardNow(page)).toContain('The form asks for an address of TRON');
  });

test('a name of EOS in a form without its memo is called out', async ({ driver, pages }) => {
  const page = await openForm(
    driver,
    pages.add(`<p id="source"></p><form><label>EOS account <input id="field"></label>
      <label>Memo <input></label></form><p>${ronin}</p>`),
  );
  await copy(page, 'binancecleos');
  await paste(page);
  await expect.poll(() => cardNow(page)).toContain('apart by a tag or memo');
});

test('the short form of an address is told as what it is', async ({ driver, pages }) => {
  const page = await openForm(driver, pages.add(form));
  await copy(page, '0x5290…9EE7');
  await paste(page);
  await expect.poll(() => cardNow(page)).toContain('This is a shortened address');
  expect(await readField(page)).toBe('0x5290…9EE7');
});
