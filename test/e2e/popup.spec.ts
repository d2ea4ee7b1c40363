import { readdirSync } from 'node:fs';
import { badAddress, reportedAddress, unreportedAddress } from '@/test/service/seed';
import type { TestService } from '@/test/service/server';
import { shows } from './driver';
import { expect } from './expect';
import { connect, connectToEnd } from './extension';
import { test } from './fixtures';
import { install } from './launch';
import { checkToEnd } from './popup';

/** Of an address without check digits, all but the end. */
const evm = '0x52908400098527886e0f7030069857d2e4169e';
const rows = [
  { what: 'an unreported', address: unreportedAddress, level: 'clear', words: 'No report found' },
  { what: 'a reported', address: reportedAddress, level: 'danger', words: 'Reported' },
  { what: 'a mistyped', address: badAddress, level: 'invalid', words: 'Not a valid address' },
];

test('the words that a verdict is about stay within the window, where they are no address', async ({
  driver,
}) => {
  const popup = await driver.openExtensionPage('popup.html');
  await popup.resize(400, 560);
  const words = 'Send 0.5 BTC to my friend at the shop on Tuesday, and tell me that you did so. ';
  await checkToEnd(popup, words.repeat(2));
  expect(
    await popup.eval(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});

for (const { what, address, level, words } of rows)
  test(`${what} address: the lists and the service are asked, each once, and both are said`, async ({
    driver,
    service,
  }) => {
    await connect(driver, service);
    const popup = await driver.openExtensionPage('popup.html');
    const verdict = await checkToEnd(popup, address);
    expect(verdict.level).toBe(level);
    expect(verdict.text).toContain(words);
    expect(verdict.text).toContain('Lists in this browser: asked');
    expect(verdict.text).toContain(`${new URL(service.url).host}: asked`);
    const checks = checksAt(service);
    expect(checks.map(({ method, key, body, status }) => ({ method, key, body, status }))).toEqual([
      { method: 'POST', key: service.key, body: { address, network: 'btc' }, status: 201 },
    ]);
  });

const locales = new URL('../../lib/locales', import.meta.url);
const languages = readdirSync(locales).map((file) => file.replace(/\.yml$/, ''));

for (const language of languages)
  test(`the buttons beside the tabs stay in their line where a scroll bar takes its place, in ${language}`, async ({
    kind,
    bare,
  }) => {
    const driver = await install(bare, kind, { language });
    try {
      const popup = await driver.openExtensionPage('popup.html');
      // As wide as the popup without a scroll bar of 15 px.
      await popup.resize(385, 560);
      const heights = () =>
        popup.eval(() =>
          ['.bar', '.tabs'].map(
            (css) => document.querySelector(css)?.getBoundingClientRect().height,
          ),
        );
      // The bar's own edge is a pixel.
      await expect.poll(heights).toEqual([49, 48]);
    } finally {
      await driver.close();
    }
  });

test('a chosen network is what the service is asked for', async ({ driver, service }) => {
  await connectToEnd(driver, service);
  const popup = await driver.openExtensionPage('popup.html');
  // The list takes the place of a field that stands there until it is loaded.
  await expect.poll(() => popup.find({ css: '.picker' })).toHaveLength(1);
  await popup.fill({ role: 'combobox', name: 'Network' }, 'bnb');
  // The first that fits is marked, as soon as that is drawn; an arrow before that marks it, and after that the next.
  await expect
    .poll(async () => (await popup.find({ css: '[role=option][data-highlighted]' }))[0]?.text)
    .toContain('BNB Smart Chain');
  await popup.press('Enter');
  const address = '0x52908400098527886E0F7030069857D2E4169EE7';
  await checkToEnd(popup, address);
  const checks = checksAt(service);
  expect(checks.map(({ body }) => body)).toEqual([{ address, network: 'bnb' }]);
});

function checksAt(service: TestService) {
  return service.seen().filter(({ path }) => path === '/wallet-checks');
}

test('of several addresses, a reported one that stands last in the text is the first, and their list scrolls with the popup alone', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  const popup = await driver.openExtensionPage('popup.html');
  await popup.resize(400, 560);
  const others = [`${evm}00`, `${evm}01`, `${evm}02`, unreportedAddress];
  await popup.fill({ css: '.address-box textarea' }, [...others, reportedAddress].join(' '));
  await shows(popup, '.choices-of-text .level-mark[data-level=danger]');
  const seen = await popup.eval(() => {
    const list = document.querySelector('.choices-of-text .rows');
    const isReported = list?.querySelector('li')?.querySelector('[data-level=danger]') !== null;
    return { isReported, scrolls: (list?.scrollHeight ?? 0) - (list?.clientHeight ?? 0) };
  });
  expect(seen).toEqual({ isReported: true, scrolls: 0 });
});

test('while a text comes into the box, the button below it stays where it is', async ({
  driver,
}) => {
  const popup = await driver.openExtensionPage('popup.html');
  await popup.resize(400, 560);
  await shows(popup, '.check-form .picker button');
  const tops = new Set<number | undefined>();
  for (const text of ['', 'b', unreportedAddress, 'hello', badAddress.slice(0, 12)]) {
    await popup.fill({ css: '.address-box textarea' }, text);
    await shows(popup, `.address-box[data-text="${text}"]`);
    const top = await popup.eval(
      () => document.querySelector('.check-form [type=submit]')?.getBoundingClientRect().top,
    );
    tops.add(top);
  }
  expect(tops.size).toBe(1);
});
