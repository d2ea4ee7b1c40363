import { reportedAddress, unreportedAddress } from '@/test/service/seed';
import type { TestService } from '@/test/service/server';
import { violations } from './axe';
import { type Driver, type Page, patience } from './driver';
import { expect } from './expect';
import { connect, connectToEnd, save } from './extension';
import { test } from './fixtures';
import { isInView } from './in-view';
import { answerChoice, chooseFile, focused, openTab, paste, tabTo } from './keyboard';
import { keepSaved, saved } from './saved-file';
import { says } from './says';

const list = `address,network,name\n${reportedAddress},BTC,"Shop, fake"\n${unreportedAddress},,Bob\n${unreportedAddress},,Bob again\nhello,,Nobody\n`;

test('a pasted list is checked, filtered and read by keyboard alone, and nothing is sent', async ({
  driver,
  service,
}) => {
  await connectToEnd(driver, service);
  const page = await openMany(driver);
  const before = service.seen().length;
  expect(await violations(page)).toEqual([]);
  await paste(page, '.many-input textarea', list);
  await tabTo(page, 'Check them');
  await page.press('Enter');
  await says(page, 'All rows are checked.');
  await expect.poll(() => focused(page)).toBe('4 rows');
  await says(page, '1 row repeats an earlier one.');
  await tabTo(page, 'Reported 1');
  await page.press('Enter');
  expect(await shownRows(page)).toEqual(['Row 2']);
  await tabTo(page, 'Checked rows');
  await page.press('ArrowDown');
  await expect
    .poll(async () => (await page.find({ css: '.many .verdict [role=status]' }))[0]?.level)
    .toBe('danger');
  expect(await violations(page)).toEqual([]);
  expect(service.seen()).toHaveLength(before);
});

test('10,000 rows of a file are checked, with the page at hand all the while', async ({
  driver,
}) => {
  const page = await openMany(driver);
  // The longest time in which the page could do nothing else.
  await page.eval(() => {
    let last = performance.now();
    let longest = 0;
    setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      document.body.dataset['longest'] = String(Math.round(longest));
    }, 10);
  });
  const start = performance.now();
  await chooseFile(page, 'list.txt', addresses(10_000));
  const whole = expect.poll(() => mainText(page), { timeout: 4 * patience });
  await whole.toContain('All rows are checked.');
  const took = Math.round(performance.now() - start);
  const longest = await page.eval(() => document.body.dataset['longest']);
  test.info().annotations.push({ type: 'speed', description: `${took} ms, longest ${longest} ms` });
  expect((await page.find({ css: '.report-row' })).length).toBeLessThan(40);
  await page.eval(() => {
    const box = document.querySelector('.many .report-rows');
    box?.scrollTo({ top: box.scrollHeight });
  });
  await expect.poll(async () => (await shownRows(page)).at(-1)).toBe('Row 10,000');
  // One bar is enough for it.
  const { beyond, below } = await page.eval(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const list = document.querySelector('.rows-frame')?.getBoundingClientRect().bottom ?? 0;
    return { beyond: scrollHeight - clientHeight, below: clientHeight - list };
  });
  expect({ beyond, below }).toEqual({ beyond: 0, below: 16 });
});

test('the service is asked only when the user says so, once an address, and the rows say it', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  const page = await openMany(driver);
  await chooseFile(page, 'list.csv', list);
  await says(page, 'All rows are checked.');
  const { host } = new URL(service.url);
  await page.click({ role: 'button', name: `Ask ${host} about 2 addresses` });
  await says(page, `2 requests go to ${host}`);
  expect(checksAt(service)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.click({ role: 'button', name: 'Send 2 requests' });
  await expect.poll(async () => (await mainText(page)).split('Service asked').length - 1).toBe(3);
  expect(checksAt(service)).toEqual([
    { address: reportedAddress, network: 'btc' },
    { address: unreportedAddress, network: 'btc' },
  ]);
});

/** The button is there once the page knows of the service. */
const askAboutEight = ({ url }: { url: string }) => `Ask ${new URL(url).host} about 8 addresses`;

test('a service that wants to be left alone is, a background that is killed is woken, and all rows get their answer', async ({
  driver,
  service,
}) => {
  await save(driver, service);
  const page = await openMany(driver);
  const given = addresses(8);
  await chooseFile(page, 'list.txt', given);
  await says(page, 'All rows are checked.');
  service.control({ faults: [{ name: 's429_sec', path: '/wallet-checks', times: 1 }], delay: 100 });
  await page.click({ role: 'button', name: askAboutEight(service) });
  await page.click({ role: 'button', name: 'Send 8 requests' });
  await says(page, 'asked for a pause');
  await expect.poll(() => checksAt(service).length).toBeGreaterThan(3);
  await driver.killBackground();
  await says(page, 'All rows are checked.');
  expect((await mainText(page)).split('Service asked')).toHaveLength(9);
  expect(new Set(checksAt(service).map((body) => Object(body).address))).toEqual(
    new Set(given.split('\n')),
  );
});

