import { type Page, shows } from './driver';
import { expect } from './expect';
import { ask, connect } from './extension';
import { test } from './fixtures';
import { isInView } from './in-view';
import { install } from './launch';
import { keepSaved } from './saved-file';
import { says } from './says';

test('all reports stand in one long list, walked with the keys, with the account of the chosen one', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  const page = await driver.openExtensionPage('popup.html?full');
  await expect.poll(() => summary(page)).toMatch(/^\d+ reports$/);
  await page.click({ css: '.report-row' });
  await expect.poll(() => chosen(page)).toMatch(/^Report 1 of /);
  await page.press('ArrowDown');
  await expect.poll(() => chosen(page)).toMatch(/^Report 2 of /);
  await page.eval(() => {
    const list = document.querySelector('.report-rows');
    list?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  });
  const total = (await summary(page))?.replace(' reports', '');
  await expect.poll(() => chosen(page)).toBe(`Report ${total} of ${total}`);
  await expect
    .poll(async () => (await page.find({ css: '.account' }))[0]?.text)
    .toContain('Is it wrong?');
});

test('what was exported is said below the buttons, and moves none of them', async ({ driver }) => {
  const page = await driver.openExtensionPage('popup.html?full&view=reports');
  await page.resize(1080, 760);
  await shows(page, '.report-row');
  const places = () =>
    page.eval(() =>
      Array.from(document.querySelectorAll('.row-head button'), (one) => {
        const { x, y } = one.getBoundingClientRect();
        return [x, y].map(Math.round);
      }),
    );
  const before = await places();
  expect(before).toHaveLength(2);
  await keepSaved(page);
  await page.click({ role: 'button', name: 'Export CSV' });
  await says(page, '61 reports in scam-reports.csv.');
  expect(await places()).toEqual(before);
});

test('in the narrowest window the filters stand in pairs below the search, so that the list begins in it', async ({
  driver,
}) => {
  const page = await driver.openExtensionPage('popup.html?full&view=reports');
  await page.resize(320, 640);
  await shows(page, '.report-row');
  const lines = () =>
    page.eval(() => {
      const fields = Array.from(document.querySelectorAll('.filters > .field'));
      const tops = fields.map((field) => Math.round(field.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
    });
  await expect.poll(lines).toEqual([1, 2, 2]);
});

test('a long list ends where the window does, whatever stands above it, and what stands beside it is scrolled alone', async ({
  driver,
}) => {
  const page = await driver.openExtensionPage('popup.html?full&view=reports');
  await shows(page, 'table.chart');
  // The starter list has no dates, which is said above it.
  await select(page, 'Sort by', 'Last report');
  await says(page, 'None of these has a date');
  for (const [width, height] of [
    [1280, 1000],
    [800, 640],
  ] as const) {
    await page.resize(width, height);
    await expect
      .poll(() =>
        page.eval(() => {
          const { scrollHeight, clientHeight } = document.documentElement;
          const list = document.querySelector('.rows-frame')?.getBoundingClientRect().bottom ?? 0;
          const [first, last] = [...(document.querySelector('.full-aside')?.children ?? [])];
          last?.scrollIntoView();
          const isSeen = (last?.getBoundingClientRect().bottom ?? 0) <= clientHeight;
          first?.scrollIntoView();
          return { page: scrollHeight - clientHeight, below: clientHeight - list, isSeen };
        }),
      )
      .toEqual({ page: 0, below: 16, isSeen: true });
  }
});

test('in a narrow window, no tab stands alone in a line, nor does the button beside them', async ({
  kind,
  bare,
}) => {
  // Long names: not all fit in a line.
  const driver = await install(bare, kind, { language: 'de' });
  try {
    const page = await driver.openExtensionPage('popup.html?full&view=many');
    for (const width of [320, 360]) {
      await page.resize(width, 640);
      await expect
        .poll(() =>
          page.eval(() => {
            const tabs = Array.from(document.querySelectorAll('[role=tab]'));
            const tops = tabs.map((tab) => Math.round(tab.getBoundingClientRect().top));
            const lines = Array.from(Map.groupBy(tops, (top) => top).values(), (all) => all.length);
            const button = document.querySelector('.bar > button')?.getBoundingClientRect().top;
            return { lines, isBelow: Number(button) > (tops.at(-1) ?? 0) + 20 };
          }),
        )
        .toEqual({ lines: [3, 2], isBelow: false });
    }
  } finally {
    await driver.close();
  }
});

test('in a narrow window, the account of a pressed row comes into view', async ({
  driver,
  service,
}) => {
  await connect(driver, service);
  const page = await driver.openExtensionPage('popup.html?full');
  await page.resize(700, 640);
  await expect.poll(() => summary(page)).toMatch(/^\d+ reports$/);
  await page.click({ css: '.report-row' });
  await expect.poll(() => isInView(page, '.full-aside .account')).toBe(true);
});

test('a list that no browser could hold is scrolled to its end', async ({ driver }) => {
  const page = await driver.openExtensionPage('popup.html?full');
  // 120,000 rows of 56 pixels are more than 6,000,000.
  const text = Array.from(
    { length: 120_000 },
    (_, i) => `0x${i.toString(16).padStart(40, '0')}`,
  ).join('\n');
  const taken = await ask(page, 'feeds/import', { text, name: 'Long', networkId: 'ethereum' });
  expect(taken.status).toBe('taken');
  await page.close();
  const full = await driver.openExtensionPage('popup.html?full');
  await select(full, 'Source', 'Long');
  await expect.poll(() => summary(full)).toBe('120,000 reports');
  const shown = () =>
    full.eval(() =>
      Array.from(document.querySelectorAll('.report-row')).map((row) =>
        Number(row.getAttribute('aria-posinset')),
      ),
    );
  await full.eval(() => {
    const list = document.querySelector('.report-rows');
    list?.scrollTo({ top: list.scrollHeight });
  });
  await expect.poll(async () => (await shown()).at(-1)).toBe(120_000);
  // The rows in view change until the list is at rest, so they are counted at one moment.
  await expect
    .poll(() =>
      full.eval(() => document.querySelectorAll('.report-row:not(:has(.row-address))').length),
    )
    .toBe(0);
  // A turn of the wheel moves the list by as much as it would any other.
  const first = (await shown())[0] ?? 0;
  await full.eval(() => document.querySelector('.report-rows')?.scrollBy({ top: -560 }));
  await expect.poll(async () => (await shown())[0]).toBe(first - 10);
});

function summary(page: Page): Promise<string | undefined> {
  return page.find({ css: '.summary' }).then(([element]) => element?.text);
}

function chosen(page: Page): Promise<string | undefined> {
  return page.find({ css: '.full-aside h2' }).then(([element]) => element?.text);
}

/** Chooses an option of a native list by its words, as the browser does for the user. */
async function select(page: Page, label: string, words: string): Promise<void> {
  await expect
    .poll(() =>
      page.eval(
        (name, option) => {
          const field = Array.from(document.querySelectorAll('select')).find(
            ({ labels }) => labels[0]?.textContent === name,
          );
          const chosen = Array.from(field?.options ?? []).find(({ text }) => text === option);
          if (!field || !chosen) return false;
          field.value = chosen.value;
          field.dispatchEvent(new Event('change', { bubbles: true }));
          return true;
        },
        label,
        words,
      ),
    )
    .toBe(true);
}
