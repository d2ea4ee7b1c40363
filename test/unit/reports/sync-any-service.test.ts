import { expect, test } from 'vitest';
import { newStore } from './new-store';
import { evmAddress, storedAddresses, syncService } from './service-list';
import { answers, currents, type Model, modelService, tellings } from './service-model';

/** On pages of three. */
const some = numbers(6);
const more = numbers(12);

/** What comes before the first page, which counts where that is page 1, and behind the last. */
const ends: Pick<Model, 'first' | 'before' | 'behind'>[] = answers.flatMap((answer) => [
  { first: 0, before: 'empty', behind: answer },
  { first: 1, before: '404', behind: answer },
  { first: 1, before: answer, behind: 'empty' },
  { first: 1, before: answer, behind: 'last page' },
]);

const services = keysOf(tellings).map((telling) => ({
  telling,
  models: keysOf(currents).flatMap((current) =>
    ends.map((model): Model => ({ telling, current, ...model })),
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

async function readList(model: Model, listAt: (request: number) => readonly number[]) {
  const store = await newStore();
  const { status } = await syncService(store, modelService(model, listAt));
  if (status !== 'finished') return status;
  const stored = await storedAddresses(store);
  const missing = listAt(1).filter((n) => !stored.includes(evmAddress(n)));
  return missing.length === 0 ? 'whole' : `whole, without ${missing}`;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}

function keysOf<T extends object>(of: T): (keyof T)[] {
  return Object.keys(of) as (keyof T)[];
}