test('a paused work sends nothing, and goes on where it was', async ({ driver, service }) => {
  await save(driver, service);
  const page = await openMany(driver);
  await chooseFile(page, 'list.txt', addresses(8));
  await says(page, 'All rows are checked.');
  service.control({ delay: 1000 });
  await page.click({ role: 'button', name: askAboutEight(service) });
  await page.click({ role: 'button', name: 'Send 8 requests' });
  await page.click({ role: 'button', name: 'Pause' });
  // Those that were under way come to their end, and no more.
  await says(page, 'Paused at 2 of 8');
  expect(checksAt(service)).toHaveLength(2);
  service.control({ delay: 0 });
  expect(await violations(page)).toEqual([]);
  await page.click({ role: 'button', name: 'Go on' });
  await says(page, 'All rows are checked.');
  expect(checksAt(service)).toHaveLength(8);
});

test('a file is opened, the service asked, paused and stopped, and the rows are exported, by keyboard alone', async ({
  driver,
  service,
}) => {
  await save(driver, service);
  const page = await openMany(driver);
  await answerChoice(page, 'list.txt', 'text/plain', new TextEncoder().encode(addresses(8)));
  await tabTo(page, 'Open a file');
  await page.press('Enter');
  await says(page, 'All rows are checked.');
  service.control({ delay: 1000 });
  await tabTo(page, `Ask ${new URL(service.url).host} about 8 addresses`);
  await page.press('Enter');
  // The same press once more is no yes.
  await expect.poll(() => focused(page)).toBe('Not now');
  await tabTo(page, 'Send 8 requests');
  await page.press('Enter');
  await expect.poll(() => focused(page)).toBe('8 rows');
  await tabTo(page, 'Pause');
  await page.press('Enter');
  await says(page, 'Paused at 2 of 8');
  await expect.poll(() => focused(page)).toBe('Go on');
  await page.press('Enter');
  await expect.poll(() => focused(page)).toBe('Pause');
  await tabTo(page, 'Stop');
  await page.press('Enter');
  await says(page, 'All rows are checked.');
  await expect.poll(() => focused(page)).toBe('8 rows');
  expect(checksAt(service).length).toBeLessThan(8);
  await keepSaved(page);
  await tabTo(page, 'Export JSON');
  await page.press('Enter');
  const [name, text] = await saved(page);
  expect([name, JSON.parse(text).length]).toEqual(['checked-addresses.json', 8]);
});

test('in a narrow window, all that is said of a row can be read', async ({ driver }) => {
  const page = await openMany(driver);
  await page.resize(320, 800);
  await chooseFile(page, 'list.csv', list);
  await says(page, 'All rows are checked.');
  const cut = () =>
    page.eval(() =>
      Array.from(document.querySelectorAll('.many .row-facts'), (facts) => {
        const { bottom, right } = facts.getBoundingClientRect();
        return Array.from(facts.children).some((one) => {
          const box = one.getBoundingClientRect();
          return (
            box.bottom > bottom + 1 || box.right > right + 1 || one.scrollWidth > box.width + 1
          );
        });
      }),
    );
  await expect.poll(cut).toEqual([false, false, false, false]);
  expect((await page.find({ css: '.many .row-facts' }))[2]?.text).toContain('Same as row 3');
});

/** As many well-formed addresses, one a line. */
function addresses(count: number): string {
  const one = (_: unknown, i: number) => `0x${(i + 1).toString(16).padStart(40, '0')}`;
  return Array.from({ length: count }, one).join('\n');
}

test('in a narrow window, the verdict on a pressed row comes into view, and the list again by its keys', async ({
  driver,
}) => {
  const page = await openMany(driver);
  await page.resize(700, 640);
  await chooseFile(page, 'list.csv', list);
  await says(page, 'All rows are checked.');
  await page.click({ css: '.report-row' });
  await expect.poll(() => isInView(page, '.many .verdict-card')).toBe(true);
  await page.press('ArrowDown');
  await expect.poll(() => isInView(page, '.report-rows')).toBe(true);
  await page.press('Enter');
  await expect.poll(() => isInView(page, '.many .verdict-card')).toBe(true);
});

async function openMany(driver: Driver): Promise<Page> {
  const page = await driver.openExtensionPage('popup.html?full');
  await openTab(page, 'Many');
  return page;
}

async function mainText(page: Page): Promise<string> {
  return (await page.find({ css: 'main' }))[0]?.text ?? '';
}

async function shownRows(page: Page): Promise<(string | undefined)[]> {
  const rows = await page.find({ css: '.many .report-row' });
  return rows.map(({ text }) => text.match(/Row [\d,]+/)?.[0]);
}

function checksAt(service: TestService) {
  return service
    .seen()
    .filter(({ path, status }) => path === '/wallet-checks' && status === 201)
    .map(({ body }) => body);
}
