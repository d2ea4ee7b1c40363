import { identifyNetworks } from '@/lib/address/identify';
import type { Page } from './driver';
import { expect } from './expect';
import { ask, openSender, painted } from './extension';
import { test } from './fixtures';
import { expectList, openList } from './this-page';

// All from the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const otherWannaCry = '12t9YDPgwueZ9NyMgw519p7AA8isjr6SMw';
const thirdWannaCry = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';
const ronin = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';

/** The same page on another origin, which has another process in Chromium. */
const elsewhere = (url: string) => url.replace('127.0.0.1', 'localhost');
const frame = (url: string) => `<iframe src="${url}" width="700" height="150"></iframe>`;

/** What a frame of the same origin paints. */
const paintedInFrame = (page: Page) =>
  page.eval(() => {
    const { CSS: styles } = Object(frames[0]);
    return [...(styles.highlights.get('wac-danger') ?? [])].length;
  });

test('the badge counts the frames of a page, and the popup lists them; also when they come and go', async ({
  driver,
  pages,
}) => {
  const inner = pages.add(`<p>${ronin}</p>`);
  const url = pages.add(`<p>${wannaCry}</p>${frame(elsewhere(inner))}`);
  const page = await driver.open(url);
  await expect.poll(() => page.badge()).toBe('2');
  const popup = await openList(driver, url);
  await expectList(popup, '2 addresses · 2 reported', ronin, wannaCry);
  await page.eval((html) => document.body.insertAdjacentHTML('beforeend', html), frame(inner));
  await expectList(popup, '2 addresses · 2 reported', '2 times on this page');
  await page.eval(() => {
    for (const element of document.querySelectorAll('iframe')) element.remove();
  });
  await expect.poll(() => page.badge()).toBe('1');
  await expectList(popup, '1 address · 1 reported');
});

test('an address in the page and in its frame, or in two spellings, is one reported address', async ({
  driver,
  pages,
}) => {
  const both = `<p>${wannaCry}</p>`;
  const url = pages.add(
    `${both}<p>${ronin}</p><p>${ronin.toLowerCase()}</p><p>0x\u200b${ronin.slice(2)}</p>${frame(pages.add(both))}`,
  );
  const page = await driver.open(url);
  await expect.poll(() => page.badge()).toBe('2');
  await expectList(await openList(driver, url), '2 addresses · 2 reported');
});

test('the popup shows a place in a frame', async ({ driver, pages }) => {
  const far = `<div style="height: 3000px"></div><p>${ronin}</p>`;
  const url = pages.add(`<p>${wannaCry}</p>${frame(pages.add(far))}`);
  const page = await driver.open(url);
  await expect.poll(() => page.badge()).toBe('2');
  const popup = await openList(driver, url);
  await expectList(popup, ronin);
  const names = `Ethereum, BNB Smart Chain, Base or ${identifyNetworks(ronin).length - 3} others`;
  const why = 'Reported: Ronin bridge theft (Lazarus Group), US sanctions (2022).';
  await popup.click({ role: 'button', name: `${ronin} ${names} ${why}` });
  await expect.poll(() => page.eval(() => frames[0]?.scrollY)).toBeGreaterThan(2000);
});

test('frames without an address of their own are read too', async ({ driver, pages }) => {
  const page = await driver.open(
    pages.add(
      `<p>${wannaCry}</p><iframe srcdoc="<p>${ronin}</p>"></iframe><iframe id="blank"></iframe>`,
    ),
  );
  await page.eval((text) => {
    const blank = document.getElementById('blank');
    if (blank instanceof HTMLIFrameElement) blank.contentDocument?.body.append(text);
  }, otherWannaCry);
  await expect.poll(() => page.badge()).toBe('3');
});

test('frames that are kept apart from the page are read too, and off with its site', async ({
  driver,
  pages,
}) => {
  const options = await openSender(driver);
  const inner = (address: string) => `<p>${address}</p>`;
  const page = await driver.open(
    pages.add(
      `<iframe sandbox srcdoc="${inner(wannaCry)}"></iframe>
      <iframe sandbox src="${pages.add(inner(otherWannaCry))}"></iframe>
      <iframe src="data:text/html,${inner(ronin)}"></iframe><iframe id="blob"></iframe>`,
    ),
  );
  await page.eval((html) => {
    const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
    document.getElementById('blob')?.setAttribute('src', url);
  }, inner(thirdWannaCry));
  await expect.poll(() => page.badge()).toBe('4');
  await ask(options, 'settings/set', { site: { host: '127.0.0.1', enabled: false } });
  await expect.poll(() => page.badge()).toBe('');
  await ask(options, 'settings/set', { site: { host: '127.0.0.1', enabled: true } });
  await expect.poll(() => page.badge()).toBe('4');
});

test('a frame without an address of its own is read again where it goes to a page', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.add(`<p>${wannaCry}</p><iframe id="blank"></iframe>`));
  await page.eval((text) => {
    const blank = document.getElementById('blank');
    if (blank instanceof HTMLIFrameElement) blank.contentDocument?.body.append(text);
  }, otherWannaCry);
  await expect.poll(() => page.badge()).toBe('2');
  await page.eval(
    (url) => document.getElementById('blank')?.setAttribute('src', url),
    pages.add(`<p>${ronin}</p><p>${otherWannaCry}</p>`),
  );
  await expect.poll(() => page.badge()).toBe('3');
  await expect.poll(() => paintedInFrame(page)).toBe(2);
});

test('a site that is switched off is off in frames of others, and so are frames of others in it', async ({
  driver,
  pages,
}) => {
  const inner = pages.add(`<p>${ronin}</p>`);
  const options = await openSender(driver);
  const page = await driver.open(pages.add(`<p>${wannaCry}</p>${frame(elsewhere(inner))}`));
  await expect.poll(() => page.badge()).toBe('2');
  await ask(options, 'settings/set', { site: { host: 'localhost', enabled: false } });
  await expect.poll(() => page.badge()).toBe('1');
  await ask(options, 'settings/set', { site: { host: 'localhost', enabled: true } });
  await expect.poll(() => page.badge()).toBe('2');
  await ask(options, 'settings/set', { site: { host: '127.0.0.1', enabled: false } });
  await expect.poll(() => page.badge()).toBe('');
  expect(await painted(page, 'danger')).toEqual([]);
  await ask(options, 'settings/set', { site: { host: '127.0.0.1', enabled: true } });
  await expect.poll(() => page.badge()).toBe('2');
});

test('the global pause takes all paint off, frames included, and brings it back', async ({
  driver,
  pages,
}) => {
  const options = await openSender(driver);
  const page = await driver.open(pages.add(`<p>${wannaCry}</p>${frame(pages.add(ronin))}`));
  await expect.poll(() => paintedInFrame(page)).toBe(1);
  await ask(options, 'settings/set', { pageChecks: false });
  await expect.poll(() => page.badge()).toBe('');
  await expect.poll(() => paintedInFrame(page)).toBe(0);
  await ask(options, 'settings/set', { pageChecks: true });
  await expect.poll(() => page.badge()).toBe('2');
});
