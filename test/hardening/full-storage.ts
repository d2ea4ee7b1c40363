import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserKind } from '@/test/browsers/find-browser';
import { type Driver, type Page, until } from '@/test/e2e/driver';
import { ask } from '@/test/e2e/extension';
import { launch } from '@/test/e2e/launch';
import { seedReports } from '@/test/service/seed';
import { startService } from '@/test/service/server';
import { keepBrowser } from './kept-browser';
import { lookIn, wordsOf, worksWith } from './look';
import { type Row, tryRow } from './row';

/** What happens where nothing more can be stored. */
export async function tryFull(kind: BrowserKind): Promise<Row[]> {
  if (kind === 'firefox')
    return [
      await tryRow('30 MB in storage.local', () =>
        inFirefox((driver) => fillLocal(driver, 30, false)),
      ),
      await tryRow('IndexedDB full', () => inFirefox((driver) => fillDatabases(driver, byFiller))),
    ];
  const driver = await launch(kind);
  try {
    return [
      await tryRow('storage.local full, at 10 MB', () => fillLocal(driver, 12, true)),
      await tryRow('IndexedDB full', () => fillDatabases(driver, byLimit)),
    ];
  } finally {
    await driver.close();
  }
}

const noRoom = 'There is no room left on the disk for the list.';

/** Has the databases full, or gives room again. */
type SetFull = (driver: Driver, page: Page, isFull: boolean) => Promise<void>;

const byLimit: SetFull = (driver, _, isFull) => driver.limitDatabases(isFull ? 1 : null);

/** Firefox has no switch: what is there is filled. */
const byFiller: SetFull = (_, page, isFull) =>
  isFull ? page.eval(fillDatabase) : page.eval(deleteFiller);

/** `isStrict`: so many megabytes are more than the browser takes, and it takes not one byte more. */
async function fillLocal(
  driver: Driver,
  megabytes: number,
  isStrict: boolean,
): Promise<Omit<Row, 'what'>> {
  const page = await driver.openExtensionPage('options.html');
  await ask(page, 'settings/set', { staleDays: 30 });
  const stored = Math.floor((await page.eval(fill, megabytes)) / 2 ** 20);
  const [host, other] = [`${'long.'.repeat(40)}example`, 'other.example'];
  const refusal = await refusalOf(page, host);
  // What the background remembers is not stored.
  await driver.killBackground();
  const full = await ask(page, 'settings/get');
  const isFull = stored < megabytes;
  const look = wordsOf(await lookIn(driver));
  await page.eval(makeRoom);
  const after = await refusalOf(page, other);
  await driver.killBackground();
  const roomy = await ask(page, 'settings/get');
  const said = isFull
    ? `full at ${stored} MB; a change is ${refusal === null ? 'still taken' : `refused: “${refusal}”`}`
    : `${stored} MB go in, and a change after them`;
  const isHostOff = refusal === null;
  const isAsTold = full.staleDays === 30 && full.offSites.includes(host) === isHostOff;
  const isKept =
    after === null && roomy.offSites.includes(other) && roomy.offSites.includes(host) === isHostOff;
  const seen = `${said}; after a kill ${isAsTold ? 'it is stored as told' : `IT IS NOT STORED AS TOLD: ${JSON.stringify(full)}`}; ${look.seen}; with room again, a change is ${isKept ? 'kept' : 'LOST'} over a kill`;
  // Firefox counts in steps, and may still take a few bytes.
  const isTaken = !isStrict && refusal === null;
  const isTold = isTaken || (isFull && refusal?.includes('cannot be saved') === true);
  return { seen, isGood: look.isGood && isTold && isAsTold && isKept };
}

async function fillDatabases(driver: Driver, setFull: SetFull): Promise<Omit<Row, 'what'>> {
  const service = await startService();
  try {
    const page = await driver.openExtensionPage('options.html');
    await setFull(driver, page, true);
    await untilRoom(page, false);
    await ask(page, 'service/save', { address: service.url });
    const error = await until('the list to say so', async () => {
      const sources = await ask(page, 'sources/list');
      return sources.find(({ id }) => id === 'service')?.error ?? undefined;
    });
    const look = wordsOf(await lookIn(driver), [noRoom]);
    await setFull(driver, page, false);
    await untilRoom(page, true);
    // The check that the popup was opened for was refused without a key, for which there was no room.
    const works = await worksWith(page, service);
    const list = await until('the whole list', async () =>
      (await ask(page, 'sources/list')).find(({ id, updatedAt }) => id === 'service' && updatedAt),
    );
    const isWhole = list.entries === seedReports().length;
    const seen = `the list says “${error}”; ${look.seen}; with room again, the service answers: ${works}, and ${list.entries} reports are read`;
    return { seen, isGood: error === noRoom && look.isGood && isWhole && works };
  } finally {
    await service.close();
  }
}

