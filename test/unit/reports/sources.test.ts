import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findReports } from '@/lib/reports/find-reports';
import { lookupKeys, type StoredReport, storeReport } from '@/lib/reports/record';
import { openReportStore, type ReportStore } from '@/lib/reports/report-store';
import { removeSource, replaceSource, sourceStates } from '@/lib/reports/sources';
import { newStore } from './new-store';
import { evmAddress, pageOf, records, storedAddresses, syncService } from './service-list';

let store: ReportStore;

beforeEach(async () => {
  store = await newStore();
});

const source = (id: 'list:a' | 'list:b', version: string, updatedAt = 1) =>
  ({ id, name: `The list ${id}`, version, updatedAt }) as const;

function reports(id: 'list:a' | 'list:b', ...numbers: number[]): StoredReport[] {
  const said = { network: 'Ethereum', count: null, lastReported: null };
  return numbers.map((n) =>
    storeReport({ sourceId: id, address: evmAddress(n), networkId: 'ethereum', ...said }),
  );
}

async function sourcesOf(n: number) {
  const [key = ''] = lookupKeys(evmAddress(n));
  return (await findReports(store, [key])).get(key)?.map(({ sourceId }) => sourceId) ?? [];
}

describe('a list that is stored whole', () => {
  test('takes the place of what it was, and of no other list', async () => {
    await replaceSource(store, source('list:a', '1'), reports('list:a', 1, 2));
    await replaceSource(store, source('list:b', '1'), reports('list:b', 2, 3));
    await replaceSource(store, source('list:a', '2', 5), reports('list:a', 4));
    expect(await storedAddresses(store)).toEqual([2, 3, 4].map(evmAddress));
    expect([await sourcesOf(1), await sourcesOf(2), await sourcesOf(4)]).toEqual([
      [],
      ['list:b'],
      ['list:a'],
    ]);
    expect(await sourceStates(store)).toMatchObject([
      { id: 'list:a', entries: 1, updatedAt: 5 },
      { id: 'list:b', entries: 2, updatedAt: 1 },
    ]);
  });

  test('leaves what was there where the browser refuses a part of it on the way', async () => {
    await replaceSource(store, source('list:a', '1'), reports('list:a', 1, 2));
    const refusing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Out of memory.', 'DataCloneError');
    });
    const replacing = replaceSource(store, source('list:a', '2'), reports('list:a', 3));
    await expect(replacing).rejects.toThrow();
    refusing.mockRestore();
    expect(await storedAddresses(await openReportStore())).toEqual([1, 2].map(evmAddress));
  });

  test('in this version already is left as it is, and not made again', async () => {
    await replaceSource(store, source('list:a', '1'), reports('list:a', 1));
    let made = 0;
    const make = (n: number) => () => {
      made += 1;
      return reports('list:b', n);
    };
    await replaceSource(store, source('list:b', '2'), make(2));
    await replaceSource(store, source('list:b', '2', 9), make(3));
    expect(made).toBe(1);
    expect(await storedAddresses(store)).toEqual([1, 2].map(evmAddress));
    expect(await sourceStates(store)).toMatchObject([{ updatedAt: 1 }, { updatedAt: 1 }]);
  });

  test('has each report once', async () => {
    await replaceSource(store, source('list:a', '1'), reports('list:a', 1, 2, 1));
    expect(await sourceStates(store)).toMatchObject([{ entries: 2 }]);
    expect(await storedAddresses(store)).toEqual([1, 2].map(evmAddress));
  });

  test('in place of one of which only a part was read, changed', async () => {
    await syncService(
      store,
      async (page) =>
        page === 1 ? pageOf(records(3)) : { status: 'failed', error: 'server', message: 'No.' },
      { sourceId: 'list:a' },
    );
    await replaceSource(store, source('list:a', '1', 7), reports('list:a', 1));
    expect(await sourceStates(store)).toEqual([
      {
        ...{ id: 'list:a', name: 'The list list:a', entries: 1, unreadable: 0 },
        ...{ updatedAt: 7, changedAt: 7, triedAt: 7, failedSince: null },
        ...{ error: null, progress: null },
      },
    ]);
    expect(await storedAddresses(store)).toEqual([evmAddress(1)]);
  });

  test('by a version that did not note when it changed, changed when it is stored the next time', async () => {
    await replaceSource(store, source('list:a', '1', 3), reports('list:a', 1));
    await store.write(async (transaction) => {
      const sources = transaction.objectStore('sources');
      const row = await sources.get('list:a');
      if (!row) throw new Error('There is no such list.');
      const { changedAt: _, ...state } = row.state;
      await sources.put({ ...row, state });
    });
    await replaceSource(store, source('list:a', '2', 8), reports('list:a', 1));
    expect(await sourceStates(store)).toMatchObject([{ updatedAt: 8, changedAt: 8 }]);
  });
});

test('a list that is removed leaves the others', async () => {
  await replaceSource(store, source('list:a', '1'), reports('list:a', 1));
  await replaceSource(store, source('list:b', '1'), reports('list:b', 1, 2));
  await removeSource(store, 'list:b');
  expect(await storedAddresses(store)).toEqual([evmAddress(1)]);
  expect((await sourceStates(store)).map(({ id }) => id)).toEqual(['list:a']);
});
