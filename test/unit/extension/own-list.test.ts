import { describe, expect, test, vi } from 'vitest';
import { packOwn, unpackOwn } from '@/lib/extension/own-chunks';
import {
  byKey,
  mergeOwn,
  OwnRecord,
  type OwnRecords,
  type Said,
  withChange,
} from '@/lib/extension/own-entries';
import { changeOwn, readOwn, syncOwn } from '@/lib/extension/own-list';
import { fc } from '@/test/unit/fc';
import { FakeBrowserStorage, SyncCloud } from './sync-storage';

const said = (name: string): Said => ({
  address: '0xd0cc2b24980cbccA47ef755da88b220a82291407'.toLowerCase(),
  networkId: null,
  kind: 'trusted',
  name,
  note: '',
});
const put = (storage: FakeBrowserStorage, key: string, what: Said | null, at: number) =>
  changeOwn((records) => withChange(records, key, what, at), storage);
const shown = (records: OwnRecords) =>
  [...records.values()].flatMap(({ key, said: one }) => (one ? [`${key} ${one.name}`] : [])).sort();
const names = async (storage: FakeBrowserStorage) => shown((await readOwn(storage)).records);

describe('two browsers of one user', () => {
  test('get each other’s entries, and a deletion stays one', async () => {
    const cloud = new SyncCloud();
    const [one, two] = [new FakeBrowserStorage(cloud), new FakeBrowserStorage(cloud)];
    await put(one, 'a', said('Alice'), 1);
    await put(two, 'b', said('Bob'), 1);
    await settle([one, two]);
    expect([await names(one), await names(two)]).toEqual([
      ['a Alice', 'b Bob'],
      ['a Alice', 'b Bob'],
    ]);
    await put(one, 'b', null, 5);
    await settle([one, two]);
    expect(await names(two)).toEqual(['a Alice']);
    expect(await syncOwn(two)).toEqual({ synced: 1, leftOut: 0, error: null, changed: false });
  });

  test('have the same of two changes of one moment', async () => {
    const cloud = new SyncCloud();
    const [one, two] = [new FakeBrowserStorage(cloud), new FakeBrowserStorage(cloud)];
    await put(one, 'a', said('Alice'), 1);
    await put(two, 'a', said('Bob'), 1);
    await settle([one, two]);
    expect(await names(one)).toEqual(['a Bob']);
    expect(await names(two)).toEqual(['a Bob']);
  });

  test('write the chunk alone that changed, and nothing where nothing did', async () => {
    const storage = new FakeBrowserStorage(new SyncCloud());
    for (const key of ['a', 'b', 'c']) await put(storage, key, said(key), 1);
    await syncOwn(storage);
    await put(storage, 'a', said('Alice'), 2);
    const [sync, local] = [vi.spyOn(storage.sync, 'set'), vi.spyOn(storage.local, 'set')];
    await syncOwn(storage);
    await syncOwn(storage);
    expect(sync.mock.calls.map(([change]) => Object.keys(change).length)).toEqual([1]);
    expect(local).not.toHaveBeenCalled();
  });

  test('leave what a newer version wrote while they have nothing to tell', async () => {
    const cloud = new SyncCloud();
    cloud.items = { 'own-1': [['a', 1, 'newer']] };
    const storage = new FakeBrowserStorage(cloud);
    await settle([storage]);
    expect(cloud.items).toEqual({ 'own-1': [['a', 1, 'newer']] });
  });

  const step = fc.record({
    browser: fc.nat(2),
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    what: fc.option(fc.constantFrom('x', 'y', 'z')),
    at: fc.nat(20),
    next: fc.constantFrom('nothing', 'sync', 'meet', 'killed'),
    calls: fc.nat(7),
  });

  test('or three, whatever they do in whatever order and wherever they are killed, come to the same and lose nothing', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const cloud = new SyncCloud();
        const all = [1, 2, 3].map(() => new FakeBrowserStorage(cloud));
        let last = new Map<string, OwnRecord>();
        for (const { browser, key, what, at, next, calls } of steps) {
          const storage = all[browser] ?? new FakeBrowserStorage(cloud);
          const records = await put(storage, key, what === null ? null : said(what), at);
          last = mergeOwn(last, records);
          await act(storage, next, calls);
        }
        await settle(all);
        for (const storage of all) expect(await names(storage)).toEqual(shown(last));
        const { writes } = cloud;
        await settle(all);
        expect(cloud.writes).toBe(writes);
      }),
    );
  }, 60_000);
});

