import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserKind } from '@/test/browsers/find-browser';
import type { Driver, Page } from '@/test/e2e/driver';
import { type Random, seededRandom } from '@/test/fixtures/random';
import { seedReports } from '@/test/service/seed';
import { startService } from '@/test/service/server';
import { keepBrowser } from './kept-browser';
import { type Row, tryRow } from './row';
import { addSendingPage, openSendingPage, sendFrom, unansweredOf } from './sending-page';
import { soak } from './soak';

const rounds = 20;
/** So many are asked for at once in a round: of one alone, Chromium's background is done before a kill can reach it. */
const changes = 10 * rounds;
const imports = 3 * rounds;
const seed = 8;
/** Of the kills, so many have to fall within what they are to interrupt: else nothing is shown. */
const leastWithin = 0.5;

type Killed = { driver: Driver; page: Page; random: Random };

/** Kills the background at random times while it works, and counts what is lost and what is half. */
export async function tryKills(kind: BrowserKind): Promise<Row[]> {
  const kept = keepBrowser(kind);
  await addSendingPage(kept.folder);
  const driver = await kept.start();
  try {
    const killed = { driver, page: await openSendingPage(driver), random: seededRandom(seed) };
    return [
      await tryRow(
        '400 checks by the service, 4 at a time, a kill every 0.4 to 1.6 s',
        async () => {
          const { answered, kills, seconds, errors } = await soak(driver, seed);
          const seen = `${answered} answered, ${errors.length} lost, ${kills} kills in ${seconds} s ${errors.slice(0, 3)}`;
          return { seen, isGood: answered === 400 && kills > 0 };
        },
      ),
      await tryRow(`${rounds} readings of the list, each with 3 kills`, () => killReadings(killed)),
      await tryRow(`${changes} changes of a setting, 10 at a time, each time with a kill`, () =>
        killSettings(killed),
      ),
      await tryRow(
        `${changes} changes of the user's lists, 10 at a time, each time with a kill`,
        () => killOwn(killed),
      ),
      await tryRow(`${imports} imports of a list of 300, 3 at a time, each time with a kill`, () =>
        killImports(killed),
      ),
      await tryRow(
        `${imports} imports of an exported file, 3 at a time, each time with a kill`,
        () => killBackups(killed),
      ),
    ];
  } finally {
    await driver.close();
    kept.remove();
  }
}

async function killReadings(killed: Killed): Promise<Omit<Row, 'what'>> {
  const { page, random } = killed;
  const service = await startService();
  const wanted = seedReports()
    .map(({ address }) => address)
    .sort();
  let [whole, slowest, within] = [0, 0, 0];
  const aim = aimWithin(random, 500);
  try {
    service.control({ delay: 60 });
    for (let round = 0; round < rounds; round++) {
      await sendFrom(page, 'service/save', { address: null });
      await sendFrom(page, 'service/save', { address: service.url });
      within += await killThrice(killed, aim);
      slowest = Math.max(slowest, await untilWhole(page));
      const read = await addressesOf(page, 'service');
      if (JSON.stringify(read) === JSON.stringify(wanted)) whole++;
    }
  } finally {
    await service.close();
  }
  const seen = `${whole} lists whole, each report once, after ${slowest} s at most; ${within} of ${3 * rounds} kills while it was read`;
  return { seen, isGood: whole === rounds && within >= leastWithin * 3 * rounds };
}

/** Returns how many of the kills came before the list was read. */
async function killThrice({ driver, page }: Killed, aim: Aim): Promise<number> {
  let within = 0;
  for (let kill = 0; kill < 3; kill++) {
    await wait(aim.draw());
    await driver.killBackground();
    const isWithin = !(await isRead(page));
    aim.learn(isWithin ? 'within' : 'late');
    if (isWithin) within++;
  }
  return within;
}

