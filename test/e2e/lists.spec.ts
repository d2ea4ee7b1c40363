import { gzipSync } from 'node:zlib';
import { reportedAddress, unreportedAddress } from '@/test/service/seed';
import { startListServer } from '@/test/unit/background/list-server';
import { expect } from './expect';
import { ask } from './extension';
import { test } from './fixtures';
import { checkToEnd } from './popup';
import { says } from './says';

// Where the browser shows 8 MB in a field, Chromium stands still for minutes.
test('a list of 8 MB is pasted, and taken whole', async ({ driver }) => {
  const options = await driver.openExtensionPage('options.html');
  await options.click({ role: 'radio', name: 'In a text that you paste' });
  const field = { role: 'textbox', name: 'Text of the list' };
  await options.fill(field, 'x');
  await options.eval(copyList, 190_000);
  await options.click(field);
  for (const key of ['a', 'c', 'v'] as const) await options.pressCtrl(key);
  await says(options, '7.8 MB of text, of which the beginning is shown.');
  await options.click({ role: 'button', name: 'Preview' });
  await says(options, 'Addresses that are taken');
  await says(options, '190,000');
});

/** Runs in a page: what is copied next is a list of so many addresses. */
function copyList(count: number): void {
  const addresses = Array.from({ length: count }, (_, n) => `0x${String(n).padStart(40, '0')}`);
  const copy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', addresses.join('\n'));
    event.preventDefault();
  };
  document.addEventListener('copy', copy, { once: true });
}

test('whom a table accuses is seen before it is taken, by the column that is read', async ({
  driver,
}) => {
  const options = await driver.openExtensionPage('options.html');
  await options.click({ role: 'radio', name: 'In a text that you paste' });
  const table = `from,to,value\n${unreportedAddress},${reportedAddress},3\n`;
  await options.fill({ role: 'textbox', name: 'Text of the list' }, table);
  await options.click({ role: 'button', name: 'Preview' });
  await says(options, 'Addresses read from');
  expect(await options.eval(columnRead)).toBe('to');
});

/** Runs in a page. */
function columnRead(): string | null | undefined {
  const [name] = [...document.querySelectorAll('.preview dt')].filter(
    (one) => one.textContent === 'Addresses read from',
  );
  return name?.nextElementSibling?.textContent;
}

for (const searched of ['', 'sanctions'])
  test(`what came of a public list far below is seen, searched for: “${searched}”`, async ({
    driver,
  }) => {
    const options = await driver.openExtensionPage('options.html');
    await options.resize(800, 700);
    await says(options, 'Public lists to choose from');
    await driver.setOffline(true);
    // The search unfolds them.
    if (searched === '') await options.click({ css: '#root summary' });
    else await options.fill({ role: 'searchbox', name: 'Search settings' }, searched);
    // A dialog of headless Chromium nobody can answer: it would keep the focus, without which no popup opens in the next tests.
    if (driver.kind === 'chromium') await options.eval(refuseAccess);
    await options.click({ role: 'button', name: 'Preview US sanctions, TRON' });
    await expect.poll(() => options.eval(isAnswerInView)).toBe(true);
  });

test('who is told that only the starter list was asked is led to the public lists', async ({
  driver,
}) => {
  const popup = await driver.openExtensionPage('popup.html');
  await checkToEnd(popup, unreportedAddress);
  const ending = '/options.html#public-lists';
  const choose = async () => {
    await popup.click({ role: 'button', name: 'Choose public lists' });
    await expect.poll(async () => (await driver.tabs()).join()).toContain(ending);
  };
  await choose();
  await driver.closeTab(ending);

  // Where the settings are open, it is that tab, with what was put into its fields.
  const options = await driver.openExtensionPage('options.html');
  await options.resize(800, 700);
  await says(options, 'Public lists to choose from');
  await options.fill({ label: 'Service address' }, 'https://half');
  await choose();
  await says(options, 'None is read before you add it.');
  const summary = () =>
    options.eval(() => document.querySelector('details')?.getBoundingClientRect().top ?? -1);
  await expect.poll(summary).toBeLessThan(200);
  expect(await summary()).toBeGreaterThanOrEqual(0);
  await choose();
  expect((await driver.tabs()).filter((url) => url.includes('/options.html'))).toHaveLength(1);
  expect((await options.find({ label: 'Service address' }))[0]?.value).toBe('https://half');
});

/** Runs in the settings: who is asked for access refuses it. */
function refuseAccess(): void {
  Object(globalThis).chrome.permissions.request = async () => false;
}

/** Runs in the settings. */
function isAnswerInView(): boolean {
  const answer = document.querySelector('.preview-place > *');
  const { top = -1, bottom = 0, height = 0 } = answer?.getBoundingClientRect() ?? {};
  return height > 0 && top >= 0 && bottom <= innerHeight;
}

test('a packed list that is cut off on the way is not taken for a whole one', async ({
  driver,
}) => {
  const server = await startListServer();
  const packed = gzipSync(`${reportedAddress}\n${unreportedAddress}\n`);
  const { length } = packed;
  const headers = { 'content-encoding': 'gzip', 'content-length': length };
  const preview = async (sent: number) => {
    server.serve((response) => {
      response.writeHead(200, headers).write(packed.subarray(0, sent), () => {
        if (sent < length) setTimeout(() => response.socket?.end(), 100);
        else response.end();
      });
    });
    return ask(options, 'feeds/preview', { url: server.url, networkId: null });
  };
  const options = await driver.openExtensionPage('options.html');
  expect(await preview(length)).toMatchObject({ counts: { accounts: 2 } });
  const message = expect.stringContaining('The list cannot be reached.');
  expect(await preview(length - 20)).toMatchObject({ status: 'failed', message });
  expect(await preview(length)).toMatchObject({ counts: { accounts: 2 } });
  await server.close();
});

test('a page of a list, as its server says beside it, is told to be one', async ({ driver }) => {
  const server = await startListServer();
  const link = '<?page=2>; rel="next"';
  server.serve((response) => response.writeHead(200, { link }).end(`["${reportedAddress}"]`));
  const options = await driver.openExtensionPage('options.html');
  const preview = await ask(options, 'feeds/preview', { url: server.url, networkId: null });
  expect(preview).toMatchObject({ counts: { accounts: 1, isPart: 'elsewhere' } });
  await server.close();
});
