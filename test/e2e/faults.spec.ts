import type { FaultName } from '@/test/service/faults';
import { unreportedAddress, unreportedAddresses } from '@/test/service/seed';
import { startService } from '@/test/service/server';
import { expect } from './expect';
import { ask, connect, hover, readCard, save } from './extension';
import { test } from './fixtures';
import { install } from './launch';
import { meetFault, prepareMeeting, wrongsOf } from './meet-fault';
import { checkToEnd, readVerdict } from './popup';
import { withholdHosts } from './withhold-hosts';

// From the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const neverClear = /No report found|safe|verified/i;

/** One of each kind; `npm run hardening faults` meets all 47. */
const ofEachKind: FaultName[] = [
  'bom',
  's400',
  's403',
  's404',
  's413',
  's503',
  's429_sec',
  'html200',
  'truncJson',
  'rst',
  'garbage',
  'slowBody',
  'gzipBomb',
  'empty200',
  'deep',
  'proto',
  'redirCross',
];

test('whatever is wrong with the service is said in words that are true, and the next check goes well', async ({
  driver,
  service,
}) => {
  const meeting = await prepareMeeting(driver, service);
  for (const name of ofEachKind) {
    const met = await meetFault(meeting, name);
    expect.soft(wrongsOf(met), name).toEqual([]);
  }
});

test('a wrong key is named, the badge shows it, and nothing more is asked until it is changed', async ({
  driver,
  service,
}) => {
  await connect(driver, { ...service, key: 'wrong' });
  const popup = await driver.openExtensionPage('popup.html');
  const verdict = await checkToEnd(popup, unreportedAddress);
  expect(verdict.level).toBe('unknown');
  expect(verdict.text).toContain('The service does not accept the API key.');
  expect(verdict.text).not.toMatch(neverClear);
  await expect.poll(() => popup.badge()).toBe('!');
  const asked = service.seen().length;
  expect((await checkToEnd(popup, unreportedAddress)).level).toBe('unknown');
  expect(service.seen().length).toBe(asked);
  await ask(popup, 'key/save', { key: service.key });
  expect((await checkToEnd(popup, unreportedAddress)).level).toBe('clear');
});

test('a service that is not there is said to be not reached', async ({ driver }) => {
  const service = await startService();
  await connect(driver, service);
  await service.close();
  const popup = await driver.openExtensionPage('popup.html');
  const verdict = await checkToEnd(popup, unreportedAddress);
  expect(verdict.level).toBe('unknown');
  expect(verdict.text).toContain('The service cannot be reached.');
  expect(verdict.text).not.toMatch(neverClear);
});

test('a service that the browser does not let us reach is said to be so, and the settings have the button for it', async ({
  kind,
  bare,
  service,
}) => {
  const driver = await install(bare, kind, { asReleased: true });
  try {
    const options = await save(driver, service);
    await withholdHosts(driver, options);
    const popup = await driver.openExtensionPage('popup.html');
    const verdict = await checkToEnd(popup, unreportedAddress);
    expect(verdict.level).toBe('unknown');
    expect(verdict.text).toContain('The browser does not let the extension reach the service.');
    expect(verdict.text).not.toMatch(neverClear);
    expect(service.seen().filter(({ path }) => path === '/wallet-checks')).toEqual([]);
    const settings = await driver.openExtensionPage('options.html');
    await expect
      .poll(() => settings.find({ role: 'button', name: 'Allow access' }))
      .toHaveLength(1);
  } finally {
    await driver.close();
  }
});

test('offline is said to be offline, on a card, too, and is asked once more when it is not, without a click', async ({
  driver,
  service,
  pages,
}) => {
  const options = await connect(driver, service);
  await ask(options, 'settings/set', { askOnHover: true });
  const page = await driver.open(pages.add(`<p>${wannaCry}</p><p>${unreportedAddress}</p>`));
  await expect.poll(() => page.badge()).toBe('1');
  await driver.setOffline(true);
  await hover(page, unreportedAddress);
  expect(await readCard(page)).toContain('You are offline.');
  expect(await page.badge()).toBe('1');
  const popup = await driver.openExtensionPage('popup.html');
  const verdict = await checkToEnd(popup, unreportedAddress);
  expect(verdict.level).toBe('unknown');
  expect(verdict.text).toContain('You are offline.');
  expect(verdict.text).not.toMatch(neverClear);
  await driver.setOffline(false);
  await expect.poll(async () => (await readVerdict(popup)).level).toBe('clear');
  expect((await checkToEnd(popup, unreportedAddresses.litecoin)).level).toBe('clear');
});
