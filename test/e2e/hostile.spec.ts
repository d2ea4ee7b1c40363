import { expect } from './expect';
import { connect, openSender } from './extension';
import { findTraces, loadFiles, watchForTraces } from './fingerprints';
import { test } from './fixtures';
import { hostilePages } from './hostile-pages';
import { startHostileService } from './hostile-service';
import { markupTexts, trickyTexts } from './hostile-texts';
import { meetPage, wrongsOfPage } from './meet-page';
import { meetTextsInCard, meetTextsInList, meetTextsInPopup } from './meet-texts';
import { allTypes, goodRequests, sendFromPage } from './spoof-messages';

// A short look at each; `npm run hardening` takes the long one, and its figures stand in the README.

test('a page that freezes, storms, nests, redefines what scripts are made of or holds too much is read all the same, and does what it does without us', async ({
  driver,
  pages,
}) => {
  const options = await openSender(driver);
  for (const [what, page] of Object.entries(hostilePages)) {
    const met = await meetPage(driver, pages, options, page, page.sizes.short, 50);
    expect.soft(wrongsOfPage(met), what).toEqual([]);
  }
});

test('what a service says is shown as text wherever it is shown, or not at all', async ({
  driver,
  pages,
}) => {
  const service = await startHostileService();
  // A verdict says so as long as the list was not read.
  await connect(driver, { url: service.url, key: 'key' });
  const texts = [...markupTexts.slice(0, 4), ...Object.values(trickyTexts)];
  const popup = await driver.openExtensionPage('popup.html');
  expect.soft(await meetTextsInPopup(popup, service, texts, 'answer')).toEqual([]);
  expect.soft(await meetTextsInPopup(popup, service, texts.slice(2, 6), 'error')).toEqual([]);
  expect.soft(await meetTextsInCard(driver, pages, service, texts.slice(2, 6))).toEqual([]);
  const short = [...markupTexts, ...texts.map((text) => text.slice(0, 2000))];
  expect.soft(await meetTextsInList(driver, service, short)).toEqual([]);
  await service.close();
});

test('a page can neither send us messages, nor load a file of ours, nor tell us where it has no address', async ({
  driver,
  pages,
}) => {
  const options = await openSender(driver);
  const [origin, id] = await options.eval(() => [location.origin, location.host] as const);
  const page = await driver.open(pages.add(watchForTraces));
  // A content script is there, and has nothing to do.
  await page.evalInContentScript(() => document.readyState);
  expect(await page.eval(findTraces)).toEqual({ probes: 10, found: [] });
  const files = ['manifest.json', 'popup.html', 'background.js', 'content-scripts/content.js'];
  expect(await page.eval(loadFiles, origin, files)).toEqual([]);
  expect(await page.eval(sendFromPage, [...allTypes], goodRequests, id)).toEqual([]);
});
