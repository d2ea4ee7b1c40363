import { parseArgs } from 'node:util';
import { build } from '@/test/demo/build';
import { countIn } from '@/test/tools/options';
import { type Bar, printBars } from '../bars';
import { serveReports } from '../report-service';
import { measureAnswers } from './answer-figures';
import { launchBench } from './bench-browser';
import { measureCold } from './cold-figures';
import { describeReport, makeList } from './list';
import { measureSearch } from './search-figures';
import { measureSize } from './size-figures';
import { measureKills, measureSync } from './sync-figures';

const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '10000,100000,1000000' },
    rounds: { type: 'string', default: '30' },
    'look-ups': { type: 'string', default: '1000000' },
    kills: { type: 'string', default: '20' },
    /** Leaves the plain alternatives out, which take the longest to be filled. */
    'no-alternatives': { type: 'boolean', default: false },
    /** Takes the extension as it was built last. */
    'no-build': { type: 'boolean', default: false },
  },
});
const pageLength = 1000;
const counts = values.records.split(',').map((count) => countIn('records', count));
const rounds = countIn('rounds', values.rounds);
const lookUps = countIn('look-ups', values['look-ups']);
const kills = countIn('kills', values.kills);

if (!values['no-build']) build(['chromium']);
const bars: Bar[] = [];
for (const count of counts) bars.push(...(await measure(count)));
printBars(bars);

async function measure(count: number): Promise<Bar[]> {
  const list = makeList(count, 1);
  const others = makeList(Math.min(count, 100_000), 2);
  const service = await serveReports(list, { pageLength, recordAt: describeReport });
  const browser = await launchBench(`${service.url}/scam-reports?page=${count}`);
  try {
    const { url } = service;
    const bars = await measureSync(browser, { url, count, pageLength });
    bars.push(...(await measureSize(browser, count)));
    const alternatives = !values['no-alternatives'];
    bars.push(...(await measureCold(browser, { list, others, rounds, alternatives })));
    bars.push(...(await measureSearch(browser, list)));
    bars.push(...(await measureAnswers(browser, list, others, lookUps)));
    bars.push(...(await measureKills(browser, { url, list, kills })));
    return bars;
  } finally {
    await browser.close();
    await service.close();
  }
}
