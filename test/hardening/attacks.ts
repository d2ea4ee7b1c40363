import type { BrowserKind } from '@/test/browsers/find-browser';
import { type Attack, attacks, endOf } from '@/test/e2e/card-attacks';
import { until } from '@/test/e2e/driver';
import { findTab } from '@/test/e2e/extension';
import { runAttack } from '@/test/e2e/run-attack';
import { type Ground, onGround } from './ground';
import { type Row, tryRow } from './row';

/** The card is closed, and the popup told of it, within this time, in milliseconds. */
const closedBar = 500;

/** What a page does to the open card, each on a page of its own. */
export function tryAttacks(kind: BrowserKind): Promise<Row[]> {
  return onGround(kind, async (ground) => {
    const rows: Row[] = [];
    for (const [where, group] of Object.entries(attacks))
      for (const [name, attack] of Object.entries(group))
        rows.push(await tryAttack(ground, `${where}: ${name}`, attack));
    return rows;
  });
}

function tryAttack({ driver, pages, options }: Ground, what: string, attack: Attack): Promise<Row> {
  return tryRow(what, async () => {
    const page = await driver.open(pages.address('card-attacks.html'));
    try {
      const ends = endOf(attack, driver.kind);
      const { end, ms } = await runAttack(page, { ...attack, ends }, options);
      if (end !== ends || end !== 'noticed') return { seen: end, isGood: end === ends };
      // What removes the card itself leaves nothing to be closed: that it was noticed, only we can say. The asking takes some time, too.
      const closed = performance.now();
      const how = await until(
        'the attack to be told',
        async () => (await findTab(options, pages.address(''))).found.tampered ?? undefined,
      );
      const told = ms + performance.now() - closed;
      const seen = `${how}: closed after ${ms.toFixed(0)}, told after ${told.toFixed(0)} of ${closedBar} ms`;
      return { seen, isGood: told <= closedBar };
    } finally {
      await page.close();
    }
  });
}
