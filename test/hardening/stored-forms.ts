import type { BrowserKind } from '@/test/browsers/find-browser';
import type { Driver, Page } from '@/test/e2e/driver';
import { ask } from '@/test/e2e/extension';
import { launch } from '@/test/e2e/launch';
import { makeDatabase } from '@/test/fixtures/make-database';
import { type StoredForm, storedForms } from '@/test/fixtures/stored-forms';
import { deleteDatabases } from './delete-databases';
import { famousAddress, lookIn } from './look';
import { type Row, tryRow } from './row';

/** Puts each form of the past, and of a version to come, in place of what is stored. */
export async function tryForms(kind: BrowserKind): Promise<Row[]> {
  const driver = await launch(kind);
  try {
    const row = await tryRow(`${storedForms.length} stored forms, past and to come`, async () => {
      const page = await driver.openExtensionPage('options.html');
      const failed: string[] = [];
      let slowest = 0;
      for (const form of storedForms) {
        const { problem, opened } = await tryForm(driver, page, form);
        if (problem) failed.push(`${form.what}: ${problem}`);
        slowest = Math.max(slowest, opened);
      }
      const good = storedForms.length - failed.length;
      return {
        seen: `${good} kept, the popup after ${slowest} ms at most ${failed.join('; ')}`,
        isGood: failed.length === 0 && slowest <= 2000,
      };
    });
    return [row];
  } finally {
    await driver.close();
  }
}

async function tryForm(
  driver: Driver,
  page: Page,
  { local, sync = {}, databases = [], keeps }: StoredForm,
): Promise<{ problem: string | null; opened: number }> {
  await ask(page, 'data/erase');
  await driver.killBackground();
  await page.eval(deleteDatabases);
  // What changes in the others wakes the background.
  for (const database of databases) await page.eval(makeDatabase, database);
  await page.eval(store, local, sync);
  const { opened, isChecked } = await lookIn(driver);
  const settings: Record<string, unknown> = await ask(page, 'settings/get');
  const own = await ask(page, 'own/list');
  const feeds = await ask(page, 'feeds/list');
  const history = await ask(page, 'history/list', { most: 9 });
  const problems = [
    isChecked ? [] : ['no check'],
    Object.entries(keeps.settings ?? {}).map(([name, value]) =>
      differs(name, settings[name], value),
    ),
    keeps.own ? differs('own lists', own.entries.map(addressOf), keeps.own.map(addressOf)) : [],
    keeps.ownNotice === undefined ? [] : differs('notice', own.notice, keeps.ownNotice),
    keeps.feeds
      ? differs(
          'lists',
          feeds.map(({ name }) => name),
          keeps.feeds,
        )
      : [],
    // What was checked for the look is kept, too.
    keeps.checks
      ? differs('history', history.entries.map(addressOf), [famousAddress, ...keeps.checks])
      : [],
    await askStored(page, keeps.reported ?? []),
  ];
  return { problem: problems.flat(2).join(', ') || null, opened };
}

function addressOf({ address }: { address?: string }): string | undefined {
  return address;
}

/** What is wrong, in words; empty: nothing. */
function differs(what: string, seen: unknown, wanted: unknown): string[] {
  const [is, should] = [JSON.stringify(seen), JSON.stringify(wanted)];
  return is === should ? [] : [`${what} is ${is}`];
}

async function askStored(page: Page, addresses: readonly string[]): Promise<string[]> {
  const question = { networkId: null, ask: 'local' } as const;
  const verdicts = addresses.map((address) => ask(page, 'check', { ...question, address }));
  const missed = (await Promise.all(verdicts)).filter(({ level }) => level !== 'danger');
  return missed.map(({ address }) => `${address} is not reported`);
}

/** Runs in a page of the extension. */
async function store(local: object, sync: object): Promise<void> {
  const { browser, chrome } = Object(globalThis);
  const { storage } = browser ?? chrome;
  await storage.local.set(local);
  await storage.sync.set(sync);
}
