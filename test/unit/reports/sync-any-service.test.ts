import { describe, expect, test } from 'vitest';
import { openReportStore, type ReportStore } from '@/lib/reports/report-store';
import type { SyncJob } from '@/lib/reports/sync-job';
import { newStore } from './new-store';
import { evmAddress, storedAddresses, syncService } from './service-list';
import { answers, currents, type Model, modelService, tellings } from './service-model';

/** On pages of three. */
const some = numbers(6);
const more = numbers(12);

const services = keysOf(tellings).map((telling) => ({
  telling,
  models: keysOf(currents).flatMap((current) =>
    answers.flatMap((answer): Model[] => {
      const told = { telling, current };
      // What comes before the first page counts where that is page 1.
      const behind = current === 'none' ? 'last page' : 'empty';
      return [
        { ...told, first: 0, before: 'empty', behind: answer },
        { ...told, first: 1, before: '404', behind: answer },
        { ...told, first: 1, before: answer, behind },
      ];
    }),
  ),
}));

test.each(services)(
  'a list of a service that tells $telling is read whole, or said not to be',
  async ({ models }) => {
    const unexpected: string[] = [];
    for (const model of models) {
      const list = model.current === 'none' ? some : more;
      const read = await readList(model, () => list);
      const isExpected = read === 'whole' || (read === 'failed' && !isReadable(model));
      if (!isExpected) unexpected.push(`${JSON.stringify(model)}: ${read}`);
    }
    expect(unexpected).toEqual([]);
  },
);

/** What repeats a page behind its end, and calls it by its number, sends another page than the one that it was asked for. */
function isReadable({ current, first, behind }: Model): boolean {
  const isRepeated = behind === 'first page' || behind === 'last page';
  return behind !== 'error' && (current === 'none' || (current === `from ${first}` && !isRepeated));
}

describe.each<[string, readonly number[]]>([
  ['grows in front', [100, ...more]],
  ['grows by a page in front', [100, 101, 102, ...more]],
  ['grows at its end', [...more, 100]],
])('of a list that %s while it is read, nothing is missing', (_, after) => {
  test.each(keysOf(tellings))('where it tells %s', async (telling) => {
    expect(await readChanged({ telling, current: 'none' }, after)).toEqual([]);
  });
});

describe.each<[string, readonly number[]]>([
  ['loses its first', more.slice(1)],
  ['loses its first page and one', more.slice(4)],
  ['loses its last', more.slice(0, -1)],
  ['has its last moved to the front', [12, ...more.slice(0, -1)]],
  ['has its first moved to the end', [...more.slice(1), 1]],
  ['loses one and gets another', [100, ...more.slice(0, 5), ...more.slice(6)]],
])('nor of one that %s', (_, after) => {
  test.each(['pages, records', 'records, pages', 'records, rows'] as const)(
    'where it tells %s',
    async (telling) => {
      expect(await readChanged({ telling, current: 'none' }, after)).toEqual([]);
    },
  );
});

/** What was on the list before it changed, still is, and is missing though that is said to be whole: for each page at which it may change. */
async function readChanged(
  model: Pick<Model, 'telling' | 'current'>,
  after: readonly number[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const first of [0, 1] as const)
    for (const changedAt of [2, 3, 4, 5]) {
      const listAt = (request: number) => (request < changedAt ? more : after);
      const read = await readList({ ...model, first, before: '404', behind: 'empty' }, listAt);
      if (read.includes('without')) wrong.push(`from ${first}, changed at ${changedAt}: ${read}`);
    }
  return wrong;
}

test.each(keysOf(tellings))(
  'one of a service that tells %s is whole though the background died on each of its pages',
  async (telling) => {
    for (const first of [0, 1] as const) {
      const model: Model = { telling, current: 'none', first, before: '404', behind: 'empty' };
      await newStore();
      for (let request = 2; request < 7; request++) await readUntil(model, request);
      const store = await openReportStore();
      const readPage = modelService(model, () => some);
      expect(await syncService(store, readPage)).toEqual({ status: 'finished', entries: 6 });
      expect(await storedAddresses(store)).toEqual(some.map(evmAddress));
    }
  },
);

/** A reading whose background dies with its n-th request: neither that is answered, nor is anything stored. */
function readUntil(model: Model, request: number): Promise<void> {
  return new Promise((died) => {
    void openReportStore().then((store) => {
      let isDead = false;
      const dying: ReportStore = {
        ...store,
        write: (work) => (isDead ? new Promise(() => undefined) : store.write(work)),
      };
      const read = modelService(model, (n) => {
        isDead ||= n === request;
        return some;
      });
      const readPage: SyncJob['readPage'] = async (...page) => {
        const answer = await read(...page);
        if (!isDead) return answer;
        died();
        return new Promise(() => undefined);
      };
      void syncService(dying, readPage).then(() => died());
    });
  });
}

async function readList(model: Model, listAt: (request: number) => readonly number[]) {
  const store = await newStore();
  const { status } = await syncService(store, modelService(model, listAt));
  if (status !== 'finished') return status;
  const stored = await storedAddresses(store);
  const last = listAt(1000);
  const missing = listAt(1).filter((n) => last.includes(n) && !stored.includes(evmAddress(n)));
  return missing.length === 0 ? 'whole' : `whole, without ${missing}`;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}

function keysOf<T extends object>(of: T): (keyof T)[] {
  return Object.keys(of) as (keyof T)[];
}
