import { parseArgs } from 'node:util';
import type { BrowserKind } from '@/test/browsers/find-browser';
import { type Bar, printBars } from './bars';
import { serveFixtures } from './fixture-server';
import { type FixtureName, fixtureNames, makeFixture } from './fixtures';
import { measureReading } from './reading-figures';

const { values } = parseArgs({
  options: {
    fixture: { type: 'string', default: fixtureNames.join(',') },
    rounds: { type: 'string', default: '7' },
    browser: { type: 'string', default: 'chromium,firefox' },
  },
});
const rounds = Number(values.rounds);
const names = fixtureNames.filter((name) => values.fixture.split(',').includes(name));
const kinds = (['chromium', 'firefox'] satisfies BrowserKind[]).filter((kind) =>
  values.browser.split(',').includes(kind),
);

const fixtures = new Map(names.map((name) => [name, makeFixture(name)]));
const server = await serveFixtures(new Map([...fixtures].map(([name, { html }]) => [name, html])));
try {
  const addresses = new Map<FixtureName, string>(names.map((name) => [name, server.address(name)]));
  const bars: Bar[] = [];
  for (const kind of kinds) bars.push(...(await measureReading(kind, addresses, rounds)));
  printBars(bars);
} finally {
  server.close();
}
