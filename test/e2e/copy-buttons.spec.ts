import { copyFrom, readField, whenMarked } from './copy-and-paste';
import type { Driver, Page } from './driver';
import { expect } from './expect';
import { cardNow } from './extension';
import { test } from './fixtures';
import { alice, mallory, wannaCry } from './trick-addresses';

const copying = `onclick="navigator.clipboard.writeText('${mallory}')"`;
const third = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
/** Made to look like Mallory's. */
const poisoned = '0xde709f2fe1d2c3b4a5968778695a4b3c2d1efb77';
const fourth = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
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
    [
      'beside one with bold ends, and another address',
      `<div><p><b>${mallory.slice(0, 6)}</b>${mallory.slice(6, -4)}<b>${mallory.slice(-4)}</b>
        <button ${copying}>Copy</button></p><p>Contract ${third}</p></div>`,
    ],
    [
      'beside one of which the first line is out of view',
      `<div><pre style="width:9em;height:3em;overflow:hidden;white-space:pre-wrap;word-break:break-all">${'. '.repeat(40)}${mallory}</pre>
        <button ${copying}>Copy</button><p>Contract ${third}</p></div>`,
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
      expect(await cardNow(shown)).not.toContain('not the address that you copied');
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
  await expect.poll(() => cardNow(shown)).toContain('This is not the address that you copied');
});

for (const hidden of [
  'hidden',
  'style="opacity:0"',
  'style="opacity:0.05"',
  'style="visibility:hidden"',
  'style="font-size:1px"',
  'style="color:transparent"',
  'style="color:#fffffe"',
  'style="position:absolute;left:-9999px"',
  'style="display:inline-block;width:0;overflow:hidden;white-space:nowrap"',
])
  test(`a page that copies by itself what stands beside the click with ${hidden} is called out`, async ({
    driver,
    pages,
  }) => {
    const row = `<span ${hidden}>${mallory}</span> <button ${copying}>Next</button>`;
    const shown = await openCopied(driver, pages.add(page(row)));
    await shown.click({ css: 'button' });
    await expect.poll(() => pasted(shown)).toBe(mallory);
    await expect.poll(() => cardNow(shown)).toContain('This is not the address that you copied');
  });

for (const [what, row] of [
  ['beside its short form', `<b>0xde70…fb77</b> <button>Copy</button>`],
  [
    'that carries it beside its name',
    `<b>Bob</b> <a data-clipboard-text="${mallory}"><i class="icon-copy" style="display:inline-block;width:9px;height:9px"></i></a>`,
  ],
] as const)
  test(`after a copy by a button ${what}, the address that was copied before is no swap, another is`, async ({
    driver,
    running,
    pages,
  }) => {
    const shown = await openCopied(driver, pages.add(page(row)));
    await shown.click({ css: 'div button, i' });
    // The button did not work.
    expect(await pasted(shown)).toBe(alice);
    await running.putOnClipboard(third);
    expect(await pasted(shown)).toBe(third);
    await expect.poll(() => cardNow(shown)).toContain('This is not the address that you copied');
    expect(await cardNow(shown)).toMatch(/0xde70…fb77|0xde 709f/);
  });

for (const [what, script] of [
  [
    'a hidden field',
    `const area = document.body.appendChild(document.createElement('textarea'));
      area.value = '${mallory}'; area.select(); document.execCommand('copy'); area.remove();`,
  ],
  [
    'nothing that is selected',
    `addEventListener('copy', (event) => { event.clipboardData.setData('text/plain', '${mallory}');
        event.preventDefault(); }); getSelection().empty(); document.execCommand('copy');`,
  ],
] as const)
  test(`a button that copies another address than is shown beside it, from ${what}, is called out at once`, async ({
    driver,
    pages,
  }) => {
    const row = `<b>${alice}</b> <button>Take it</button><script>
      document.querySelector('div button').onclick = () => { ${script} };</script>`;
    const shown = await openCopied(driver, pages.add(page(row)));
    await shown.click({ css: 'div button' });
    await expect.poll(() => cardNow(shown)).toContain('copied another address than it shows');
    // The attack: another address is pasted than is seen.
    expect(await pasted(shown)).toBe(mallory);
    await expect.poll(() => cardNow(shown)).toContain('This is not the address that you copied');
  });

/** As the package copy-to-clipboard does it, and worse: nobody else hears of the event. */
const secretly = (set: string, on: string) => `
  const mark = document.createElement('span');
  mark.textContent = '${mallory}';
  mark.style = 'all: unset; position: fixed; top: 0; clip-path: inset(50%); white-space: pre; user-select: text';
  ${on}.addEventListener('copy', (event) => { event.stopPropagation(); ${set} }, true);
  document.body.append(mark);
  getSelection().selectAllChildren(mark);
  document.execCommand('copy');
  mark.remove();`;
const setData = `event.preventDefault(); event.clipboardData.setData('text/plain', '${mallory}');`;

