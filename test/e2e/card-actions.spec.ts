import { reportedAddress, unreportedAddress } from '@/test/service/seed';
import type { TestService } from '@/test/service/server';
import { cardBox, isCardFocused, openCard, openCardByKey, pressCardButton } from './card';
import type { Driver, Page } from './driver';
import { expect } from './expect';
import { ask, cardNow, connect, hover, openSender, painted, whenTabIsThere } from './extension';
import { test } from './fixtures';
import type { PageServer } from './page-server';
import { showInTab } from './this-page';

// From the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';

test('Ask the service asks it about this address, once, and shows its answer', async ({
  driver,
  service,
  pages,
}) => {
  await connect(driver, service);
  const page = await openOn(driver, pages, unreportedAddress);
  const before = checksAt(service).length;
  service.control({ delay: 700 });
  await pressCardButton(page, 'Ask the service');
  const host = new URL(service.url).host;
  await expect.poll(() => cardNow(page)).toContain(`Asking ${host}…`);
  await expect.poll(() => cardNow(page)).toContain('The service has no report.');
  const text = await cardNow(page);
  expect(text).not.toContain('Asking');
  expect(text).not.toContain('Ask the service');
  expect(await isCardFocused(page)).toBe(true);
  expect(checksAt(service).slice(before)).toEqual([{ address: unreportedAddress, network: 'btc' }]);
});

test('a service that does not answer is said to have been asked in vain, and can be asked again', async ({
  driver,
  service,
  pages,
}) => {
  await connect(driver, service);
  const page = await openOn(driver, pages, unreportedAddress);
  service.control({ faults: [{ path: '/wallet-checks', name: 's422' }] });
  await pressCardButton(page, 'Ask the service');
  await expect.poll(() => cardNow(page)).toContain('The service gave no usable answer.');
  expect(await cardNow(page)).toMatch(/Not known.*Ask the service/s);
});

test('a hovered card asks nobody and has no such button where no service is set up', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.add(`<p>${wannaCry}</p>`));
  expect(await openCard(page, wannaCry)).not.toContain('Ask the service');
});

test('Open in popup opens it on this address, looked up in this browser alone', async ({
  driver,
  service,
  pages,
}) => {
  await connect(driver, service);
  const page = await openOn(driver, pages, reportedAddress);
  const before = checksAt(service).length;
  await pressCardButton(page, 'Open in popup');
  const shown = `popup.html?address=${reportedAddress}&tab=`;
  await expect.poll(() => driver.popup()).toContain(shown);
  // What stands in the popup itself is read in a tab with the same address.
  const popup = await driver.openExtensionPage((await driver.popup())?.split('/').at(-1) ?? '');
  await expect
    .poll(async () => (await popup.find({ css: '[role=status][data-level]' }))[0]?.text)
    .toContain(`${new URL(service.url).host}: not asked`);
  expect(checksAt(service).slice(before)).toEqual([]);
});

test('Open in explorer opens the explorer of the likeliest network beside the page', async ({
  driver,
  pages,
}) => {
  const page = await openOn(driver, pages, wannaCry);
  await pressCardButton(page, 'Open in explorer');
  await expect
    .poll(async () =>
      (await driver.tabs()).some((url) =>
        /^https:\/\/[a-z.]+\/.*115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn$/.test(url),
      ),
    )
    .toBe(true);
});

test('where nobody answers, the card of an unreported address does not say that no report was found', async ({
  driver,
  service,
  pages,
}) => {
  await connect(driver, service);
  const page = await driver.open(pages.add(`<p>${unreportedAddress}</p>`));
  await expect.poll(() => painted(page, 'clear')).toEqual([unreportedAddress]);
  await silence(page);
  const card = await openCard(page, unreportedAddress);
  expect(card).toContain('Not checked.');
  expect(card).not.toContain('No report found');
});

test('nor does one that said so before', async ({ driver, service, pages }) => {
  await connect(driver, service);
  const page = await openOn(driver, pages, unreportedAddress);
  expect(await cardNow(page)).toContain('No report found');
  await page.press('Escape');
  await page.movePointer(1, 1);
  await silence(page);
  await hover(page, unreportedAddress);
  await expect.poll(() => cardNow(page)).toContain('Not checked.');
  expect(await cardNow(page)).not.toContain('No report found');
});

