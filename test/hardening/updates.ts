import type { BrowserKind } from '@/test/browsers/find-browser';
import { type Driver, type Page, until } from '@/test/e2e/driver';
import { hover, painted, readCard } from '@/test/e2e/extension';
import { untilProbeIsHeard } from '@/test/e2e/page-says';
import { type PageServer, servePages } from '@/test/e2e/page-server';
import { keepBrowser, setVersion } from './kept-browser';
import { type Row, tryRow } from './row';

const updates = 10;
const tabs = 5;
const returns = 20;

// Both from the starter list.
const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
const ronin = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';

/** Updates the extension while pages are open, and goes back to pages that the browser kept. */
export async function tryUpdates(kind: BrowserKind): Promise<Row[]> {
  const kept = keepBrowser(kind);
  const pages = await servePages(new URL('./', import.meta.url), {});
  const driver = await kept.start();
  try {
    return [
      await tryRow(`${updates} updates with ${tabs} open tabs`, () =>
        updateBesideTabs(driver, pages, kept.folder),
      ),
      await tryRow(`${returns} times back to a page that the browser kept`, () =>
        goBackAgain(driver, pages),
      ),
    ];
  } finally {
    await driver.close();
    pages.close();
    kept.remove();
  }
}

async function updateBesideTabs(
  driver: Driver,
  pages: PageServer,
  folder: string,
): Promise<Omit<Row, 'what'>> {
  const opened: Page[] = [];
  for (let i = 0; i < tabs; i++) {
    const page = await driver.open(pages.add(`<p>${wannaCry}</p><p id="later"></p>`));
    await until('the mark', async () => (await painted(page, 'danger')).length === 1 || undefined);
    opened.push(page);
  }
  // A card stands open on one of them when the first new version comes.
  await hover(opened[0] ?? fail(), wannaCry);
  await readCard(opened[0] ?? fail());
  for (let i = 1; i <= updates; i++) {
    setVersion(folder, `0.1.${i}`);
    await driver.updateExtension();
    for (const page of opened) await untilAlive(page, i);
  }
  const states = [];
  for (const page of opened) states.push(await lookAt(page));
  const hosts = states.filter(({ hosts: count }) => count === 1).length;
  const sets = states.filter(({ marks }) => marks.join() === `${wannaCry},${ronin}`).length;
  const said = states.flatMap((state) => state.said);
  await untilProbeIsHeard(opened[0] ?? fail());
  const seen = `one host in ${hosts} tabs, one set of highlights in ${sets}, ${said.length} words in a console ${said.slice(0, 2)}`;
  return { seen, isGood: hosts === tabs && sets === tabs && said.length === 0 };
}

async function goBackAgain(driver: Driver, pages: PageServer): Promise<Omit<Row, 'what'>> {
  const page = await driver.open(pages.add(`<p>${wannaCry}</p>`));
  const other = pages.add('<p>Nothing here.</p>');
  await until('the mark', async () => (await painted(page, 'danger')).length === 1 || undefined);
  await page.eval(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
  );
  let [kept, cards] = [0, 0];
  for (let i = 0; i < returns; i++) {
    await page.eval((url) => void setTimeout(() => location.assign(url)), other);
    await until('the other page', async () =>
      (await page.eval(() => document.body.textContent)).includes('Nothing') ? true : undefined,
    );
    await page.eval(() => void setTimeout(() => history.back()));
    await until('the first page', async () =>
      (await page.eval(() => document.body.textContent)).includes('115p7') ? true : undefined,
    );
    if (await page.eval(() => Object(globalThis).persisted === true)) kept++;
    await page.movePointer(1, 1);
    await hover(page, wannaCry);
    if ((await readCard(page)).includes('WannaCry')) cards++;
  }
  const seen = `kept ${kept}, hover works ${cards} times`;
  return { seen, isGood: kept === returns && cards === returns };
}

/** What only a living script can find: a text that comes and goes. */
async function untilAlive(page: Page, round: number): Promise<void> {
  const text = round % 2 === 1 ? ronin : '';
  // To the front: Firefox lets a tab that was behind for half a minute do next to nothing.
  await page.movePointer(1, 1);
  await page.eval((address) => document.getElementById('later')?.replaceChildren(address), text);
  const marks = text === '' ? wannaCry : `${wannaCry},${ronin}`;
  await until(`the marks after update ${round}`, async () =>
    (await painted(page, 'danger')).join() === marks ? true : undefined,
  );
}

async function lookAt(page: Page): Promise<{ hosts: number; marks: string[]; said: string[] }> {
  await untilAlive(page, 1);
  await page.movePointer(1, 1);
  await until('no card', async () => (await page.closedShadowTexts()).length === 0 || undefined);
  await hover(page, ronin);
  await readCard(page);
  const hosts = await page.eval(() => document.querySelectorAll('[data-wac-host]').length);
  return { hosts, marks: await painted(page, 'danger'), said: await page.saysInAnyWorld() };
}

function fail(): never {
  throw new Error('No tab was opened.');
}
