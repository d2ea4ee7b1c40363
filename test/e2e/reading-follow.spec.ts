import { expect } from './expect';
import { hover, painted, readCard } from './extension';
import { test } from './fixtures';
import { expectList, openList } from './this-page';

// Both from the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const ronin = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';
const short = '0x098B…2f96';

test('an address in an editor is counted, whatever ticks beside it', async ({ driver, pages }) => {
  const page = await driver.open(
    pages.add('<p id="tick">0</p><div id="editor" contenteditable>write</div>'),
  );
  await page.eval(() => {
    document.getElementById('editor')?.focus();
    setInterval(() => {
      document.getElementById('tick')?.replaceChildren(String(performance.now()));
    }, 300);
  });
  await page.eval((text) => document.getElementById('editor')?.append(text), ` ${wannaCry}`);
  await expect.poll(() => page.badge()).toBe('1');
});

test('nothing stays painted in a text that becomes an editor, from the first key on', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.add(`<p>Pay ${wannaCry} now</p>`));
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  await page.eval(() => {
    const text = document.querySelector('p');
    if (text) text.contentEditable = 'true';
    text?.focus();
    // As a user who types on and on: what is typed is read after 3 s.
    const timer = setInterval(() => document.execCommand('insertText', false, 'a'), 100);
    setTimeout(() => clearInterval(timer), 2500);
  });
  await expect.poll(() => painted(page, 'danger'), { timeout: 2000 }).toEqual([]);
  expect(await page.badge()).toBe('1');
});

test('where a page shows more than is painted, a part that it shows by a class is, and a dialog at its end', async ({
  driver,
  pages,
}) => {
  const others = Array.from({ length: 300 }, (_, i) => `<p>0x${`${i}`.padStart(40, 'a1b2')}</p>`);
  const page = await driver.open(
    pages.add(`<h1>Transfers</h1><main style="display: none"><p>${wannaCry}</p>${others.join('')}</main>
      <p style="height: 9000px"></p><div id="end"></div>`),
  );
  await expect.poll(() => page.badge()).toBe('1');
  await expect.poll(() => painted(page, 'danger')).toEqual([]);
  await page.eval(() => document.querySelector('main')?.removeAttribute('style'));
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  await page.eval((address) => {
    const dialog = document.createElement('div');
    dialog.style.cssText = 'position: fixed; top: 50px; left: 50px; background: white';
    dialog.append(address);
    document.getElementById('end')?.append(dialog);
  }, ronin);
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry, ronin]);
});

const other = (at: number) => `0x${`${at}`.padStart(40, 'a1b2')}`;
const rows = (row: (at: number) => string) =>
  Array.from({ length: 300 }, (_, at) => row(at)).join('');

const layouts: [kind: string, html: string][] = [
  [
    'a chat that flows upwards',
    `<main style="display: flex; flex-direction: column-reverse; height: 400px; overflow: auto">
      ${rows((at) => `<p>${at === 2 ? wannaCry : other(at)}</p>`)}</main>`,
  ],
  [
    'a grid whose rows stand in any order',
    // 37 and 300 have no divisor in common, so each row gets a place.
    `<main style="position: relative; height: 9000px">${rows((at) => {
      const row = (at * 37) % 300;
      return `<div style="position: absolute; transform: translateY(${row * 30}px)">
        <i>${row}</i> ${row === 2 ? wannaCry : other(at)}</div>`;
    })}</main>`,
  ],
  [
    'a list in columns',
    `<main style="columns: 3; width: 1200px">
      ${rows((at) => `<p style="font-size: 10px">${at === 202 ? wannaCry : other(at)}</p>`)}</main>`,
  ],
  [
    'a grid whose rows have no boxes of their own',
    `<main style="display: grid; grid-template-columns: auto 1fr"><b>To</b><b>Value</b>
      ${rows(
        (at) =>
          `<p style="display: contents"><i>${at === 2 ? wannaCry : other(at)}</i><b>1</b></p>`,
      )}</main>`,
  ],
];

for (const [kind, html] of layouts)
  test(`where a page shows more than is painted, what is seen of ${kind} is`, async ({
    driver,
    pages,
  }) => {
    const page = await driver.open(pages.add(html));
    await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  });

test('a shortened text follows the address in its attribute, and one that comes late', async ({
  driver,
  pages,
}) => {
  const other = `${ronin.slice(0, 6)}${'0'.repeat(32)}${ronin.slice(-4)}`.toLowerCase();
  const page = await driver.open(
    pages.add(`<p id="first" data-address="${other}">${short}</p><p>${wannaCry}</p>
      <p><span>${short}</span> <button id="second">Copy</button></p>`),
  );
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  await page.eval((address) => {
    document.getElementById('first')?.setAttribute('data-address', address);
    document.getElementById('second')?.setAttribute('data-clipboard-text', address);
  }, ronin);
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry, short, short]);
  await hover(page, short);
  expect(await readCard(page)).toContain('Ronin bridge');
});

test('a field that comes later is counted, and one that shows a shortened address', async ({
  driver,
  pages,
}) => {
  const url = pages.add('<main></main>');
  const page = await driver.open(url);
  const show = (html: string) =>
    page.eval((html) => {
      const main = document.querySelector('main');
      if (main) main.innerHTML = html;
    }, html);
  await show(`<input readonly value="${wannaCry}">`);
  await expect.poll(() => page.badge()).toBe('1');
  await show('<input>'.repeat(500));
  await expect.poll(() => page.badge()).toBe('');
  await show(`<input value="${wannaCry}"><input type="button" value="${short}" title="${ronin}">`);
  await expect.poll(() => page.badge()).toBe('2');
  await expectList(await openList(driver, url), '2 addresses · 2 reported', ronin);
});
