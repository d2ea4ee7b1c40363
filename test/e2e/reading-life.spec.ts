import { cardBox, openCard } from './card';
import { expect } from './expect';
import { ask, hover, openSender, painted, readCard } from './extension';
import { test } from './fixtures';
import { untilProbeIsHeard } from './page-says';

// Both from the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const ronin = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';

test('a new version takes over in open pages: one set of marks, one card, not a word in the console', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.add(`<p>${wannaCry}</p><p id="later"></p>`));
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  await hover(page, wannaCry);
  await readCard(page);
  for (let times = 0; times < 3; times++) await driver.updateExtension();
  // What only a living script can find.
  await page.eval((address) => document.getElementById('later')?.append(address), ronin);
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry, ronin]);
  await expect.poll(() => page.badge()).toBe('2');
  await page.movePointer(1, 1);
  await expect.poll(() => page.closedShadowTexts()).toEqual([]);
  await hover(page, ronin);
  await readCard(page);
  expect((await page.closedShadowTexts()).length).toBe(1);
  expect(await page.saysInAnyWorld()).toEqual([]);
  await untilProbeIsHeard(page);
});

test('an extension that is disabled and enabled again is back in open pages', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.add(`<p>${wannaCry}</p><p id="later"></p>`));
  await expect.poll(() => page.badge()).toBe('1');
  await driver.switchOffAndOn();
  // What only a living script can find.
  await page.eval((address) => document.getElementById('later')?.append(address), ronin);
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry, ronin]);
  await expect.poll(() => page.badge()).toBe('2');
  await hover(page, ronin);
  expect(await readCard(page)).toContain('Ronin');
  expect(await page.saysInAnyWorld()).toEqual([]);
});

test('a new version finds the card of the old one in a modal dialog', async ({ driver, pages }) => {
  const page = await driver.open(
    pages.add(`<dialog><p>${wannaCry}</p><p id="later"></p></dialog>
      <script>document.querySelector('dialog').showModal()</script>`),
  );
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  await hover(page, wannaCry);
  await readCard(page);
  await driver.updateExtension();
  await page.eval((address) => document.getElementById('later')?.append(address), ronin);
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry, ronin]);
  await page.movePointer(1, 1);
  await expect
    .poll(() => page.eval(() => document.querySelectorAll('[data-wac-host]').length))
    .toBe(0);
});

test('a page from the back/forward cache is what it was, and counted anew', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.add(`<p>${wannaCry}</p>`));
  await expect.poll(() => page.badge()).toBe('1');
  await page.eval((url) => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
    setTimeout(() => location.assign(url));
  }, pages.add('<p>Nothing here.</p>'));
  await expect.poll(() => page.badge()).toBe('');
  await page.eval(() => void setTimeout(() => history.back()));
  await expect.poll(() => page.badge()).toBe('1');
  expect(await page.eval(() => Object(globalThis).persisted)).toBe(true);
  expect(await painted(page, 'danger')).toEqual([wannaCry]);
  await hover(page, wannaCry);
  expect(await readCard(page)).toContain('WannaCry');
});

test('nothing of ours stays on a site that is switched off', async ({ driver, pages }) => {
  const options = await openSender(driver);
  const page = await driver.open(
    pages.add(`<p>${wannaCry}</p><div><template shadowrootmode="open">${ronin}</template></div>`),
  );
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry, ronin]);
  await hover(page, wannaCry);
  await readCard(page);
  await ask(options, 'settings/set', { site: { host: '127.0.0.1', enabled: false } });
  await expect.poll(() => painted(page, 'danger')).toEqual([]);
  const left = await page.eval(() => ({
    highlights: [...CSS.highlights.keys()],
    hosts: document.documentElement.children.length,
    sheets: document.querySelector('div')?.shadowRoot?.adoptedStyleSheets.length,
  }));
  expect(left).toEqual({ highlights: [], hosts: 2, sheets: 0 });
  await expect.poll(() => page.badge()).toBe('');
});

test('a page that ends all the timers and frames that there are is read on, and its cards close and open', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.add(`<p>${wannaCry}</p><p id="later"></p>`));
  await openCard(page, wannaCry);
  await page.eval((address) => {
    document.getElementById('later')?.append(address);
    // What came is to be read by then, and was not.
    setTimeout(() => {
      for (let id = Number(setTimeout(() => {})); id > 0; id--) clearTimeout(id);
      for (let id = requestAnimationFrame(() => {}); id > 0; id--) cancelAnimationFrame(id);
    });
  }, ronin);
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry, ronin]);
  await page.movePointer(500, 500);
  await expect.poll(() => cardBox(page)).toBeNull();
  expect(await openCard(page, ronin)).toContain('Reported');
});
