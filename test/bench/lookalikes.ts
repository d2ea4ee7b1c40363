import { familiar, findLookalike } from '@/lib/address/lookalike';
import { poisonedHistory } from '@/test/fixtures/poisoned-history';
import { type Bar, printBars } from './bars';
import { median, printTable } from './table';

// Which addresses of generated histories are told to look like a contact, one of 1,000 that were checked before or the one copied last, and what one look-up costs, beside a Map's.
const rounds = 7;
const contactCounts = [1000, 10_000];
const seeds = [1, 2, 3];
const bars = contactCounts.flatMap((contacts) => measure(contacts));
printBars(bars);

function measure(count: number): Bar[] {
  const histories = seeds.map((seed) =>
    poisonedHistory(seed, { contacts: count, incoming: 100_000, vanity: 5000 }),
  );
  const found = histories.map(({ contacts, incoming }, at) => {
    const sets = [familiar(contacts), ...otherSets(at)];
    return incoming.map((one) => ({ ...one, look: findLookalike(one.address, ...sets) }));
  });
  const poisoned = found.flat().filter(({ poisonOf }) => poisonOf);
  const rows = [3, 4, 5, 6, 7, 8].map((shortest) => {
    const of = poisoned.filter(
      ({ poisonOf: p }) => Math.min(p?.head ?? 0, p?.tail ?? 0) === shortest,
    );
    const caught = of.filter(({ look, poisonOf }) => look?.known.address === poisonOf?.address);
    return { shortest, all: of.length, caught: caught.length };
  });
  printTable(`${count} contacts: addresses that share both ends with one`, [
    ['same at the shorter end', 'made', 'found', 'recall'],
    ...rows.map(({ shortest, all, caught }) => [
      `${shortest}`,
      `${all}`,
      `${caught}`,
      `${((100 * caught) / all).toFixed(2)} %`,
    ]),
  ]);
  const strong = rows.filter(({ shortest }) => shortest >= 4);
  const sum = (key: 'all' | 'caught') => strong.reduce((total, row) => total + row[key], 0);
  const strangers = found.flat().filter(({ poisonOf }) => !poisonOf);
  const alarms = strangers.filter(({ look }) => look).length;
  const { lookup, floor } = timeLookups(histories[0]);
  const named = (what: string) => `${count} contacts: ${what}`;
  return [
    {
      what: named('missed of 4 + 4 and above'),
      measured: 100 - (100 * sum('caught')) / sum('all'),
      most: 0.5,
      unit: '%',
    },
    {
      what: named('false alarms in 100,000'),
      measured: (alarms * 100_000) / strangers.length,
      most: 1,
      unit: '',
    },
    {
      what: named(`one look-up (a Map’s: ${floor.toFixed(2)} µs)`),
      measured: lookup,
      most: 2,
      unit: 'µs',
    },
  ];
}

/** The addresses that a user checked before, as many as are kept, and the one that was copied last. */
function otherSets(at: number) {
  const { contacts } = poisonedHistory(100 + at, { contacts: 1001, incoming: 0, vanity: 0 });
  return [familiar(contacts.slice(1)), familiar(contacts.slice(0, 1))];
}

/** Microseconds of processor time for one look-up, and for one in a Map of the same addresses. */
function timeLookups(history: ReturnType<typeof poisonedHistory> | undefined) {
  if (!history) throw new Error('There must be a history.');
  // A page's addresses, which are many, are compared with contacts alone.
  const index = familiar(history.contacts);
  const map = new Map(history.contacts.map((contact) => [contact.address, contact]));
  const time = (look: (address: string) => unknown) => {
    const start = process.cpuUsage();
    let hits = 0;
    for (const { address } of history.incoming) if (look(address)) hits++;
    const { user, system } = process.cpuUsage(start);
    return hits < 0 ? 0 : (user + system) / history.incoming.length;
  };
  const lookups: number[] = [];
  const floors: number[] = [];
  for (let round = 0; round < rounds; round++) {
    lookups.push(time((address) => findLookalike(address, index)));
    floors.push(time((address) => map.get(address)));
  }
  return { lookup: median(lookups), floor: median(floors) };
}
