import { parseArgs } from 'node:util';
import { families } from './families';
import { loadPeers } from './peers';
import { measureFamily } from './speed';
import { printSpeeds } from './speed-table';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    family: { type: 'string', default: '' },
    'no-browser': { type: 'boolean', default: false },
  },
});

const chosen = families.filter(({ name }) => name.includes(values.family));
if (chosen.length === 0) {
  throw new Error(
    `No family is named so. There are ${families.map(({ name }) => name).join(', ')}`,
  );
}

const peers = await loadPeers();
printSpeeds(chosen.map((family) => measureFamily(family, peers, Number(values.rounds))));
