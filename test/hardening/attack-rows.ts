import { type Attack, attacks } from '@/test/e2e/card-attacks';
import { runAttack } from '@/test/e2e/run-attack';
import { broken, type Ground, type Row } from './rows';

/** The card is closed within this time, in milliseconds. */
const closedBar = 500;

/** What a page does to the open card, each on a page of its own. */
export async function* attackRows(ground: Ground): AsyncGenerator<Row> {
  for (const [where, group] of Object.entries(attacks))
    for (const [name, attack] of Object.entries(group))
      yield await attackRow(ground, `${where}: ${name}`, attack);
}

async function attackRow(
  { driver, pages, options }: Ground,
  probe: string,
  attack: Attack,
): Promise<Row> {
  const browser = driver.kind;
  const page = await driver.open(pages.address('card-attacks.html'));
  try {
    const { end, ms } = await runAttack(page, attack, options);
    const figure = end === 'noticed' ? `noticed after ${ms.toFixed(0)} ms` : end;
    const bar = attack.ends === 'noticed' ? `noticed, ≤ ${closedBar} ms` : 'harmless';
    return { probe, figure, bar, browser, ok: end === attack.ends && ms <= closedBar };
  } catch (error) {
    return broken(browser, probe, error);
  } finally {
    await page.close();
  }
}
