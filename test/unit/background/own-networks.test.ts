import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { findOwn as findEntry } from '@/components/own/find-own';
import { identifyNetworks } from '@/lib/address/identify';
import { forgetOwn, listOwn, putOwn, removeOwn } from '@/lib/background/own-lists';
import { entries, own } from './own-said';

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  await fakeBrowser.storage.sync.clear();
  await fakeBrowser.storage.local.clear();
  forgetOwn();
});

describe('an address that may be of several networks', () => {
  const address = 'AJc4bPnvyvdUhFqaGLB8hhiAPyJdcZvs4Z';
  const blocked = { address, networkId: 'ark', kind: 'blocked', name: 'Eve', note: '' } as const;

  test('is blocked where no network is chosen, though it is trusted on another one, and trusted where that is', async () => {
    await putOwn(blocked);
    await putOwn({ ...blocked, networkId: 'neo', kind: 'trusted', name: 'Alice' });
    expect(await own(address)).toMatchObject({ kind: 'blocked', name: 'Eve' });
    expect(await own(address, 'neo')).toMatchObject({ kind: 'trusted', name: 'Alice' });
    const verdict = { address, networkId: null, networks: identifyNetworks(address) };
    const found = findEntry(verdict, (await listOwn()).entries);
    expect(found).toMatchObject({ kind: 'blocked', networkId: 'ark' });
  });

  test('is one entry where no network is chosen later', async () => {
    await putOwn(blocked);
    await putOwn({ ...blocked, networkId: null, note: 'Took 1 ARK.' });
    const { entries: all } = await listOwn();
    expect(all).toMatchObject([{ ...blocked, note: 'Took 1 ARK.' }]);
    await removeOwn(all[0]?.key ?? '');
    expect(await own(address)).toBe(null);
  });

  test('is trusted where the user is told that it is blocked and says so, beside the entry of the likeliest', async () => {
    // Both may be said within a millisecond here, and then neither is the one that was told.
    let now = 1;
    vi.spyOn(Date, 'now').mockImplementation(() => now++);
    await putOwn({ ...blocked, networkId: null, kind: 'trusted', name: 'Alice' });
    await putOwn(blocked);
    const told = await own(address);
    expect(told).toMatchObject({ kind: 'blocked', name: 'Eve' });
    await putOwn({ address, networkId: null, kind: 'trusted', seen: told?.changedAt ?? 0 });
    expect(await entries()).toEqual(['trusted Alice', 'trusted Eve']);
    expect(await own(address)).toMatchObject({ kind: 'trusted' });
  });

  test('is changed in the list of contacts, though another was said in the same moment, as of one file', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1);
    await putOwn({ ...blocked, networkId: null, kind: 'trusted', name: 'Alice' });
    await putOwn(blocked);
    const changed = { ...blocked, networkId: null, kind: 'trusted', name: 'Alison' } as const;
    const put = await putOwn({ ...changed, seen: 1 });
    expect(await entries()).toEqual(['blocked Eve', 'trusted Alison']);
    await removeOwn(put.status === 'saved' ? put.entry.key : '');
    await putOwn({ ...changed, seen: 1 });
    expect(await entries()).toEqual(['blocked Eve', 'trusted Alison']);
  });

  test('is changed, and comes back, where no network was chosen, beside the entry of another one', async () => {
    const trusted = { ...blocked, networkId: null, kind: 'trusted', name: 'Alice' } as const;
    const put = await putOwn(trusted);
    await putOwn(blocked);
    await putOwn({ ...trusted, note: 'Flat 3' });
    expect(await entries()).toEqual(['blocked Eve', 'trusted Alice']);
    await removeOwn(put.status === 'saved' ? put.entry.key : '');
    expect(await entries()).toEqual(['blocked Eve']);
    await putOwn(trusted);
    expect(await entries()).toEqual(['blocked Eve', 'trusted Alice']);
  });
});
