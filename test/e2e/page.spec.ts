import { levels } from '@/lib/verdict/verdict';
import { reportedAddress, unreportedAddress } from '@/test/service/seed';
import { openCard } from './card';
import type { Page } from './driver';
import { expect } from './expect';
import { ask, connect, connectToEnd, hover, painted, readCard } from './extension';
import { test } from './fixtures';
import { makeUpEvents, restMs } from './make-up-events';

test('a reported address is painted, counted in the badge, and its card says so', async ({
  driver,
  service,
  pages,
}) => {
  await connect(driver, service);
  const page = await driver.open(
    pages.add(`<p>Pay ${reportedAddress} now, or ${unreportedAddress} later.</p>`),
  );
  await expect.poll(() => painted(page, 'danger')).toEqual([reportedAddress]);
  await expect.poll(() => page.badge()).toBe('1');
  await hover(page, reportedAddress);
  expect(await readCard(page)).toContain('Reported');
});

test('where the pointer rests on another address before the card is gone, the card of that one opens', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(
    pages.add(`<p>${wannaCry}</p><p style="height: 400px"></p><p>${ronin}</p>`),
  );
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry, ronin]);
  await openCard(page, wannaCry);
  await page.movePointer(700, 5);
  await page.eval(beBusy, 200);
  await hover(page, ronin);
  await expect.poll(() => readCard(page)).toContain('Ronin bridge theft');
});

/** Runs in the page, which draws once, and then does nothing else for so many milliseconds. */
function beBusy(ms: number): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        const end = performance.now() + ms;
        while (performance.now() < end);
        resolve();
      }),
    );
  });
}

test('before any service is set, the starter list warns', async ({ driver, pages }) => {
  const page = await driver.open(pages.add(`<p>Send to ${wannaCry}</p>`));
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  await hover(page, wannaCry);
  expect(await readCard(page)).toContain('WannaCry ransom');
});

test('text that arrives later is painted too', async ({ driver, pages }) => {
  const page = await driver.open(pages.add(`<p>Send to ${wannaCry}</p>`));
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  await page.eval((address) => document.body.append(`And to ${address}`), ronin);
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry, ronin]);
});

test('marks come back where the page cleared all highlights', async ({ driver, pages }) => {
  const page = await driver.open(pages.add(`<p>Send to ${wannaCry}</p>`));
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  await page.eval(() => CSS.highlights.clear());
  expect(await painted(page, 'danger')).toEqual([]);
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
});

test('nothing is painted in hashes, identifiers and code', async ({ driver, pages }) => {
  const page = await driver.open(pages.address('no-addresses.html'));
  // It stands last on the page, so all before it was read.
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  const all = await Promise.all(levels.map((level) => painted(page, level)));
  expect(all.flat()).toEqual([wannaCry]);
});

test('the page stays as it was, but for one host element while a card is open', async ({
  driver,
  pages,
}) => {
  const page = await driver.open(pages.address('watched.html'));
  await expect.poll(() => painted(page, 'danger')).toEqual([wannaCry]);
  // In the order of their reading: the shadow tree is a tree of its own.
  await expect.poll(async () => (await painted(page, 'unknown')).length).toBe(4);
  expect(await changesSeenByPage(page)).toEqual([]);
  await hover(page, wannaCry);
  await readCard(page);
  const changes = await changesSeenByPage(page);
  // Our own element, which the page cannot look into, is ours to place.
  expect(changes.filter((change) => !change.startsWith('attributes of X-'))).toEqual([
    'childList of HTML: +1 -0',
  ]);
  const seen = await page.eval(() => [
    document.body.innerHTML.includes('style='),
    document.documentElement.getHTML().includes('WannaCry'),
    String(getSelection()),
  ]);
  expect(seen).toEqual([false, false, '']);
});

test('a page with 100 addresses that nobody hovers causes no request', async ({
  driver,
  service,
  pages,
}) => {
  await connectToEnd(driver, service);
  const before = service.seen().length;
  const addresses = Array.from(
    { length: 100 },
    (_, i) => `0x${String(i).padStart(40, 'a1b2c3d4')}`,
  );
  const page = await driver.open(pages.add(addresses.map((one) => `<p>${one}</p>`).join('')));
  await expect.poll(async () => (await painted(page, 'clear')).length).toBe(100);
  // A card that opened is later than any request that the paint could have caused.
  await hover(page, addresses[50] ?? '');
  await readCard(page);
  expect(service.seen().slice(before)).toEqual([]);
});

test('1,000 events that the page makes up ask nobody; the pointer of the user asks once', async ({
  driver,
  service,
  pages,
}) => {
  const options = await connectToEnd(driver, service);
  await ask(options, 'settings/set', { askOnHover: true });
  const page = await driver.open(
    pages.add(`<p id="target">${unreportedAddress}</p><p>${reportedAddress}</p>`),
  );
  await expect.poll(() => painted(page, 'clear')).toEqual([unreportedAddress]);
  const before = service.seen().length;
  await page.eval(makeUpEvents, 1000, restMs);
  expect(await page.closedShadowTexts()).toEqual([]);
  // Another address, so that a request by the events would not be taken for that of the pointer.
  await hover(page, reportedAddress);
  const asked = () =>
    service
      .seen()
      .slice(before)
      .map(({ path, body }) => `${path} ${JSON.stringify(body)}`);
  await expect.poll(asked).toHaveLength(1);
  expect(asked()[0]).toMatch(new RegExp(`^/wallet-checks .*${reportedAddress}`));
});

// From the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const ronin = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';

function changesSeenByPage(page: Page): Promise<string[]> {
  return page.eval(() => Object(globalThis).changes as string[]);
}
