import { parseArgs } from 'node:util';
import { countIn } from '@/test/tools/options';
import { measureAnyText, printAnyText } from './any-text';
import { printBars } from './bars';
import { measureInChromium } from './chromium';
import { printCold } from './chromium-table';
import { families } from './families';
import { measureFinding, measureGrowth } from './find';
import { printFinding, printGrowth } from './find-table';
import { loadPeers } from './peers';
import { measureSizes, printSizes } from './size';
import { measureFamily } from './speed';
import { printSpeeds } from './speed-table';

const { values } = parseArgs({
  options: {
    /** More rounds, steadier figures. */
    rounds: { type: 'string', default: '9' },
    /** Part of a family's name: that family alone, and neither texts nor sizes. */
    family: { type: 'string', default: '' },
    /** How long any text takes, and nothing else. */
    'any-text': { type: 'boolean', default: false },
    'no-browser': { type: 'boolean', default: false },
  },
});
const rounds = countIn('rounds', values.rounds);
const chosen = families.filter(({ name }) => name.includes(values.family));
if (chosen.length === 0) {
  throw new Error(
    `No family is named so. There are ${families.map(({ name }) => name).join(', ')}`,
  );
}

const speeds = values['any-text'] ? [] : await measureSpeeds();
if (speeds.length > 0) printSpeeds(speeds);

const isWhole = values.family === '' && !values['any-text'];
const findings = isWhole ? measureFinding(rounds) : [];
const growths = isWhole ? measureGrowth(rounds) : [];
const sizes = isWhole ? await measureSizes() : [];
if (isWhole) {
  printFinding(findings);
  printGrowth(growths);
  printSizes(sizes);
}

const anyTexts = values.family === '' ? measureAnyText() : [];
if (anyTexts.length > 0) printAnyText(anyTexts);

const isOut = values['no-browser'] || values['any-text'];
const cold = isOut ? [] : await measureInChromium(rounds, chosen);
if (cold.length > 0) printCold(cold);
else console.log('\nNothing was measured in Chromium.');

printBars({ speeds, findings, growths, anyTexts, sizes, cold });

async function measureSpeeds() {
  const peers = await loadPeers();
  return chosen.map((family) => measureFamily(family, peers, rounds));
}
