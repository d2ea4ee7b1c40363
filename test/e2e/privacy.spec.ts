import { unreportedAddress } from '@/test/service/seed';
import { expect } from './expect';
import { ask, connectToEnd, hover, painted, readCard } from './extension';
import { test } from './fixtures';
import { killsVariable } from './killing';
import { install } from './launch';
import { checkToEnd } from './popup';
import { wannaCryToo } from './trick-addresses';

// .github/PRIVACY.md names these tests.

/** A question whose asker is killed is asked again. */
const exactly = process.env[killsVariable] ? 'toBeGreaterThanOrEqual' : 'toBe';

test('as installed, nothing is asked of anybody', async ({ bare, kind, pages }) => {
  const driver = await install(bare, kind, { first: noteFetches });
  const page = await driver.open(pages.add(`<p>${unreportedAddress}</p>`));
  await expect.poll(() => painted(page, 'unknown')).toEqual([unreportedAddress]);
  await hover(page, unreportedAddress);
  await readCard(page);
  const popup = await driver.openExtensionPage('popup.html');
  await popup.eval(noteFetches);
  await ask(popup, 'check', { address: unreportedAddress, networkId: null, ask: 'service' });
  expect(await ask(popup, 'log/list')).toEqual([]);
  expect(await popup.eval(readFetches)).toEqual([]);
  expect(await driver.evalInBackground(readFetches)).toEqual([]);
  // One that is made is noted, so that none was.
  await driver.evalInBackground(() => void self.fetch('data:,probe').catch(() => null));
  expect(await driver.evalInBackground(readFetches)).toEqual(['data:,probe']);
  await driver.close();
});

// As Firefox does for a page on http: whoever answers for the names would learn what is looked at.
test('links that are shown have no host looked up before they are opened', async ({
  bare,
  kind,
  pages,
}) => {
  test.skip(kind === 'chromium', 'does so for pages on http alone, and tells nobody');
  const driver = await install(bare, kind);
  await driver.hostsLookedUp();
  const popup = await driver.openExtensionPage('popup.html');
  await checkToEnd(popup, wannaCryToo);
  for (const path of ['sidepanel.html', 'options.html', 'welcome.html'])
    await driver.openExtensionPage(path);
  await driver.open(pages.add('<a href="https://looked-up.example">of a page</a>'));
  const ofBrowser = /\.mozilla\.(?:com|net|org)$|^127\.0\.0\.1$|^localhost$/;
  const lookedUp = async () =>
    (await driver.hostsLookedUp()).filter((host) => !ofBrowser.test(host));
  await expect.poll(lookedUp).toContain('looked-up.example');
  expect([...new Set(await lookedUp())]).toEqual(['looked-up.example']);
  await driver.close();
});

/** Runs in the background or in a page of ours: from now on, all that is fetched there is noted down, but for the extension's own files. */
function noteFetches(): void {
  const scope = Object(self);
  const { fetch } = scope;
  scope.fetched = [];
  scope.fetch = (...asked: unknown[]) => {
    const { href, origin } = new URL(String(Object(asked[0]).url ?? asked[0]), location.href);
    // Chromium fetches the icons of the toolbar in the background's name.
    if (origin !== location.origin) scope.fetched.push(href);
    return fetch(...asked);
  };
}

/** Runs there: what was fetched since. A background that was killed on the way took its notes along. */
function readFetches(): string[] {
  return Object(self).fetched ?? ['nobody noted'];
}

test('a check tells the service the address and its network, and nothing of the page', async ({
  driver,
  service,
  pages,
}) => {
  // A cookie that it sets must not come back.
  service.control({ faults: [{ name: 'setCookie' }] });
  const options = await connectToEnd(driver, service);
  const url = pages.add(
    `<title>Quiet Harbour</title><p>${unreportedAddress} and a secret plan</p>`,
  );
  const page = await driver.open(url);
  await expect.poll(() => painted(page, 'clear')).toEqual([unreportedAddress]);
  const before = service.seen().length;
  await ask(options, 'settings/set', { askOnHover: true });
  await hover(page, unreportedAddress);
  const asked = () => service.seen().slice(before);
  await expect.poll(() => asked().length)[exactly](1);
  const byCard = asked().length;
  const popup = await driver.openExtensionPage('popup.html');
  await checkToEnd(popup, unreportedAddress);
  await expect.poll(() => asked().length)[exactly](byCard + 1);
  for (const request of asked()) {
    expect(`${request.method} ${request.path}`).toBe('POST /wallet-checks');
    expect(request.body).toEqual({ address: unreportedAddress, network: 'btc' });
    const told = JSON.stringify(request);
    for (const ofPage of [new URL(url).host, 'Quiet Harbour', 'secret plan', 'eferer', 'ookie'])
      expect(told).not.toContain(ofPage);
  }
});
