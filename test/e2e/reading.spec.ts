import type { Page } from './driver';
import { expect } from './expect';
import { cardNow, hover, painted } from './extension';
import { test } from './fixtures';
import { expectList, openList } from './this-page';

// Both from the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const ronin = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';

const reported = (page: Page, ...texts: string[]) =>
  expect.poll(() => painted(page, 'danger')).toEqual(texts);

test('an address that is split over inline elements is painted as one', async ({
  driver,
  pages,
}) => {
  const groups = wannaCry.match(/.{1,4}/g) ?? [];
  const page = await driver.open(
    pages.add(`<p>Pay <b>${ronin.slice(0, 4)}</b>${ronin.slice(4)} now</p>
      <p>${groups.map((group) => `<span style="margin: 2px">${group}</span>`).join('')}</p>
      <p>${ronin.slice(0, 20)}<br>or<br>${ronin.slice(20)}</p>`),
  );
  await reported(page, ronin, wannaCry);
});

test('an address in two lines or boxes is painted as one, and its card opens in both', async ({
  driver,
  pages,
}) => {
  const boxes = `<span>${ronin.slice(0, 38)}</span><span>${ronin.slice(38)}</span>`;
  const page = await driver.open(
    pages.add(`<p>${wannaCry.slice(0, 17)}<br>${wannaCry.slice(17)}</p>
      <div style="display: flex; margin: 2000px 0">${boxes}</div>`),
  );
  await reported(page, wannaCry, ronin);
  for (const [part, label] of [
    [wannaCry.slice(0, 17), 'WannaCry ransom'],
    [ronin.slice(38), 'Ronin bridge theft'],
  ] as const) {
    await hover(page, part);
    await expect.poll(() => cardNow(page)).toContain(label);
  }
});

test('an address that is split by what arrives later is painted, and forgotten with a part of it', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`<p>Pay <b id="first"></b><i>${ronin.slice(4)}</i></p>`),
  );
  await page.eval((text) => document.getElementById('first')?.append(text), ronin.slice(0, 4));
  await reported(page, ronin);
  await page.eval(() => document.querySelector('i')?.remove());
  await reported(page);
});

test('a shortened address stands for the one that its link goes to; another one is called out', async ({
  driver,
  pages,
}) => {
  const url = pages.add(`<p><a href="/address/${ronin}">0x098B…2f96</a></p>
    <p><a href="https://example.org/${ronin}" title="0x5290…9EE7">0x5290…9EE7</a></p>
    <p><span title="${wannaCry}">115p7...rLn</span></p>`);
  const page = await driver.open(url);
  await reported(page, '0x098B…2f96', '0x5290…9EE7', '115p7...rLn');
  await expectList(
    await openList(driver, url),
    'Reported (2)',
    'The page shows 0x5290…9EE7 in its place, which stands for another address',
  );
});

test('an unreported address under the short form of another one asks for caution', async ({
  driver,
  pages,
}) => {
  const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
  const page = await driver.open(
    pages.add(`<p><a id="link" href="/address/${other}">0x8617…070D</a></p>`),
  );
  await expect.poll(() => painted(page, 'unknown')).toEqual(['0x8617…070D']);
  await page.eval(
    (address) => document.getElementById('link')?.setAttribute('href', `/address/${address}`),
    other.replaceAll('8', '7'),
  );
  await expect.poll(() => painted(page, 'caution')).toEqual(['0x8617…070D']);
});

test('what stands in fields and editors is listed, and never painted; secrets are not read', async ({
  driver,
  pages,
}) => {
  const url = pages.add(`<p>${wannaCry}</p><input id="field">
    <select id="choice"><option>None<option>0x52908400098527886E0F7030069857D2E4169EE7</select>
    <div contenteditable>Send to ${ronin}</div>
    <input type="password" value="0x8617E340B3D01FA5F11F306F4090FD50E238070D">`);
  const page = await driver.open(url);
  await reported(page, wannaCry);
  const popup = await openList(driver, url);
  await expectList(popup, '2 addresses · 2 reported', ronin);
  await page.fill({ css: '#field' }, '0xde709f2102306220921060314715629080e2fb77');
  await expectList(popup, '3 addresses · 2 reported', '0xde709f2102306220921060314715629080e2fb77');
  await page.fill({ css: '#field' }, '');
  await expectList(popup, '2 addresses · 2 reported');
  await page.eval(() => {
    for (const option of document.querySelectorAll('option')) option.selected = true;
  });
  await expectList(popup, '3 addresses · 2 reported', '0x52908400098527886E0F7030069857D2E4169EE7');
  expect(await painted(page, 'danger')).toEqual([wannaCry]);
});

test('the badge follows a field that the page fills anew without an event, as deposit forms do', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`<p id="network">Bitcoin</p><input readonly value="${wannaCry}">`),
  );
  await expect.poll(() => page.badge()).toBe('1');
  await page.eval(() => {
    const field = document.querySelector('input');
    if (field) field.value = '0x52908400098527886E0F7030069857D2E4169EE7';
    document.getElementById('network')?.replaceChildren('Ethereum');
  });
  await expect.poll(() => page.badge()).toBe('');
});

