import type { BrowserKind } from '@/test/browsers/find-browser';
import { tryClock } from './clock';
import { tryFull } from './full-storage';
import { tryCleared, tryDamaged } from './lost-storage';
import { tryPrivate } from './private-windows';
import type { Row } from './row';
import { tryForms } from './stored-forms';
import { tryTwoWindows } from './two-windows';

/** Everything that can happen to what the extension stores. */
export async function tryStorage(kind: BrowserKind): Promise<Row[]> {
  const rows: Row[] = [];
  for (const run of [
    tryForms,
    tryTwoWindows,
    tryFull,
    tryDamaged,
    tryCleared,
    tryPrivate,
    tryClock,
  ])
    rows.push(...(await run(kind)));
  return rows;
}