for (const [what, script, isKnown] of [
  ['on the copied text', secretly('', 'mark'), true],
  ['on the copied text, and fills the clipboard itself', secretly(setData, 'mark'), true],
  ['on its way to the text, and fills the clipboard itself', secretly(setData, 'document'), false],
] as const)
  test(`what a page copies by a script is no swap where it stops the event ${what}`, async ({
    driver,
    running,
    pages,
  }) => {
    const row = `<button>Donate</button><script>
      document.querySelector('div button').onclick = () => { ${script} };</script>`;
    const shown = await openCopied(driver, pages.add(page(row)));
    await shown.click({ css: 'div button' });
    expect(await pasted(shown)).toBe(mallory);
    await untilLaterIsTold(shown);
    expect(await cardNow(shown)).not.toContain('not the address that you copied');
    await shown.press('Escape');
    await running.putOnClipboard(third);
    expect(await pasted(shown)).toBe(third);
    if (isKnown)
      await expect.poll(() => cardNow(shown)).toContain('This is not the address that you copied');
  });

test('what a page copies by a field of its own in a closed shadow root is held against nothing beside that', async ({
  driver,
  running,
  pages,
}) => {
  // As the package clipboard does it.
  const row = `<div id="host" style="height:100px"></div><b>${fourth}</b><script>
    const root = document.getElementById('host').attachShadow({ mode: 'closed' });
    root.innerHTML = '<button style="width:100%;height:70px">Copy</button><p>${mallory}</p>';
    root.querySelector('button').onclick = () => {
      const area = document.createElement('textarea');
      area.style = 'position: absolute; left: -9999px';
      area.value = root.querySelector('p').textContent;
      root.append(area);
      area.focus();
      area.select();
      document.execCommand('copy');
      area.remove();
      document.title = 'copied';
    };</script>`;
  const shown = await openCopied(driver, pages.add(page(row)));
  await shown.click({ css: '#host' });
  await expect.poll(() => shown.eval(() => document.title)).toBe('copied');
  expect(await pasted(shown)).toBe(mallory);
  await untilLaterIsTold(shown);
  expect(await cardNow(shown)).not.toContain('copied');
  await shown.press('Escape');
  await running.putOnClipboard(third);
  expect(await pasted(shown)).toBe(third);
  // That one was kept in mind, and not what stands beside it.
  await expect.poll(() => cardNow(shown)).toContain('(0xde 709f');
});

const rowOf = (address: string, then = '') =>
  `<div>${address} <button onclick="navigator.clipboard.writeText('${address}');${then}">Copy</button></div>`;

test('the copy by a button of an address whose lookalike the page shows is called out, once', async ({
  driver,
  pages,
}) => {
  const shown = await openCopied(driver, pages.add(page(rowOf(mallory) + rowOf(poisoned))));
  await shown.click({ css: 'div > div:first-child button' });
  await expect.poll(() => cardNow(shown)).toContain('begins and ends like this one');
  expect(await pasted(shown)).toBe(mallory);
  await shown.press('Escape');
  await shown.click({ css: 'div > div:first-child button' });
  await untilLaterIsTold(shown);
  expect(await cardNow(shown)).not.toContain('begins and ends');
});

test('so it is where the page puts what says that it is copied in the place of the button', async ({
  driver,
  pages,
}) => {
  const row = rowOf(mallory, `this.outerHTML='<b>Copied</b>'`);
  const shown = await openCopied(driver, pages.add(page(row + rowOf(poisoned))));
  await shown.click({ css: 'div > div:first-child button' });
  await expect.poll(() => cardNow(shown)).toContain('begins and ends like this one');
});

test('after a copy of words, an address that is pasted is not compared with an earlier copy', async ({
  driver,
  running,
  pages,
}) => {
  const shown = await openCopied(driver, pages.add(page('<span id="words">hello there</span>')));
  await copyFrom(shown, 'words');
  await running.putOnClipboard(mallory);
  expect(await pasted(shown)).toBe(mallory);
  await untilLaterIsTold(shown);
  expect(await cardNow(shown)).not.toContain('not the address that you copied');
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
  expect(await readField(shown)).toBe(mallory);
  // Looks at the field.
  await shown.click({ css: '#later' });
  await untilLaterIsTold(shown);
  expect(await cardNow(shown)).not.toContain('Something other than you changed');
});

/** Opens the page, and copies Alice's address as a user does. */
async function openCopied(driver: Driver, url: string): Promise<Page> {
  const shown = await driver.open(url);
  await whenMarked(shown);
  await copyFrom(shown, 'source');
  return shown;
}

async function pasted(shown: Page): Promise<string> {
  await shown.eval(() => document.querySelector<HTMLInputElement>('#field')?.select());
  await shown.pressCtrl('v');
  return readField(shown);
}

/** What is put in later is answered later: then nothing more comes of what was put in before. */
async function untilLaterIsTold(shown: Page): Promise<void> {
  const before = await cardNow(shown);
  expect(before).not.toContain('WannaCry');
  await shown.fill({ css: '#later' }, wannaCry);
  await shown.press('Tab');
  await expect.poll(() => shown.closedShadowTexts().then(String)).toContain('WannaCry');
}
