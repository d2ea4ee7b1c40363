import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Verdict } from '@/lib/verdict/verdict';
import { type Driver, type Page, until } from '@/test/e2e/driver';
import { ask, connect, findTab, hover, painted, readCard } from '@/test/e2e/extension';
import { checkToEnd } from '@/test/e2e/popup';
import { badAddress, reportedAddress } from '@/test/service/seed';
import { reportedOnDemoPage } from './demo-page';

export type Stop = { driver: Driver; service: { url: string; key: string }; pageAddress: string };

/** What the extension said about one address, of a page or typed in. */
export type Said = Pick<Verdict, 'address' | 'networks' | 'level'> & { where: string };

/**
 * Walks through the extension as a user does: sets it up, opens the page, points at a reported address, checks a mistyped
 * one in the popup, looks at reports and options. Takes a picture at each stop.
 * @param pictures address of each picture's file, by what it shows
 */
export async function takeTour(
  { driver, service, pageAddress }: Stop,
  pictures: (what: string) => string,
): Promise<{ said: Said[]; card: string }> {
  const shoot = async (what: string, page: Page) =>
    writeFileSync(pictures(what), await page.screenshot());
  const options = await connect(driver, service);
  const page = await driver.open(pageAddress);
  await page.resize(860, 540);
  await until('all reported addresses, the one that arrives late too', async () =>
    (await painted(page, 'danger')).length === reportedOnDemoPage ? true : undefined,
  );
  await shoot('page', page);
  await hover(page, reportedAddress);
  const card = await readCard(page);
  await shoot('card', page);

  const tab = await findTab(options, pageAddress);
  const popup = await driver.openExtensionPage(`popup.html?tab=${tab.id}`);
  await popup.resize(400, 560);
  const typed = await ask(popup, 'check', { address: badAddress, networkId: null, ask: 'local' });
  await checkToEnd(popup, reportedAddress);
  await shoot('popup-check', popup);
  await popup.click({ role: 'tab', name: 'This page' });
  await until('the list of the page, with what is said of each', async () =>
    (await popup.find({ role: 'listitem' })).find(({ text }) => text.includes('Reported 3 times')),
  );
  await shoot('popup-page', popup);
  await popup.click({ role: 'tab', name: 'Reports' });
  await until('the reports, counted', async () =>
    (await popup.find({ css: '.pager-place' }))[0]?.text.includes('reports') ? true : undefined,
  );
  await shoot('popup-reports', popup);

  const settings = await driver.openExtensionPage('options.html');
  await settings.resize(760, 860);
  await until('the settings', async () => (await settings.find({ label: 'API key' })).at(0));
  await shoot('options', settings);
  const onPage = tab.found.addresses.map((one) => ({ ...one, where: 'page' }));
  return { said: [...onPage, { ...typed, where: 'typed in' }], card };
}

/** Names a picture's file in a folder. */
export function inFolder(folder: string, ...parts: string[]): (what: string) => string {
  return (what) => join(folder, `${[...parts, what].join('-')}.png`);
}
