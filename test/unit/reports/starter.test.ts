import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { findNetwork } from '@/lib/address/networks';
import { findReports } from '@/lib/reports/find-reports';
import { lookupKeys, storeReport } from '@/lib/reports/record';
import { openReportStore } from '@/lib/reports/report-store';
import { replaceSource, sourceStates } from '@/lib/reports/sources';
import { installStarterList, starterListDate } from '@/lib/reports/starter';
import { starterList } from '@/lib/reports/starter-list';

const bare = {
  sourceId: 'starter',
  address: '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94',
  networkId: 'bitcoin',
  network: 'Bitcoin',
  count: null,
  lastReported: null,
} as const;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the starter list', () => {
  test('answers for every one of its addresses, with its label, its year once, and its source', async () => {
    const store = await openReportStore();
    await installStarterList(store);
    for (const { address, networkId, label, year, source } of starterList) {
      const [key = ''] = lookupKeys(address);
      const found = (await findReports(store, [key])).get(key);
      expect(found).toMatchObject([
        {
          ...{ sourceId: 'starter', address, networkId, network: findNetwork(networkId).name },
          ...{ count: null, lastReported: null, link: source },
        },
      ]);
      const said = found?.[0]?.label ?? '';
      expect(said.startsWith(label)).toBe(true);
      expect(said.match(/(?:19|20)\d\d/g)).toEqual([`${year}`]);
    }
  });

  test('is a source with a date', async () => {
    const store = await openReportStore();
    await installStarterList(store);
    expect(await sourceStates(store)).toEqual([
      {
        id: 'starter',
        name: 'Starter list',
        entries: starterList.length,
        unreadable: 0,
        updatedAt: starterListDate,
        changedAt: starterListDate,
        triedAt: starterListDate,
        failedSince: null,
        error: null,
        progress: null,
      },
    ]);
  });

  test('that was looked through and left as it is did not change', async () => {
    const store = await openReportStore();
    const named = storeReport({ ...bare, label: 'A theft' });
    const edition = { id: 'starter', name: 'Starter list' } as const;
    await replaceSource(store, { ...edition, version: '1', updatedAt: 1 }, [named]);
    await replaceSource(store, { ...edition, version: '2', updatedAt: 2 }, [named]);
    expect(await sourceStates(store)).toMatchObject([{ updatedAt: 2, changedAt: 1 }]);
    const renamed = storeReport({ ...bare, label: 'Another theft' });
    await replaceSource(store, { ...edition, version: '3', updatedAt: 3 }, [renamed]);
    expect(await sourceStates(store)).toMatchObject([{ updatedAt: 3, changedAt: 3 }]);
  });

  test('takes the place of another edition, and is not written twice', async () => {
    const store = await openReportStore();
    const edition = { id: 'starter', name: 'Old', version: 'old', updatedAt: 1 } as const;
    await replaceSource(store, edition, []);
    await replaceSource(store, { ...edition, name: 'Old, again' }, []);
    expect(await sourceStates(store)).toMatchObject([{ name: 'Old', entries: 0 }]);
    await installStarterList(store);
    expect(await sourceStates(store)).toMatchObject([
      { name: 'Starter list', entries: starterList.length },
    ]);
  });
  test('of the date and length that an earlier version of the extension stored is not stored again', async () => {
    const store = await openReportStore();
    const version = `${starterListDate}/${starterList.length}`;
    const earlier = { id: 'starter', name: 'As it was', version, updatedAt: 1 } as const;
    await replaceSource(store, earlier, []);
    await installStarterList(store);
    expect(await sourceStates(store)).toMatchObject([{ name: 'As it was', entries: 0 }]);
  });
});
