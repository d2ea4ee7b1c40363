import type { BrowserKind } from '@/test/browsers/find-browser';
import { type Driver, type Page, until } from '@/test/e2e/driver';
import { ask, connect } from '@/test/e2e/extension';
import { checkToEnd } from '@/test/e2e/popup';
import { reportedAddresses, seedReports, unreportedAddress } from '@/test/service/seed';
import { startService, type TestService } from '@/test/service/server';
import { type Damage, damageStorage, damages } from './damage';
import { deleteDatabases } from './delete-databases';
import { keepBrowser } from './kept-browser';
import { lookIn, wordsOf, worksWith } from './look';
import { type Row, tryRow } from './row';

/** What is said of each loss. */
const sentences = {
  shut: 'The browser does not give this extension its storage, so what you set is kept only until the browser is closed.',
  settings: 'Your settings could not be read, so the defaults apply. Set what you need again.',
  key: 'The service wants an API key, and none is set. Enter the key in the settings.',
  file: 'The stored list was lost. Take the file again.',
};

/** Where a browser may empty all that was damaged without a word: then nothing of ours is left to know it by. */
const silent: Readonly<Record<BrowserKind, readonly Damage[]>> = {
  chromium: ['header', 'cut', 'middle'],
  firefox: ['header', 'cut'],
};

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
          const maySilence = silent[kind].includes(damage);
          const { seen, isGood } = await lookAndSetUp(driver, service, maySilence);
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
        const look = wordsOf(await lookIn(driver), [sentences.key, sentences.file]);
        // Without its key nothing more is asked of the service.
        const works = await worksWith(page, service);
        const list = await untilRead(page);
        const isWhole = list.entries === seedReports().length;
        const seen = `${look.seen}; with the key typed again the service answers: ${works}, and the list is read again: ${list.entries} reports`;
        return { seen, isGood: look.isGood && isWhole && works };
      }),
      await tryRow('storage.local cleared while it runs', async () => {
        await page.eval(clearLocal);
        return lookAndSetUp(driver, service, false);
      }),
    ];
  } finally {
    await driver.close();
    await service.close();
    kept.remove();
  }
}

const losses = ['service', 'settings', 'key', 'contact', 'file', 'list of the file'] as const;
type Loss = (typeof losses)[number];

/** A user of some time: a service with its list, an address trusted, a list from elsewhere, a check. */
async function fillStorage(driver: Driver, service: TestService): Promise<Page> {
  await connect(driver, service);
  const page = await driver.openExtensionPage('options.html');
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
  maySilence: boolean,
): Promise<{ seen: string; isGood: boolean }> {
  const looked = await lookIn(driver);
  const page = await driver.openExtensionPage('options.html');
  const lost = await lossesIn(page, service);
  const look = wordsOf(looked, sentencesOf(lost, maySilence, looked.told));
  const works = await worksWith(page, service).catch((error: Error) => error.message);
  const seen = `lost: ${lost.join(', ') || 'nothing'}; ${look.seen}; with address and key typed again the service answers: ${works}`;
  return { seen, isGood: look.isGood && works === true };
}

/** The sentences that are due where so much is lost. */
function sentencesOf(
  lost: readonly Loss[],
  maySilence: boolean,
  told: readonly string[],
): string[] {
  const isNew = (['service', 'settings', 'key', 'file'] as const).every((one) =>
    lost.includes(one),
  );
  if (lost.length === 0 || (isNew && maySilence)) return [];
  // What is not given is not lost, and says nothing of the rest.
  if (told.some((one) => one.includes(sentences.shut))) return [];
  const isKeyMissed = lost.includes('key') && !lost.includes('service');
  const isFileMissed = lost.includes('list of the file') && !lost.includes('file');
  return [
    isKeyMissed ? sentences.key : sentences.settings,
    ...(isFileMissed ? [sentences.file] : []),
  ];
}

/** Of what fillStorage stored. The service's list is read again by itself. */
async function lossesIn(page: Page, service: TestService): Promise<Loss[]> {
  const { serviceAddress, hasKey, staleDays } = await ask(page, 'settings/get');
  const own = await ask(page, 'own/list');
  const feeds = await ask(page, 'feeds/list');
  const sources = await ask(page, 'sources/list');
  const isKept: Readonly<Record<Loss, boolean>> = {
    service: serviceAddress === service.url,
    settings: staleDays === 30,
    key: hasKey,
    contact: own.entries.length === 1,
    file: feeds.length === 1,
    'list of the file': sources.some(({ name, entries }) => name === 'Mine' && entries === 1),
  };
  return losses.filter((one) => !isKept[one]);
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