/** Seconds until the list is read. A reading that died while its lock was still held goes on at the next alarm, half a minute later. */
async function untilWhole(page: Page): Promise<number> {
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  while (seconds() < 90) {
    if (await isRead(page)) return seconds();
    await wait(100);
  }
  const sources = await sendFrom(page, 'sources/list', undefined);
  throw new Error(`The list was not read within 90 s: ${JSON.stringify(sources)}`);
}

async function isRead(page: Page): Promise<boolean> {
  const sources = await sendFrom(page, 'sources/list', undefined);
  return sources.some(({ id, updatedAt }) => id === 'service' && updatedAt);
}

async function killSettings(killed: Killed): Promise<Omit<Row, 'what'>> {
  const { page } = killed;
  const hosts = Array.from({ length: changes }, (_, i) => `${i}.example`);
  const { told, within } = await killEach(killed, hosts, 60, (host) =>
    sendFrom(page, 'settings/set', { site: { host, enabled: false } }),
  );
  const { offSites, notice } = await sendFrom(page, 'settings/get', undefined);
  const kept = hosts.filter((host) => offSites.includes(host)).length;
  const isWhole = notice === null && new Set(offSites).size === offSites.length;
  const seen = `${kept} kept, ${within} of ${rounds} kills within, ${told} errors told, ${isWhole ? 'none half' : notice}`;
  return {
    seen,
    isGood: kept === changes && within >= leastWithin * rounds && told === 0 && isWhole,
  };
}

async function killOwn(killed: Killed): Promise<Omit<Row, 'what'>> {
  const { page } = killed;
  const names = Array.from({ length: changes }, (_, i) => `Contact ${i}`);
  const { told, within } = await killEach(killed, names, 100, async (name) => {
    const change = { networkId: null, kind: 'trusted', name, note: '' } as const;
    const address = addressOf(names.indexOf(name));
    const result = await sendFrom(page, 'own/put', { ...change, address });
    if (result.status === 'refused') throw new Error(result.message);
  });
  const { entries, notice } = await sendFrom(page, 'own/list', undefined);
  const kept = names.filter((name) => entries.some((entry) => entry.name === name)).length;
  const seen = `${kept} kept, ${within} of ${rounds} kills within, ${told} errors told, ${entries.length - kept} half, ${notice ?? 'none put aside'}`;
  return {
    seen,
    isGood:
      kept === changes &&
      entries.length === changes &&
      within >= leastWithin * rounds &&
      told === 0 &&
      notice === null,
  };
}

async function killImports(killed: Killed): Promise<Omit<Row, 'what'>> {
  const { page } = killed;
  const names = Array.from({ length: imports }, (_, i) => `File ${i}`);
  const rows = (name: string) =>
    Array.from({ length: 300 }, (_, i) => addressOf(1000 + 300 * names.indexOf(name) + i));
  const { told, within } = await killEach(killed, names, 250, async (name) => {
    const text = rows(name).join('\n');
    const result = await sendFrom(page, 'feeds/import', { text, name, networkId: null });
    if (result.status === 'refused') throw new Error(result.message);
  });
  const feeds = await sendFrom(page, 'feeds/list', undefined);
  let whole = 0;
  for (const { id, name, counts } of feeds) {
    const isSame = JSON.stringify(await addressesOf(page, id)) === JSON.stringify(rows(name));
    if (counts?.accounts === 300 && isSame) whole++;
  }
  const seen = `${whole} lists whole, ${within} of ${rounds} kills within, ${told} errors told, ${feeds.length - whole} half`;
  return {
    seen,
    isGood:
      whole === imports && feeds.length === imports && within >= leastWithin * rounds && told === 0,
  };
}

