import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, unwrap } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type ReportStore, StoreError } from '@/lib/reports/report-store';
import { sourceStates } from '@/lib/reports/sources';
import { newStore } from './new-store';
import { records, serve, storedAddresses, syncService } from './service-list';

let store: ReportStore;

beforeEach(async () => {
  store = await newStore();
  await syncService(store, serve(records(3)));
});

const damage = () => new DOMException('damaged', 'UnknownError');
const count = () => store.read((transaction) => transaction.objectStore('rows').count());

/** Counts how often the database is deleted from now on. */
function deletions(): () => number {
  let times = 0;
  const deleteDatabase = globalThis.indexedDB.deleteDatabase.bind(globalThis.indexedDB);
  globalThis.indexedDB.deleteDatabase = (name) => {
    times += 1;
    return deleteDatabase(name);
  };
  return () => times;
}

describe('a store may be empty', () => {
  test('not where nothing happened to it, nor where it was only closed', async () => {
    expect(store.mayBeEmpty()).toBe(false);
    await store.close();
    expect(await count()).toBe(1);
    expect(store.mayBeEmpty()).toBe(false);
  });

  test('where another context deleted it', async () => {
    await deleteDB('reports');
    expect(store.mayBeEmpty()).toBe(true);
    expect(await sourceStates(store)).toEqual([]);
  });

  test('where the browser closed it, since the user cleared its data', async () => {
    await store.read(async ({ db }) => forceCloseDatabase(unwrap(db) as never));
    await vi.waitFor(() => expect(store.mayBeEmpty()).toBe(true));
    expect(await count()).toBe(1);
  });

  test('where it was damaged, for good, also when it was closed since', async () => {
    let reads = 0;
    await store.read(async () => {
      reads += 1;
      if (reads <= 2) throw damage();
    });
    expect(store.mayBeEmpty()).toBe(true);
    await store.close();
    expect(await count()).toBe(0);
    expect(store.mayBeEmpty()).toBe(true);
  });
});

describe('a store whose database is gone', () => {
  test('does not remember its lists', async () => {
    expect(await storedAddresses(store)).toHaveLength(3);
    await deleteDB('reports');
    expect(await storedAddresses(store)).toEqual([]);
    expect((await store.memory.segments()).size).toBe(0);
  });

  test('is made anew once, however many find it damaged', async () => {
    const times = deletions();
    const tried = [0, 0, 0];
    const reading = tried.map((_, at) =>
      store.read(async (transaction) => {
        tried[at] = (tried[at] ?? 0) + 1;
        if (tried[at] <= 2) throw damage();
        return transaction.objectStore('rows').count();
      }),
    );
    expect(await Promise.all(reading)).toEqual([0, 0, 0]);
    expect([tried, times()]).toEqual([[3, 3, 3], 1]);
  });

  test('is not made anew where it was only closed', async () => {
    const times = deletions();
    await store.close();
    expect(await storedAddresses(store)).toHaveLength(3);
    expect(times()).toBe(0);
  });
});

describe('what the browser refuses', () => {
  test('for want of room is tried once, and told with its cause', async () => {
    let tries = 0;
    const cause = new DOMException('full', 'QuotaExceededError');
    const writing = store.write(async () => {
      tries += 1;
      throw cause;
    });
    const error = await writing.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StoreError);
    expect(error).toMatchObject({
      message: 'There is no room left on the disk for the list.',
      cause,
    });
    expect([tries, store.mayBeEmpty()]).toEqual([1, false]);
  });

  test('again after the database was opened anew is told with a name', async () => {
    const reading = store.read(async () => {
      throw new DOMException('closed', 'InvalidStateError');
    });
    await expect(reading).rejects.toThrow(
      new StoreError('The stored lists cannot be used (InvalidStateError).'),
    );
    expect(await count()).toBe(1);
  });

  test('and a mistake in the second try is told as it is', async () => {
    let tries = 0;
    const reading = store.read(async () => {
      tries += 1;
      throw tries === 1
        ? new DOMException('closed', 'InvalidStateError')
        : new TypeError('mistake');
    });
    await expect(reading).rejects.toThrow(new TypeError('mistake'));
  });
});

test('of a write that ran twice, only what the second run changed is known', async () => {
  const [row] = (await store.memory.segments()).values();
  if (!row) throw new Error('There is no segment.');
  let runs = 0;
  let looking: Promise<unknown> = Promise.resolve();
  await store.write(async (_, changes) => {
    runs += 1;
    if (runs === 1) {
      changes.added.set(999, row);
      throw new DOMException('closed', 'InvalidStateError');
    }
    looking = store.memory.segments();
  });
  await looking;
  expect([...(await store.memory.segments()).keys()]).not.toContain(999);
});
