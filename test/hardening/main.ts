import { parseArgs } from 'node:util';
import type { BrowserKind } from '@/test/browsers/find-browser';
import { build } from '@/test/demo/build';
import { tryAttacks } from './attacks';
import { tryFaults } from './faults';
import { tryKills } from './kills';
import { tryMessages } from './messages';
import { tryPages } from './pages';
import { type Part, printRows } from './row';
import { tryStorage } from './storage';
import { tryTexts } from './texts';
import { tryUpdates } from './updates';

const parts: Readonly<Record<string, Part>> = {
  faults: tryFaults,
  attacks: tryAttacks,
  messages: tryMessages,
  texts: tryTexts,
  pages: tryPages,
  kills: tryKills,
  storage: tryStorage,
  updates: tryUpdates,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'string', default: 'both' },
    /** Takes the extension as it was built last. */
    'no-build': { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown}, only ${Object.keys(parts).join(', ')}.`);
const kinds = (['chromium', 'firefox'] as const).filter(
  (kind: BrowserKind) => values.browser === 'both' || values.browser === kind,
);
if (kinds.length === 0)
  throw new Error(`There is no browser ${values.browser}, only chromium, firefox and both.`);
if (!values['no-build']) build(kinds);
for (const [name, run] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  for (const kind of kinds) {
    console.log(`\n${name} in ${kind} …`);
    const rows = await run(kind);
    printRows(`${name}, ${kind}`, rows);
    if (rows.some(({ isGood }) => !isGood)) process.exitCode = 1;
  }
}
