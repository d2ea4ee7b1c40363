import { parseArgs } from 'node:util';
import type { BrowserKind } from '@/test/browsers/find-browser';
import { build } from '@/test/demo/build';
import { type Bar, printBars } from './bars';
import { serveFixtures } from './fixture-server';
import { type FixtureName, fixtureNames, makeFixture } from './fixtures';
import { measureLive } from './live-figures';
import { measureReading } from './reading-figures';
import { stormPage } from './storm-figures';

const { values } = parseArgs({
  options: {
    fixture: { type: 'string', default: fixtureNames.join(',') },
    rounds: { type: 'string', default: '5' },
    browser: { type: 'string', default: 'chromium,firefox' },
    /** 'reading' or 'live'; absent: both. */
    only: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const names = fixtureNames.filter((name) => values.fixture.split(',').includes(name));
const kinds = (['chromium', 'firefox'] satisfies BrowserKind[]).filter((kind) =>
  values.browser.split(',').includes(kind),
);

build(['chromium']);
const fixtures = new Map(names.map((name) => [name, makeFixture(name)]));
const shortTable = makeFixture('b', 500);
const server = await serveFixtures(
  new Map([
    ...[...fixtures].map(([name, { html }]) => [name, html] as const),
    ['short', shortTable.html],
    ['storm', stormPage],
  ]),
);
try {
  const addresses = new Map<FixtureName, string>(names.map((name) => [name, server.address(name)]));
  const bars: Bar[] = [];
  for (const kind of values.only === 'live' ? [] : kinds)
    bars.push(
      ...(await measureReading(
        kind,
        addresses,
        kind === 'chromium' ? rounds : Math.min(3, rounds),
      )),
    );
  if (values.only !== 'reading' && kinds.includes('chromium')) {
    const places = fixtures.get('b')?.addresses ?? [];
    const pages = {
      fixtures: addresses,
      shortTable: server.address('short'),
      morePlaces: places.length - shortTable.addresses.length,
      storm: server.address('storm'),
      // One in 50, the first of them in view.
      reported: places.filter((_, at) => at % 50 === 4),
    };
    bars.push(...(await measureLive(pages, Math.min(2, rounds))));
  }
  printBars(bars);
} finally {
  server.close();
}
