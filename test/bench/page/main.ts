import { parseArgs } from 'node:util';
import { build } from '@/test/demo/build';
import { countIn, namesIn } from '@/test/tools/options';
import { type Bar, printBars } from '../bars';
import { serveFixtures } from './fixture-server';
import { type FixtureName, fixtureNames, makeFixture } from './fixtures';
import { measureForms } from './form-figures';
import { measureLive, prepareLive } from './live-figures';
import { measureReading } from './reading-figures';
import { stormPage } from './storm-figures';

const { values } = parseArgs({
  options: {
    fixture: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    browser: { type: 'string' },
    /** 'reading', 'live' or 'forms', with commas between; absent: all. */
    only: { type: 'string' },
  },
});
const rounds = countIn('rounds', values.rounds);
const names = namesIn('fixture', fixtureNames, values.fixture);
const kinds = namesIn('browser', ['chromium', 'firefox'], values.browser);
const parts = namesIn('only', ['reading', 'live', 'forms'], values.only);

const isLive = parts.includes('live') && kinds.includes('chromium');
const isReading = parts.includes('reading');

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
const addresses = new Map<FixtureName, string>(names.map((name) => [name, server.address(name)]));
const places = fixtures.get('b')?.addresses ?? [];
const bars: Bar[] = [];
if (isReading && kinds.includes('chromium'))
  bars.push(...(await measureReading('chromium', addresses, rounds)));
// The list is read meanwhile, because no bar is held to the figures of Firefox. One place in 50 is reported, the first in view.
const [prepared] = await Promise.all([
  isLive ? prepareLive(places.filter((_, at) => at % 50 === 4)) : null,
  isReading && kinds.includes('firefox')
    ? measureReading('firefox', addresses, Math.min(3, rounds))
    : null,
]);
if (prepared) {
  const morePlaces = places.length - shortTable.addresses.length;
  const [short, storm] = [server.address('short'), server.address('storm')];
  const pages = { fixtures: addresses, shortTable: short, morePlaces, storm };
  bars.push(...(await measureLive(prepared, pages, Math.min(2, rounds))));
  await prepared.close();
}
if (parts.includes('forms') && kinds.includes('chromium'))
  bars.push(...(await measureForms(rounds)));
printBars(bars);
server.close();
