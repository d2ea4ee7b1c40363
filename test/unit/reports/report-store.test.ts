import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { findReports } from '@/lib/reports/find-reports';
import { lookupKeys } from '@/lib/reports/record';
import { schemaVersion } from '@/lib/reports/report-schema';
import { openReportStore, StoreError } from '@/lib/reports/report-store';
import { searchReports } from '@/lib/reports/search';
import { sourceStates } from '@/lib/reports/sources';
import { evmAddress, record, records, serve, syncService } from './service-list';

const all = { search: '', networkId: null, page: 1 };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('reports are found', () => {
  // BIP-173's example key, as P2WPKH and as P2PKH; and EIP-55's first example.
  const p2wpkh = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
  const p2pkh = '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH';
  const eip55 = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

  test('by the address, by another spelling and by another form of the account', async () => {
    const store = await openReportStore();
    const list = [
      record(1, { address: ` ${eip55.toLowerCase()}\n` }),
      record(2, { address: p2pkh, networkNames: ['BTC'] }),
    ];
    await syncService(store, serve(list));
    const evmKeys = lookupKeys(eip55);
    const bitcoinKeys = lookupKeys(p2wpkh.toUpperCase());
    const otherKeys = lookupKeys(evmAddress(7));
    const found = await findReports(store, [...evmKeys, ...bitcoinKeys, ...otherKeys]);
    expect(
      [...found].map(([key, reports]) => [key, reports.map(({ address }) => address)]),
    ).toEqual([
      ['evm20:5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', [eip55.toLowerCase()]],
      ['h160:751e76e8199196d454941c45d1b3a323f1433bd6', [p2pkh]],
    ]);
  });

  test('all of one account, up to 50', async () => {
    const store = await openReportStore();
    const again = Array.from({ length: 60 }, (_, i) => record(1, { id: `again${i}` }));
    await syncService(store, serve([record(2), ...again], 100));
    const [key = '', other = ''] = [evmAddress(1), evmAddress(2)].map(
      (address) => lookupKeys(address)[0],
    );
    const found = await findReports(store, [key, other]);
    expect([found.get(key)?.length, found.get(other)?.length]).toEqual([50, 1]);
  });
});

describe('a damaged store', () => {
  const never = { entries: 0, updatedAt: null, triedAt: null };

  test('of a newer version is made anew, and the next reading says what it is told to', async () => {
    (await openDB('reports', 999)).close();
    const store = await openReportStore();
    expect(store.mayBeEmpty()).toBe(true);
    expect(await sourceStates(store)).toEqual([]);
    const seen: unknown[] = [];
    const notice = 'Lost.';
    const readPage = async (page: number) => {
      seen.push((await sourceStates(store))[0]);
      return serve(records(1))(page);
    };
    await syncService(store, readPage, { notice });
    expect(seen[0]).toMatchObject({ ...never, triedAt: 1_800_000_000_000, error: notice });
    expect(await sourceStates(store)).toMatchObject([{ entries: 1, error: null }]);
  });

  test('without its tables is made anew', async () => {
    (await openDB('reports', schemaVersion)).close();
    const store = await openReportStore();
    expect(await searchReports(store, all)).toEqual({ reports: [], total: 0, page: 1, pages: 1 });
    expect(store.mayBeEmpty()).toBe(true);
  });

  test.each([
    ['once is opened again', 1, 1],
    ['twice is made anew', 2, 0],
  ])('that opens but cannot be read %s', async (_, failures, left) => {
    const store = await openReportStore();
    await syncService(store, serve(records(3)));
    let reads = 0;
    const count = await store.read(async (transaction) => {
      reads += 1;
      if (reads <= failures) throw new DOMException('damaged', 'UnknownError');
      return transaction.objectStore('rows').count();
    });
    expect([count, reads, store.mayBeEmpty()]).toEqual([left, failures + 1, left === 0]);
  });

  test.each([
    [
      'Data lost due to missing file. Affected record should be considered irrecoverable',
      'NotReadableError',
    ],
    ['Failed to read large IndexedDB value', 'DataError'],
  ])('whose file for a large value is gone is made anew, be it that "%s"', async (words, name) => {
    const store = await openReportStore();
    await syncService(store, serve(records(3)));
    let reads = 0;
    await store.read(async () => {
      reads += 1;
      if (reads === 1) throw new DOMException(words, name);
    });
    expect([reads, store.mayBeEmpty()]).toEqual([2, true]);
  });

  test('that lacks a part of a list is made anew when that is looked for', async () => {
    const store = await openReportStore();
    await syncService(store, serve(records(3)));
    const [key = ''] = lookupKeys(evmAddress(2));
    await store.write((transaction) => transaction.objectStore('tables').clear());
    expect(await findReports(store, [key])).toEqual(new Map());
    expect([store.mayBeEmpty(), await sourceStates(store)]).toEqual([true, []]);
  });

  test('that has lost all segments of a list is made anew: it would say that nobody is reported', async () => {
    const before = await openReportStore();
    await syncService(before, serve(records(3)));
    await before.write((transaction) => transaction.objectStore('filters').clear());
    await before.close();
    const store = await openReportStore();
    expect([store.mayBeEmpty(), await sourceStates(store)]).toEqual([true, []]);
  });

  test('of the version before is emptied, and its lists are read again', async () => {
    const old = await openDB('reports', 1, {
      upgrade: (database) => {
        database.createObjectStore('records');
        database.createObjectStore('sources', { keyPath: 'id' });
      },
    });
    await old.put('sources', { id: 'service', version: 'https://scams.example' });
    old.close();
    const store = await openReportStore();
    expect(await sourceStates(store)).toEqual([]);
    expect(await syncService(store, serve(records(3)))).toEqual({ status: 'finished', entries: 3 });
    expect(store.mayBeEmpty()).toBe(false);
  });

  test('that stays damaged is an error with a name, after three tries', async () => {
    const store = await openReportStore();
    let reads = 0;
    const reading = store.read(async () => {
      reads += 1;
      throw new DOMException('damaged', 'UnknownError');
    });
    const error = await reading.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StoreError);
    expect(`${error}`).toBe('StoreError: The stored lists cannot be used (UnknownError).');
    expect(reads).toBe(3);
  });

  test('that the browser does not open is an error with a name', async () => {
    globalThis.indexedDB.open = () => {
      throw new DOMException('private window', 'SecurityError');
    };
    await expect(openReportStore()).rejects.toThrow(StoreError);
  });
});

describe('a store whose database was taken away', () => {
  test('by the user, who cleared it: goes on with a new one', async () => {
    const store = await openReportStore();
    await syncService(store, serve(records(3)));
    await deleteDB('reports');
    expect(await sourceStates(store)).toEqual([]);
    expect(await syncService(store, serve(records(3)))).toEqual({ status: 'finished', entries: 3 });
    expect(store.mayBeEmpty()).toBe(true);
  });

  test('that was closed: opens it again', async () => {
    const store = await openReportStore();
    await syncService(store, serve(records(3)));
    await store.close();
    expect((await searchReports(store, all)).total).toBe(3);
  });

  test('a mistake of our own is not taken for damage', async () => {
    const store = await openReportStore();
    const reading = store.read(async () => {
      throw new TypeError('a mistake');
    });
    await expect(reading).rejects.toThrow(TypeError);
    expect(store.mayBeEmpty()).toBe(false);
  });
});
