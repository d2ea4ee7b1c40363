import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { unreportedAddress } from '@/test/service/seed';
import type { Driver, Page } from './driver';
import { expect } from './expect';
import { openSender, painted, whenTabIsThere } from './extension';
import { test } from './fixtures';
import { expectList, openList, showInTab } from './this-page';

// Both from the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const ronin = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';

test('the list of the page says what is on it, and opens a verdict', async ({ driver, pages }) => {
  const { popup } = await openBeside(driver, pages.add(`<p>${unreportedAddress} ${wannaCry}</p>`));
  await expect.poll(() => groups(popup)).toEqual(['Reported (1)', 'Not known (1)']);
  expect((await popup.find({ css: '.summary' }))[0]?.text).toBe('2 addresses · 1 reported');
  await popup.click({ css: '.found-button' });
  await expect
    .poll(async () => (await popup.find({ css: '.found-verdict [role=status]' }))[0]?.text)
    .toContain('WannaCry ransom');
});

test('a reported address that a link to pay leads to is counted, and the list leads to the link', async ({
  driver,
  pages,
}) => {
  const url = pages.add(`<a href="ethereum:${ronin}">${ronin}</a><p style="height: 3000px"></p>
    <a href="bitcoin:${wannaCry}?amount=1">Donate</a>`);
  const page = await driver.open(url);
  await expect.poll(() => page.badge()).toBe('2');
  expect(await painted(page, 'danger')).toEqual([ronin]);
  const options = await openSender(driver);
  const { id, found } = await whenTabIsThere(options, url);
  expect(found.addresses.map(({ address, times }) => [address, times])).toEqual([
    [ronin, 1],
    [wannaCry, 1],
  ]);
  expect(await options.eval(showInTab, id, wannaCry)).toBe(true);
  expect(await page.eval(() => scrollY)).toBeGreaterThan(1000);
});

test('the switch takes the paint off the site and brings it back', async ({ driver, pages }) => {
  const { page, popup } = await openBeside(driver, pages.add(`<p>${wannaCry}</p>`));
  const site = { role: 'switch', name: 'Check this site' };
  await popup.click(site);
  await expect.poll(() => painted(page, 'danger')).toEqual([]);
  // The page may hear of it before the popup does, and a click turns what is shown.
  await expect.poll(async () => (await popup.find(site))[0]?.checked).toBe(false);
  await popup.click(site);
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
});

test('a text that is too long to be painted is read all the same, and said to be unpainted', async ({
  driver,
  pages,
}) => {
  const long = `${'x '.repeat(150_000)}${ronin}`;
  const { page, popup } = await openBeside(
    driver,
    pages.add(`<p>${wannaCry}</p><p style="height: 40px; overflow: hidden">${long}</p>`),
  );
  await expectList(popup, '2 addresses · 2 reported', 'A very long text on this page is read');
  expect(await painted(page, 'danger')).toEqual([wannaCry]);
});

test('the list leads to a place that is shown, also within a part that scrolls, and says where there is none', async ({
  driver,
  pages,
}) => {
  const lines = 'a line of words\n'.repeat(300);
  const url =
    pages.add(`<!doctype html><p hidden>${wannaCry}</p><details><p>${unreportedAddress}</p></details>
    <p style="height: 3000px"></p><p>${wannaCry}</p>
    <pre style="width: 400px; height: 200px; overflow: auto">${lines}${'word '.repeat(200)}${ronin}\n${lines}</pre>
    <p style="height: 3000px"></p>`);
  const page = await driver.open(url);
  await expect.poll(() => page.badge()).toBe('2');
  const options = await openSender(driver);
  const { id } = await whenTabIsThere(options, url);
  const isSeen: Record<string, unknown> = {};
  for (const address of [wannaCry, ronin, unreportedAddress]) {
    const answer = await options.eval(showInTab, id, address);
    isSeen[address] = [answer, await page.eval(isAtPoint, address)];
  }
  expect(isSeen).toEqual({
    [wannaCry]: [true, true],
    [ronin]: [true, true],
    [unreportedAddress]: [false, false],
  });
});

/** Runs in the page: whether it shows where an address begins. */
function isAtPoint(address: string): boolean {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const start = node.nodeValue?.indexOf(address) ?? -1;
    if (start === -1) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + 1);
    const [box] = range.getClientRects();
    const top = box && document.elementFromPoint(box.left + 1, box.top + box.height / 2);
    if (top && top === node.parentElement) return true;
  }
  return false;
}

/** A page, and the popup's "This page" about it. */
async function openBeside(driver: Driver, url: string): Promise<{ page: Page; popup: Page }> {
  const page = await driver.open(url);
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  return { page, popup: await openList(driver, url) };
}

async function groups(popup: Page): Promise<string[]> {
  return (await popup.find({ css: '.group-head' })).map(({ text }) => text);
}

test('a page whose script holds up the rest of it is said to be loading, and listed once that is there', async ({
  driver,
  pages,
}) => {
  const held: ServerResponse[] = [];
  const server = createServer((_, response) => void held.push(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  const url = pages.add(`<p>${wannaCry}</p><script src="http://127.0.0.1:${port}/"></script>`);
  const sender = await openSender(driver);
  const tabId = await sender.eval(async (url) => {
    const { browser, chrome } = Object(globalThis);
    const { id }: { id: number } = await (browser ?? chrome).tabs.create({ url, active: false });
    return id;
  }, url);
  const popup = await driver.openExtensionPage(`popup.html?tab=${tabId}`);
  await popup.click({ role: 'tab', name: 'This page' });
  await expectList(popup, 'This page is still loading.');
  for (const response of held) response.end();
  await expectList(popup, '1 address · 1 reported');
  server.close();
});
