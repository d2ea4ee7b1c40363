import { cardBox, openCard, untilGuarded } from './card';
import type { Driver, Page } from './driver';
import { expect } from './expect';
import { openSender, painted } from './extension';
import { test } from './fixtures';
import { expectList, openList } from './this-page';

// From the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';

test('a plain text that the browser shows is painted and listed', async ({ driver, pages }) => {
  const lines = Array.from({ length: 2000 }, (_, i) => `2026-01-01 line ${i} of a log`).join('\n');
  const url = pages.add(`paid to ${wannaCry}\n${lines}\nand to ${wannaCry}`, 'text/plain');
  const page = await driver.open(url);
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry, wannaCry]);
  await expectList(await openList(driver, url), '1 address · 1 reported', '2 times on this page');
});

test('a text of megabytes that the browser shows is listed, and the popup says that it is not painted', async ({
  driver,
  pages,
}) => {
  const url = pages.add(`${'x '.repeat(500_000)}\n${wannaCry}`, 'text/plain');
  const page = await driver.open(url);
  await expect.poll(() => page.badge()).toBe('1');
  await expectList(
    await openList(driver, url),
    '1 address · 1 reported',
    'A very long text on this page is read, but not marked',
  );
  expect(await painted(page, 'danger')).toEqual([]);
});

test('JSON that the browser shows is listed, where it lets extensions in', async ({
  driver,
  pages,
}) => {
  const url = pages.add(JSON.stringify({ to: wannaCry, n: 1 }), 'application/json');
  await driver.open(url);
  const popup = await openListOfLastTab(driver);
  // Firefox shows JSON in a page of its own.
  const words = driver.kind === 'chromium' ? '1 address · 1 reported' : 'This page cannot be read';
  await expectList(popup, words);
});

test('a PDF file is said to be out of reach', async ({ driver, pages }) => {
  const url = pages.add(pdf(`Send to ${wannaCry}`), 'application/pdf');
  await driver.open(url).catch(() => null);
  const words = driver.kind === 'chromium' ? 'This page shows a PDF file' : 'most PDF files';
  await expectList(await openListOfLastTab(driver), words);
});

test('of a page with a PDF file in it the popup says that the file is out of reach; what else it says is read', async ({
  driver,
  pages,
}) => {
  const file = pages.add(pdf('Send to nobody'), 'application/pdf');
  const embedded = [
    `<embed type="application/pdf" src="${file}" width="1200" height="600">`,
    `<iframe src="${file}#invoice.pdf" width="1200" height="600"></iframe>`,
  ];
  for (const element of embedded) {
    const url = pages.add(`<p>${wannaCry}</p>${element}`);
    const page = await driver.open(url);
    const popup = await openList(driver, url);
    await expectList(popup, 'This page shows a PDF file', '1 address · 1 reported');
    await popup.close();
    await page.close();
  }
});

test('a page of the site that shows a PDF file by a script is no file that is out of reach', async ({
  driver,
  pages,
}) => {
  const viewer = pages.add(`<p>${wannaCry}</p>`);
  const url = pages.add(
    `<iframe src="${viewer}?file=/invoice.pdf" width="1200" height="600"></iframe>
    <a type="application/pdf" style="display: block; height: 600px">The invoice</a>`,
  );
  const page = await driver.open(url);
  await expect.poll(() => page.badge()).toBe('1');
  const popup = await openList(driver, url);
  await expectList(popup, '1 address · 1 reported');
  const [panel] = await popup.find({ css: '[role=tabpanel]:not([hidden])' });
  expect(panel?.text).not.toContain('PDF');
});

test('XML that the browser shows is listed', async ({ driver, pages }) => {
  const url = pages.add(`<?xml version="1.0"?><payment><to>${wannaCry}</to></payment>`, 'text/xml');
  await driver.open(url);
  await expectList(await openList(driver, url), '1 address · 1 reported');
});

test('on a drawing that the browser shows by itself the card opens, and leaves nothing there', async ({
  driver,
  pages,
}) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><text y="50">${wannaCry}</text></svg>`;
  const page = await driver.open(pages.add(drawing, 'image/svg+xml'));
  expect(await openCard(page, wannaCry)).toContain('WannaCry ransom (2017)');
  expect(await cardBox(page)).toMatchObject({ width: 352 });
  await untilGuarded(page);
  await page.press('Escape');
  const outer = () => page.eval(() => document.documentElement.outerHTML);
  await expect.poll(outer).toBe(drawing);
});

test('of a page that is painted as a picture the popup says that it is out of reach', async ({
  driver,
  pages,
}) => {
  const url = pages.add('<canvas width="1200" height="700"></canvas>');
  await driver.open(url);
  await expectList(await openList(driver, url), 'painted as a picture');
});

test('a page that shuts extensions out by the name of a frame is said to be unread, and read where the browser lets them in', async ({
  driver,
  pages,
}) => {
  await driver.open(pages.add(`<iframe name="chrome"></iframe><p>${wannaCry}</p>`));
  const words = driver.kind === 'chromium' ? 'nothing is marked there' : '1 address · 1 reported';
  await expectList(await openListOfLastTab(driver), words);
});

/** The list of the tab that was opened last. */
async function openListOfLastTab(driver: Driver): Promise<Page> {
  const options = await openSender(driver);
  const ids: number[] = await options.eval(async () => {
    const { browser, chrome } = Object(globalThis);
    const tabs: { id: number; index: number }[] = await (browser ?? chrome).tabs.query({});
    return tabs.sort((a, b) => a.index - b.index).map(({ id }) => id);
  });
  const popup = await driver.openExtensionPage(`popup.html?tab=${ids.at(-2)}`);
  await popup.click({ role: 'tab', name: 'This page' });
  return popup;
}

/** The smallest file with a text in it. */
function pdf(text: string): string {
  const stream = `BT /F1 12 Tf 20 100 Td (${text}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('');
  return `%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 6>>\n%%EOF`;
}
