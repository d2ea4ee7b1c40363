import { badAddress, reportedAddress, unreportedAddress } from '@/test/service/seed';
import type { TestService } from '@/test/service/server';
import { type Driver, type Page, shows, until } from './driver';
import { ask, connectToEnd, painted, whenTabIsThere } from './extension';
import { paste } from './keyboard';
import type { PageServer } from './page-server';

/** A browser in which there is something to see in every view. */
export type Stage = { driver: Driver; tabId: number };

export type View = {
  name: string;
  /** `page` views are laid out for a window, the others for the popup's width. */
  size: 'popup' | 'page';
  open(stage: Stage): Promise<Page>;
  /** Each browser has other words in it. */
  isOwn?: boolean;
};

/** Width and height of the window. */
export const sizes: Record<View['size'], [number, number]> = {
  popup: [400, 560],
  page: [1080, 760],
};

const ethereum = '0x52908400098527886E0F7030069857D2E4169EE7';

/** Every view that is there right after the installation. */
export const firstViews: View[] = [
  { name: 'first-popup', size: 'popup', open: openFirstPopup },
  // Firefox grants access to pages at once, and Chromium to few of a test.
  { name: 'first-steps', size: 'page', open: openFirstSteps, isOwn: true },
];

/** Every view of somebody who has a service, contacts and a history. */
export const views: View[] = [
  { name: 'check', size: 'popup', open: openCheck },
  { name: 'check-reported', size: 'popup', open: (stage) => openVerdict(stage, reportedAddress) },
  { name: 'check-mistyped', size: 'popup', open: (stage) => openVerdict(stage, badAddress) },
  { name: 'check-none', size: 'popup', open: (stage) => openVerdict(stage, ethereum) },
  { name: 'this-page', size: 'popup', open: openThisPage },
  { name: 'reports', size: 'popup', open: openReports },
  { name: 'side-panel', size: 'popup', open: openSidePanel },
  { name: 'full-check', size: 'page', open: openFullCheck },
  { name: 'full-many', size: 'page', open: openMany },
  { name: 'full-reports', size: 'page', open: openFullReports },
  {
    name: 'full-history',
    size: 'page',
    open: (s) => openFull(s, 'history', '.full-list .check-button'),
  },
  { name: 'full-contacts', size: 'page', open: (s) => openFull(s, 'contacts', '.level-mark') },
  { name: 'options', size: 'page', open: openOptions, isOwn: true },
];

/** Sets a service up, saves a contact, checks two addresses, and opens a web page with four. */
export async function prepare(
  driver: Driver,
  service: TestService,
  pages: PageServer,
): Promise<Stage> {
  const options = await connectToEnd(driver, service);
  const bob = {
    address: unreportedAddress,
    networkId: null,
    kind: 'trusted',
    name: 'Bob',
  } as const;
  await ask(options, 'own/put', { ...bob, note: 'Rent, every month' });
  await ask(options, 'own/put', {
    address: '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94',
    networkId: null,
    kind: 'blocked',
    name: '',
    note: '',
  });
  for (const address of [ethereum, reportedAddress]) {
    const popup = await openVerdict({ driver, tabId: 0 }, address);
    await popup.close();
  }
  const words = `${reportedAddress}, ${unreportedAddress}, ${ethereum} and ${badAddress}`;
  const url = pages.add(`<title>A page</title><p>Send it to ${words}</p>`);
  const page = await driver.open(url);
  await until('the page to be marked', async () =>
    (await painted(page, 'danger')).length === 1 ? true : undefined,
  );
  const { id } = await whenTabIsThere(options, url);
  return { driver, tabId: id };
}

function openPopup(driver: Driver): Promise<Page> {
  // The list of networks comes after what is looked at first.
  return open(driver, 'popup.html', 'popup', '.check-form .picker button');
}

async function openCheck({ driver }: Stage): Promise<Page> {
  const popup = await openPopup(driver);
  await shows(popup, '.latest-checks');
  return popup;
}

async function openFirstPopup({ driver }: Stage): Promise<Page> {
  const popup = await openPopup(driver);
  await shows(popup, '.onboarding');
  return popup;
}

async function openFirstSteps({ driver }: Stage): Promise<Page> {
  const page = await open(driver, 'welcome.html', 'page', '.sample');
  await until('the sample to be marked', async () =>
    (await painted(page, 'danger')).length === 1 ? true : undefined,
  );
  return page;
}

async function openVerdict({ driver }: Stage, address: string): Promise<Page> {
  const popup = await openPopup(driver);
  await paste(popup, '.address-box', address);
  await popup.click({ css: '.check-form [type=submit]' });
  await shows(popup, '[role=status][data-level][aria-busy=false]');
  return popup;
}

async function openThisPage({ driver, tabId }: Stage): Promise<Page> {
  const popup = await open(driver, `popup.html?view=page&tab=${tabId}`, 'popup', '.found-button');
  await popup.click({ css: '.found-button' });
  await shows(popup, '.found-verdict .reasons');
  return popup;
}

async function openReports({ driver }: Stage): Promise<Page> {
  const rows = '[role=tabpanel]:not([hidden]) .rows li';
  const popup = await open(driver, 'popup.html?view=reports', 'popup', rows);
  // The number of the page stands there at once, that of all pages when they are counted.
  await until('the reports to be counted', async () =>
    (await popup.eval(countNumbers)) > 1 ? true : undefined,
  );
  return popup;
}

/** In any language's digits. */
function countNumbers(): number {
  return document.querySelector('.pager p')?.textContent.match(/\p{Nd}+/gu)?.length ?? 0;
}

async function openSidePanel({ driver }: Stage): Promise<Page> {
  const panel = await open(driver, 'sidepanel.html', 'popup', '.check-form .picker button');
  await shows(panel, '.latest-checks');
  return panel;
}

async function openFullCheck({ driver }: Stage): Promise<Page> {
  const path = `popup.html?full&view=check&address=${reportedAddress}`;
  return open(driver, path, 'page', '[role=status][data-level][aria-busy=false]');
}

async function openMany(stage: Stage): Promise<Page> {
  const page = await openFull(stage, 'many', '.many-input textarea');
  const rows = [reportedAddress, unreportedAddress, unreportedAddress, badAddress, ethereum];
  await paste(page, '.many-input textarea', rows.join('\n'));
  await page.click({ css: '.many-input [type=submit]' });
  await shows(page, '.report-row[data-level], .report-row [data-level]');
  await page.click({ css: '.report-row' });
  await shows(page, '.many .verdict .reasons');
  return page;
}

async function openFullReports(stage: Stage): Promise<Page> {
  const page = await openFull(stage, 'reports', '.report-row');
  await page.click({ css: '.report-row' });
  await shows(page, '.account');
  await shows(page, 'table.chart');
  return page;
}

function openFull({ driver }: Stage, view: string, sign: string): Promise<Page> {
  return open(driver, `popup.html?full&view=${view}`, 'page', sign);
}

function openOptions({ driver }: Stage): Promise<Page> {
  return open(driver, 'options.html', 'page', '.level-mark');
}

async function open(driver: Driver, path: string, size: View['size'], sign: string): Promise<Page> {
  const page = await driver.openExtensionPage(path);
  await page.resize(...sizes[size]);
  await shows(page, sign);
  return page;
}