/** Each file brings a contact, a site that is switched off, a check and a list. */
async function killBackups(killed: Killed): Promise<Omit<Row, 'what'>> {
  const { page } = killed;
  await sendFrom(page, 'data/erase', undefined);
  const empty = JSON.parse((await sendFrom(page, 'data/export', undefined)).text);
  const names = Array.from({ length: imports }, (_, i) => `backup-${i}`);
  const { told, within } = await killEach(killed, names, 250, async (name) => {
    const i = names.indexOf(name);
    const address = addressOf(i);
    const file = {
      ...empty,
      settings: { ...empty.settings, offSites: [`${name}.example`] },
      lists: [{ name, url: null, network: null, rows: [addressOf(500_000 + i)] }],
      own: {
        ...empty.own,
        entries: [{ kind: 'trusted', address, network: 'ethereum', name, note: '' }],
      },
      checks: [{ address, networkId: null, at: 1 + i, level: 'danger' }],
    };
    const result = await sendFrom(page, 'data/import', { text: JSON.stringify(file) });
    if (result.status === 'refused') throw new Error(result.message);
  });
  const { offSites } = await sendFrom(page, 'settings/get', undefined);
  const { entries } = await sendFrom(page, 'own/list', undefined);
  const { entries: checks } = await sendFrom(page, 'history/list', { most: 1000 });
  const lists = await sendFrom(page, 'feeds/list', undefined);
  const filled = lists.filter(({ counts }) => counts?.accounts === 1);
  const kept = [offSites, entries, checks, lists, filled].map(({ length }) => length);
  const seen = `${kept.join(', ')} of ${imports} sites, contacts, checks, lists, lists with their row; ${within} of ${rounds} kills within, ${told} errors told`;
  const isWhole = kept.every((count) => count === imports) && told === 0;
  return { seen, isGood: isWhole && within >= leastWithin * rounds };
}

type Aim = { draw(): number; learn(hit: 'early' | 'within' | 'late'): void };

/** Draws waits, in milliseconds, so that most kills fall within what they are to interrupt, however long the browser takes to begin with it and to do it. */
function aimWithin(random: Random, longest: number): Aim {
  let [from, to] = [0, longest];
  return {
    draw: () => from + random.below(Math.ceil(to - from)),
    learn(hit) {
      const step = (to - from) / 4 + 5;
      if (hit === 'early') from += step;
      if (hit !== 'late') to += step / 4;
      if (hit === 'late') to -= step;
      if (hit !== 'early') from = Math.max(0, from - step / 4);
      to = Math.max(to, from + 5);
    },
  };
}

/** Does some things at once, with a kill at a random time, until all are done; counts the kills that a message died of, and the things that the user is told to have failed. */
async function killEach<T>(
  { driver, page, random }: Killed,
  things: readonly T[],
  longest: number,
  act: (thing: T) => Promise<unknown>,
): Promise<{ told: number; within: number }> {
  let [told, within] = [0, 0];
  const aim = aimWithin(random, longest);
  const atOnce = things.length / rounds;
  for (let round = 0; round < rounds; round++) {
    const some = things.slice(round * atOnce, (round + 1) * atOnce);
    const before = await unansweredOf(page);
    let isDone = false;
    const tell = (error: unknown) => {
      console.log(`  ${error}`);
      told++;
    };
    const acting = Promise.all(some.map((thing) => act(thing).catch(tell))).finally(() => {
      isDone = true;
    });
    await wait(aim.draw());
    const isLate = isDone;
    await driver.killBackground();
    await acting;
    // Where no message died of it, the background did not run yet, or had answered while the kill was on its way.
    const isWithin = (await unansweredOf(page)) > before;
    const missed = isLate ? 'late' : 'early';
    aim.learn(isWithin ? 'within' : missed);
    if (isWithin) within++;
  }
  return { told, within };
}

async function addressesOf(page: Page, sourceId: 'service' | `list:${string}`): Promise<string[]> {
  const filter = { search: '', networkId: null, sourceId, after: null };
  const { reports } = await sendFrom(page, 'reports/export', filter);
  return reports.map(({ address }) => address).sort();
}

function addressOf(i: number): string {
  return `0x${(i + 0x10000).toString(16).padStart(40, '0')}`;
}