/** Chromium goes by the room that it saw last, for half a minute. */
async function untilRoom(page: Page, isWanted: boolean): Promise<void> {
  for (let seconds = 0; seconds < 60; seconds++) {
    if ((await page.eval(isFull)) !== isWanted) return;
    await wait(1000);
  }
  throw new Error('The limit of the databases was not heeded.');
}

async function inFirefox(
  run: (driver: Driver) => Promise<Omit<Row, 'what'>>,
): Promise<Omit<Row, 'what'>> {
  const kept = keepBrowser('firefox');
  // In kB: of all storage; a single site gets a fifth, but 10 MB at least.
  const driver = await kept.start({
    preferences: { 'dom.quotaManager.temporaryStorage.fixedLimit': 20_000 },
  });
  try {
    return await run(driver);
  } finally {
    await driver.close();
    kept.remove();
  }
}

async function refusalOf(page: Page, host: string): Promise<string | null> {
  try {
    await ask(page, 'settings/set', { site: { host, enabled: false } });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Runs in a page of the extension: stores so many megabytes, as far as they go in. Returns the bytes. */
async function fill(most: number): Promise<number> {
  const { browser, chrome } = Object(globalThis);
  const { local } = (browser ?? chrome).storage;
  let left = most * 2 ** 20;
  for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 4)) {
    try {
      for (let i = 0; left > 0; i++) {
        // Random, or else it is stored in few bytes.
        const bytes = crypto.getRandomValues(new Uint8Array(Math.min(size, 2 ** 16)));
        const text = Array.from(bytes, (byte) => String.fromCharCode(33 + (byte % 90))).join('');
        await local.set({ [`filler-${size}-${i}`]: text.repeat(Math.ceil(size / text.length)) });
        left -= size;
      }
    } catch (error) {
      console.debug(error);
    }
  }
  return most * 2 ** 20 - left;
}

/** Runs in a page of the extension: whether a database does not take a few bytes. */
async function isFull(): Promise<boolean> {
  const request = indexedDB.open('scratch', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('rows');
  const isOpen = await new Promise<boolean>((resolve) => {
    request.onsuccess = () => resolve(true);
    request.onerror = () => resolve(false);
  });
  if (!isOpen) return true;
  const transaction = request.result.transaction('rows', 'readwrite');
  transaction.objectStore('rows').put(new Uint8Array(10_000), 1);
  const isRefused = await new Promise<boolean>((resolve) => {
    transaction.oncomplete = () => resolve(false);
    transaction.onabort = () => resolve(true);
  });
  request.result.close();
  return isRefused;
}

/** Runs in a page of the extension: fills a database of its own until not a few bytes more go in. */
async function fillDatabase(): Promise<void> {
  for (let size = 2 ** 20; size >= 2 ** 10; size /= 4) {
    // Opened anew: a connection that was refused for lack of room may only delete in its next transaction.
    const request = indexedDB.open('filler', 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore('rows', { autoIncrement: true });
    await new Promise((resolve, reject) => {
      request.onsuccess = resolve;
      request.onerror = () => reject(request.error);
    });
    for (let isTaken = true; isTaken; ) {
      const transaction = request.result.transaction('rows', 'readwrite');
      // Random, or else it is stored in few bytes.
      const parts = Array.from({ length: Math.ceil(size / 2 ** 16) }, () =>
        crypto.getRandomValues(new Uint8Array(Math.min(size, 2 ** 16))),
      );
      transaction.objectStore('rows').put(parts);
      isTaken = await new Promise((resolve) => {
        transaction.oncomplete = () => resolve(true);
        transaction.onabort = () => resolve(false);
      });
    }
    request.result.close();
  }
}

/** Runs in a page of the extension. */
async function deleteFiller(): Promise<void> {
  const request = indexedDB.deleteDatabase('filler');
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error);
  });
}

/** Runs in a page of the extension. */
async function makeRoom(): Promise<void> {
  const { browser, chrome } = Object(globalThis);
  const { local } = (browser ?? chrome).storage;
  const names = Object.keys(await local.get(null)).filter((name) => name.startsWith('filler-'));
  await local.remove(names);
}