test('shadow trees are read: declared ones, and those that come later, in whatever element', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`<p>${wannaCry}</p><div id="plain"></div><x-late></x-late><section id="section">full</section>
      <div><template shadowrootmode="open"><p>${ronin}</p><slot></slot></template>light</div>`),
  );
  await reported(page, wannaCry, ronin);
  await page.eval((text) => {
    for (const host of document.querySelectorAll('#plain, x-late, #section')) {
      host.attachShadow({ mode: 'open' }).append(text);
    }
  }, ronin);
  await reported(page, wannaCry, ronin, ronin, ronin, ronin);
});

test('a form whose fields are called as what the browser knows of it is read, and a click in it ends', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`<form onsubmit="return false"><p>${wannaCry}</p><input name="children"><input name="parentNode">
      <button>Copy</button><div style="height: 9000px"></div></form><p>${ronin}</p>`),
  );
  await reported(page, wannaCry, ronin);
  // The browser's driver climbs such a form, too, where it is told what to click.
  const { x, y } = await page.eval(() => {
    const { left, top } =
      document.querySelector('button')?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + 5, y: top + 5 };
  });
  await page.drag({ x, y }, { x: x + 1, y });
  expect(await page.eval(() => document.forms.length)).toBe(1);
});

/** What is asked of the elements of a page. */
const askedFor = [
  ...['contains', 'querySelector', 'querySelectorAll', 'matches', 'localName', 'childNodes'],
  ...['getBoundingClientRect', 'scrollHeight', 'getElementsByTagName', 'shadowRoot', 'closest'],
  ...['getAttribute', 'getAttributeNames', 'textContent', 'getRootNode', 'getClientRects'],
];

test('no form whose fields are called as what is asked of it keeps a page from being read', async ({
  driver,
  pages,
}) => {
  const fields = askedFor.map((name) => `<input name="${name}">`).join('');
  const link = `<a href="/address/${ronin}">0x098B…2f96</a>`;
  const form = (html: string) => `<form>${fields}<b>${html.slice(0, 2)}</b>${html.slice(2)}</form>`;
  // So many that what is near is looked for.
  const others = Array.from({ length: 210 }, (_, at) => `<p>0x${String(at).padStart(40, 'a')}</p>`);
  const page = await driver.open(
    pages.add(`${form(ronin)}<form style="display: contents">${fields}${link}</form>
      <p>${wannaCry}</p><div style="margin-top: 300vh">${others.join('')}</div>`),
  );
  await reported(page, ronin, '0x098B…2f96', wannaCry);
  await page.eval((html) => document.body.insertAdjacentHTML('afterbegin', html), form(ronin));
  await reported(page, ronin, ronin, '0x098B…2f96', wannaCry);
});

test('what is reported is painted in whatever case it is written', async ({ driver, pages }) => {
  const written = ronin.replace('B', 'b');
  const page = await driver.open(pages.add(`<p>Send to ${written}</p>`));
  await expect.poll(() => painted(page, 'danger')).toEqual([written]);
  await expect.poll(() => page.badge()).toBe('1');
});

for (const name of ['browser', 'chrome'])
  test(`a form that the page calls ${name}, as extensions call their browser, does not take its place`, async ({
    driver,
    pages,
  }) => {
    const form = `<form id="${name}"><input name="runtime" id="runtime"></form>`;
    const page = await driver.open(pages.add(`${form}<p>${wannaCry}</p>`));
    await reported(page, wannaCry);
  });

test('text in a drawing is painted; text that changes, goes or comes is followed', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(
      `<svg width="600" height="40"><text y="20">${ronin}</text></svg><p id="text">${wannaCry}</p>`,
    ),
  );
  await reported(page, ronin, wannaCry);
  await page.eval(() => {
    const text = document.getElementById('text')?.firstChild;
    if (text) text.nodeValue = 'no address any more';
  });
  await reported(page, ronin);
  await page.eval(() => document.querySelector('svg')?.remove());
  await reported(page);
  await page.eval((address) => {
    for (let i = 0; i < 300; i++) document.body.append(`line ${i}`, document.createElement('br'));
    document.body.append(address);
  }, wannaCry);
  await reported(page, wannaCry);
});

test('a page that is written anew is read anew, and so is one that replaces its content', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.add(`<p>${wannaCry}</p>`));
  await reported(page, wannaCry);
  await page.eval((address) => {
    document.open();
    document.write(`<!doctype html><main><p>${address}</p></main>`);
    document.close();
  }, ronin);
  await reported(page, ronin);
  await page.eval((address) => {
    history.pushState(null, '', '#next');
    const main = document.createElement('main');
    main.append(`Next: ${address}`);
    document.querySelector('main')?.replaceWith(main);
  }, wannaCry);
  await reported(page, wannaCry);
});
