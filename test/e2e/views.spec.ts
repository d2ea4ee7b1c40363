import { expect } from '@playwright/test';
import { violations } from './axe';
import { cutOff } from './cut-off';
import type { Page } from './driver';
import { test } from './fixtures';
import { launch } from './launch';
import { firstViews, prepare, sizes, type View, views } from './views';

for (const { language, dark } of [
  { language: 'en', dark: false },
  // The longest languages, and the one from right to left.
  { language: 'es', dark: false },
  { language: 'de', dark: true },
  { language: 'ar', dark: true },
])
  test(`in each view, ${dark ? 'dark' : 'light'} and in ${language}, axe finds nothing wrong, and no text is cut off, however narrow`, async ({
    kind,
    service,
    pages,
  }) => {
    test.setTimeout(180_000);
    const driver = await launch(kind, { language, dark });
    const problems: string[] = [];
    try {
      for (const view of firstViews) problems.push(...(await look(view, { driver, tabId: 0 })));
      const stage = await prepare(driver, service, pages);
      for (const view of views) problems.push(...(await look(view, stage)));
    } finally {
      await driver.close();
    }
    expect(problems).toEqual([]);
  });

test('each view reads to a screen reader as was reviewed', async ({
  kind,
  driver,
  service,
  pages,
}) => {
  test.setTimeout(180_000);
  const read = async (view: View, stage: Parameters<View['open']>[0]) => {
    const page = await view.open(stage);
    const text = await page.readAloud();
    if (text !== null)
      expect.soft(withoutChance(text, service.url)).toMatchSnapshot(`${view.name}.yml`);
    await page.close();
  };
  test.skip(kind === 'firefox');
  for (const view of firstViews) await read(view, { driver, tabId: 0 });
  const stage = await prepare(driver, service, pages);
  for (const view of views) await read(view, stage);
});

/** What is wrong with a view: at its own width, at half of it (a zoom of 200 %), and at those of narrow windows. */
async function look(view: View, stage: Parameters<View['open']>[0]): Promise<string[]> {
  const page = await view.open(stage);
  const problems = await violations(page);
  const [own, height] = sizes[view.size];
  for (const width of [own, own / 2, 400, 320])
    problems.push(...(await at(page, width, height)).map((text) => `${width} px: ${text}`));
  await page.close();
  return problems.map((problem) => `${view.name}: ${problem}`);
}

async function at(page: Page, width: number, height: number): Promise<string[]> {
  await page.resize(width, height);
  await expect.poll(() => page.eval(() => innerWidth)).toBe(width);
  return cutOff(page);
}

/** Ports, times and ages are others each time. */
function withoutChance(text: string, serviceUrl: string): string {
  return text
    .replaceAll(new URL(serviceUrl).host, 'service.example')
    .replaceAll(/\btab=\d+/g, 'tab=1')
    .replaceAll(/made \d+ \w+ ago/g, 'made long ago');
}
