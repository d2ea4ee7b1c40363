import type { Driver } from '@/test/e2e/driver';
import { servePages } from '@/test/e2e/page-server';
import { attackRows } from './attack-rows';
import { hostilePageRows } from './hostile-page-rows';
import { messageRows } from './message-rows';
import { broken, type Ground, printRows, type Row } from './rows';
import { textRows } from './text-rows';

/** Has pages, renderers and services do their worst to one browser, and prints how that ended. Returns how many rows failed. */
export async function runHostile(driver: Driver): Promise<number> {
  const pages = await servePages(new URL('../e2e/pages/', import.meta.url), {});
  const ground = { driver, pages, options: await driver.openExtensionPage('options.html') };
  const parts: Record<string, (ground: Ground) => AsyncGenerator<Row>> = {
    'Attacks on the card': attackRows,
    'Messages, events and traces': messageRows,
    'Hostile texts of a service': textRows,
    'Hostile pages': hostilePageRows,
  };
  let failed = 0;
  for (const [title, part] of Object.entries(parts)) {
    const rows = await collect(ground, title, part);
    printRows(`${title}, in ${driver.kind}`, rows);
    failed += rows.filter(({ ok }) => !ok).length;
  }
  pages.close();
  return failed;
}

async function collect(
  ground: Ground,
  title: string,
  part: (ground: Ground) => AsyncGenerator<Row>,
): Promise<Row[]> {
  const rows: Row[] = [];
  try {
    for await (const row of part(ground)) rows.push(row);
  } catch (error) {
    rows.push(broken(ground.driver.kind, `${title}, after these`, error));
  }
  return rows;
}