describe('more than there is room for', () => {
  test('stays in this browser, and is said with numbers', async () => {
    const cloud = new SyncCloud();
    const [one, two] = [new FakeBrowserStorage(cloud), new FakeBrowserStorage(cloud)];
    await changeOwn(() => byKey(many(3000)), one);
    const outcome = await syncOwn(one);
    one.meet();
    expect(outcome).toMatchObject({ error: null, leftOut: 3000 - outcome.synced });
    expect(outcome.synced).toBeGreaterThan(500);
    two.meet();
    expect(await syncOwn(two)).toMatchObject({ synced: outcome.synced, leftOut: 0, changed: true });
    await put(two, 'new', said('New'), 99_999);
    await settle([one, two]);
    expect((await readOwn(one)).records.size).toBe(3001);
    expect(await names(one)).toContain('new New');
  });

  test('goes from the others for what is newer', async () => {
    const cloud = new SyncCloud();
    const storage = new FakeBrowserStorage(cloud);
    await put(storage, 'old', { ...said('Old'), note: 'n'.repeat(1500) }, 1);
    await settle([storage]);
    const [oldest = ''] = Object.keys(cloud.items);
    const lasting = many(3000)
      .values()
      .filter(({ key }) => !packOwn(byKey([{ key, changedAt: 1, said: null }])).chunks.has(oldest));
    await changeOwn((records) => byKey([...records.values(), ...lasting]), storage);
    await settle([storage]);
    expect(Object.keys(cloud.items)).not.toContain(oldest);
    expect(await names(storage)).toContain('old Old');
  });

  test('no packing is above the browser’s limits, whatever the texts', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 300 });
    const record = fc.record({
      key: fc.string({ minLength: 1 }),
      at: fc.nat(),
      name: anyText,
      note: anyText,
    });
    fc.assert(
      fc.property(fc.array(record, { maxLength: 300 }), (made) => {
        const records = byKey(
          made.map(({ key, at, name, note }) => ({
            key,
            changedAt: at,
            said: { ...said(name), note: `<<<<${note}` },
          })),
        );
        const packed = packOwn(records);
        new SyncCloud().write(Object.fromEntries(packed.chunks), []);
        const back = unpackOwn(JSON.parse(JSON.stringify(Object.fromEntries(packed.chunks))));
        expect(back.size).toBe(records.size - packed.leftOut);
        for (const [key, one] of back) expect(one).toEqual(records.get(key));
      }),
    );
  });
});

