import type { BrowserKind } from '@/test/browsers/find-browser';
import { type Driver, type Page, until } from '@/test/e2e/driver';
import { ask, connect } from '@/test/e2e/extension';
import { checkToEnd } from '@/test/e2e/popup';
import { reportedAddresses, seedReports, unreportedAddress } from '@/test/service/seed';
import { startService, type TestService } from '@/test/service/server';
import { damageStorage, damages } from './damage';
import { deleteDatabases } from './delete-databases';
import { keepBrowser } from './kept-browser';
import { lookIn, wordsOf, worksWith } from './look';
import { type Row, tryRow } from './row';

/** Damages the files of a closed browser in each way, and starts it again. */
export async function tryDamaged(kind: BrowserKind): Promise<Row[]> {
  const rows: Row[] = [];
  for (const damage of damages) {
    const row = await tryRow(`files damaged: ${damage}`, async () => {
      const kept = keepBrowser(kind);
      const service = await startService();
      try {
        const before = await kept.start();
        await fillStorage(before, service);
        await before.close();
        const files = damageStorage(kept.profile, kind, damage);
        const driver = await kept.start();
        try {
          const { seen, isGood } = await lookAndSetUp(driver, service);
          return { seen: `${files} files; ${seen}`, isGood: isGood && files > 0 };
        } finally {
          await driver.close();
        }
      } finally {
        await service.close();
        kept.remove();
      }
    });
    rows.push(row);
  }
  return rows;
}

/** Takes away what is stored while the extension runs, as the user can in the browser's settings. */
export async function tryCleared(kind: BrowserKind): Promise<Row[]> {
  const kept = keepBrowser(kind);
  const service = await startService();
  const driver = await kept.start();
  try {
    const page = await fillStorage(driver, service);
    return [
      await tryRow('databases deleted while it runs', async () => {
        await page.eval(deleteDatabases);
        const look = wordsOf(await lookIn(driver));
        // Without its key nothing more is asked of the service.
        const works = await worksWith(page, service);
        const list = await untilRead(page);
        const isWhole = list.entries === seedReports().length;
        const seen = `${look.seen}; with the key typed again the service answers: ${works}, and the list is read again: ${list.entries} reports`;
        return { seen, isGood: look.isGood && isWhole && works };
      }),
      await tryRow('storage.local cleared while it runs', async () => {
        await page.eval(clearLocal);
        return lookAndSetUp(driver, service);
      }),
    ];
  } finally {
    await driver.close();
    await service.close();
    kept.remove();
  }
}

/** A user of some time: a service with its list, an address trusted, a list from elsewhere, a check. */
async function fillStorage(driver: Driver, service: TestService): Promise<Page> {
  const page = await connect(driver, service);
  const address = reportedAddresses.tron;
  const alice = { address, networkId: null, kind: 'trusted', name: 'Alice', note: '' } as const;
  await ask(page, 'own/put', alice);
  await ask(page, 'feeds/import', { text: unreportedAddress, name: 'Mine', networkId: null });
  await ask(page, 'settings/set', { staleDays: 30, onboarded: true });
  const popup = await driver.openExtensionPage('popup.html');
  await checkToEnd(popup, unreportedAddress);
  return page;
}

async function lookAndSetUp(
  driver: Driver,
  service: TestService,
): Promise<{ seen: string; isGood: boolean }> {
  const looked = await lookIn(driver);
  const page = await driver.openExtensionPage('options.html');
  const lost = await lossesIn(page, service);
  // Chromium empties damaged files without a word: where nothing of ours is left, it is as after the installation.
  const isNew = ['settings', 'key', 'file'].every((what) => lost.includes(what));
  const look = wordsOf(looked, lost.length > 0 && !isNew);
  const works = await worksWith(page, service).catch((error: Error) => error.message);
  const seen = `lost: ${lost.join(', ') || 'nothing'}; ${look.seen}; with address and key typed again the service answers: ${works}`;
  return { seen, isGood: look.isGood && works === true };
}

/** Of what fillStorage stored. The service's list is read again by itself. */
async function lossesIn(page: Page, service: TestService): Promise<string[]> {
  const { serviceAddress, hasKey, staleDays } = await ask(page, 'settings/get');
  const own = await ask(page, 'own/list');
  const feeds = await ask(page, 'feeds/list');
  return [
    serviceAddress === service.url && staleDays === 30 ? [] : ['settings'],
    hasKey ? [] : ['key'],
    own.entries.length === 1 ? [] : ['contact'],
    feeds.length === 1 ? [] : ['file'],
  ].flat();
}

function untilRead(page: Page) {
  return until('the list to be read again', async () =>
    (await ask(page, 'sources/list')).find(({ id, updatedAt }) => id === 'service' && updatedAt),
  );
}

/** Runs in a page of the extension. */
async function clearLocal(): Promise<void> {
  const { browser, chrome } = Object(globalThis);
  await (browser ?? chrome).storage.local.clear();
}
