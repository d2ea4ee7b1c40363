import type { BrowserKind } from '@/test/browsers/find-browser';
import type { Driver, Page } from '@/test/e2e/driver';
import { ask } from '@/test/e2e/extension';
import { launch } from '@/test/e2e/launch';
import { makeDatabase, type StoredForm, storedForms } from '@/test/fixtures/stored-forms';
import { deleteDatabases } from './delete-databases';
import { lookIn } from './look';
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
  { local, databases = [], keeps }: StoredForm,
): Promise<{ problem: string | null; opened: number }> {
  await ask(page, 'data/erase');
  await driver.killBackground();
  await page.eval(deleteDatabases);
  await page.eval(async (items) => {
    const { browser, chrome } = Object(globalThis);
    await (browser ?? chrome).storage.local.set(items);
  }, local);
  for (const database of databases) await page.eval(makeDatabase, database);
  const { opened, isChecked } = await lookIn(driver);
  const settings: Record<string, unknown> = await ask(page, 'settings/get');
  const own = await ask(page, 'own/list');
  const wrong = Object.entries(keeps.settings ?? {}).filter(
    ([name, value]) => JSON.stringify(settings[name]) !== JSON.stringify(value),
  );
  const addresses = own.entries.map(({ address }) => address);
  const problems = [
    ...wrong.map(([name]) => `${name} is ${JSON.stringify(settings[name])}`),
    ...(isChecked ? [] : ['no check']),
    ...(keeps.own && `${addresses}` !== `${keeps.own.map(({ address }) => address)}`
      ? [`own lists are ${addresses}`]
      : []),
    ...(keeps.ownNotice !== undefined && own.notice !== keeps.ownNotice ? [`${own.notice}`] : []),
  ];
  return { problem: problems.join(', ') || null, opened };
}