describe('a storage that fails', () => {
  test('for sync: the entry is kept here, and that is said', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const cloud = new SyncCloud();
    const storage = new FakeBrowserStorage(cloud);
    await put(storage, 'a', said('Alice'), 1);
    expect((await readOwn(storage)).damaged).toBe(false);
    cloud.refusal = new Error('This request exceeds the MAX_WRITE_OPERATIONS_PER_MINUTE quota.');
    expect((await syncOwn(storage)).error).toBe(
      'The browser allows no more changes to be synced for now. They are kept here and synced later.',
    );
    cloud.refusal = new Error('Sync is off.');
    expect((await syncOwn(storage)).error).toBe(
      'The browser does not sync your contacts for now. They are kept in this browser.',
    );
    cloud.refusal = null;
    expect(await syncOwn(storage)).toEqual({ synced: 1, leftOut: 0, error: null, changed: false });
    expect(await names(storage)).toEqual(['a Alice']);
  });

  test('for this browser: a change is refused in words, and what was there stays', async () => {
    const storage = new FakeBrowserStorage(new SyncCloud());
    await put(storage, 'a', said('Alice'), 1);
    storage.local.set = vi.fn().mockRejectedValue(new Error('quota'));
    await expect(put(storage, 'b', said('Bob'), 2)).rejects.toThrow(
      'Your contacts cannot be saved. Free some disk space and try again.',
    );
    expect(await names(storage)).toEqual(['a Alice']);
  });

  test('for nobody: what could not be read again is refused in words, and what was there stays', async () => {
    const storage = new FakeBrowserStorage(new SyncCloud());
    await put(storage, 'a', said('Alice'), 1);
    const long = { ...said('Long'), address: 'x'.repeat(513) };
    const both = (records: OwnRecords) =>
      withChange(withChange(records, 'b', long, 2), 'c', said('Carol'), 2);
    await expect(changeOwn(both, storage)).rejects.toThrow(
      'This entry cannot be kept: its address, its name or its note is too long.',
    );
    expect(await names(storage)).toEqual(['a Alice']);
    expect(Object.keys(storage.disk)).toEqual(['own-list']);
  });

  test('damaged lists are put aside and not overwritten', async () => {
    const storage = new FakeBrowserStorage(new SyncCloud());
    storage.disk = { 'own-list': { version: 1, records: 'gone' } };
    expect((await readOwn(storage)).damaged).toBe(true);
    await put(storage, 'a', said('Alice'), 1);
    expect(await names(storage)).toEqual(['a Alice']);
    expect((await readOwn(storage)).damaged).toBe(true);
    const aside = [{ version: 1, records: 'gone' }];
    expect(storage.disk['own-list-backup']).toEqual(aside);
    storage.disk['own-list'] = 'gone as well';
    for (let time = 0; time < 2; time++) await readOwn(storage);
    expect(storage.disk['own-list-backup']).toEqual([...aside, 'gone as well']);
  });

  test('of damaged lists the good records are kept', async () => {
    const storage = new FakeBrowserStorage(new SyncCloud());
    await put(storage, 'a', said('Alice'), 1);
    await put(storage, 'b', said('Bob'), 2);
    const { 'own-list': whole } = storage.disk;
    const [first, second] = Object(whole).records;
    const damaged = { version: 1, records: [{ ...first, changedAt: 1.5 }, second] };
    storage.disk = { 'own-list': damaged };
    expect(await names(storage)).toEqual(['b Bob']);
    expect((await readOwn(storage)).damaged).toBe(true);
    await put(storage, 'c', said('Carol'), 3);
    expect(await names(storage)).toEqual(['b Bob', 'c Carol']);
    expect(storage.disk['own-list-backup']).toEqual([damaged]);
  });

  test('whatever another browser wrote, nothing throws and nothing of this one is lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.nat(63).map((i) => `own-${i}`),
          fc.jsonValue(),
        ),
        async (items) => {
          const cloud = new SyncCloud();
          cloud.items = items;
          const storage = new FakeBrowserStorage(cloud);
          await put(storage, 'a', said('Alice'), 1);
          expect((await syncOwn(storage)).error).toBe(null);
          expect(await names(storage)).toContain('a Alice');
        },
      ),
    );
  });
});

/** All sync and meet until nothing more can come. */
async function settle(all: FakeBrowserStorage[]): Promise<void> {
  for (let round = 0; round < 4; round++) {
    for (const storage of all) {
      storage.meet();
      await syncOwn(storage);
      storage.meet();
    }
  }
}

async function act(storage: FakeBrowserStorage, next: string, calls: number): Promise<void> {
  if (next === 'killed') await kill(storage, calls);
  if (next === 'sync') await syncOwn(storage);
  if (next === 'meet') storage.meet();
}

async function kill(storage: FakeBrowserStorage, calls: number): Promise<void> {
  storage.callsLeft = calls;
  await syncOwn(storage).catch((error: unknown) =>
    expect(String(error)).toMatch(/killed|cannot be saved/),
  );
  storage.callsLeft = Number.POSITIVE_INFINITY;
}

function many(count: number): OwnRecord[] {
  return Array.from({ length: count }, (_, i) =>
    OwnRecord.parse({
      key: `evm20:${String(i).padStart(40, '0')}`,
      changedAt: i,
      said: said(`Contact ${i}`),
    }),
  );
}