test('Copy says that it copied', async ({ driver, pages }) => {
  const page = await openOn(driver, pages, wannaCry);
  await pressCardButton(page, 'Copy');
  await expect.poll(() => cardNow(page)).toContain('Copied');
  await expect.poll(() => driver.evalInBackground(readCopied)).toBe(wannaCry);
});

test('an open card keeps the service that can be asked when the lists are read anew', async ({
  driver,
  service,
  pages,
}) => {
  const options = await connect(driver, service);
  const page = await driver.open(pages.add(`<p>${unreportedAddress}</p>`));
  await openCard(page, unreportedAddress);
  await expect.poll(() => cardNow(page)).toContain('Ask the service');
  await ask(options, 'own/put', {
    address: unreportedAddress,
    networkId: null,
    kind: 'blocked',
    name: 'Fake shop',
    note: '',
  });
  await expect.poll(() => cardNow(page)).toContain('Fake shop');
  expect(await cardNow(page)).toContain('Ask the service');
});

test('characters that cannot be seen in an address are neither in the card nor in the list', async ({
  driver,
  pages,
}) => {
  const written = wannaCry.replace('115p', '115p\u202e\u200b');
  const url = pages.add(`<meta charset="utf-8"><p>${written}</p>`);
  const page = await driver.open(url);
  expect((await openCard(page, written)).replaceAll(' ', '')).toContain(wannaCry);
  const options = await openSender(driver);
  await ask(options, 'settings/set', { quietUnderline: true });
  const { id, found } = await whenTabIsThere(options, url);
  expect(found.addresses.map(({ address }) => address)).toEqual([wannaCry]);
  // The list leads to it on the page.
  expect(await options.eval(showInTab, id, wannaCry)).toBe(true);
  expect((await cardNow(page)).replaceAll(' ', '')).toContain(wannaCry);
});

/** From now on the page's script gets no answer. */
function silence(page: Page): Promise<void> {
  return page.evalInContentScript(() => {
    const { browser, chrome } = Object(globalThis);
    (browser ?? chrome).runtime.sendMessage = () => Promise.reject(new Error('nobody is there'));
  });
}

/** Runs in the background: the address that the user copied last. */
async function readCopied(): Promise<unknown> {
  const { browser, chrome } = Object(globalThis);
  const stored = await (browser ?? chrome).storage.session.get('copied-addresses');
  return stored['copied-addresses']?.last?.address;
}

/** A page with one address, and the keyboard's card on it. */
async function openOn(driver: Driver, pages: PageServer, address: string): Promise<Page> {
  const page = await driver.open(pages.add(`<p>${address}</p>`));
  await openCard(page, address);
  await page.eval(() => getSelection()?.selectAllChildren(document.body));
  await openCardByKey(page);
  return page;
}

function checksAt(service: TestService): unknown[] {
  return service
    .seen()
    .filter(({ path }) => path === '/wallet-checks')
    .map(({ body }) => body);
}

test('a press on the card is none beside the dialog that the page closes then', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`<div id="dialog"><p>${wannaCry}</p></div><script>
      const hear = ({ type, target }) => {
        const dialog = document.getElementById('dialog');
        if (!dialog.contains(target)) dialog.title += type + ' ';
      };
      const types = 'pointerdown mousedown mouseup click focusin keydown'.split(' ');
      for (const type of types) document.addEventListener(type, hear);
      for (const type of ['pointerdown', 'mousedown']) {
        document.addEventListener(type, hear, true);
        // As who listens from when a dialog opens.
        addEventListener('mousemove', () => addEventListener(type, hear, true), { once: true });
      }
    </script>`),
  );
  await openCard(page, wannaCry);
  await page.click({ css: '[data-wac-host]' });
  await expect.poll(() => isCardFocused(page)).toBe(true);
  await pressCardButton(page, 'Close');
  await expect.poll(() => cardBox(page)).toBeNull();
  expect(await page.eval(() => document.getElementById('dialog')?.title)).toBe('');
});
