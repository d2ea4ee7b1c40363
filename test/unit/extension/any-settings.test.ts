import { afterAll, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { forgetManaged, readManaged } from '@/lib/extension/managed';
import { migrateSettings } from '@/lib/extension/settings';
import { anyJson, damaged } from '@/test/unit/damaged';
import { fc } from '@/test/unit/fc';

// The next file of this world reads settings, too.
afterAll(() => {
  vi.restoreAllMocks();
  forgetManaged();
});

const switches = ['pageChecks', 'quietUnderline', 'askOnHover', 'holdPastes', 'history'];
const bools = Object.fromEntries(switches.map((name) => [name, fc.boolean()]));
const days = fc.integer({ min: -1, max: 400 });
const isDays = (value: unknown) =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) < 366;
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isText = (value: unknown) => typeof value === 'string';

const settings = damaged({
  version: fc.constantFrom(0, 1, 1, 1, 2, -1, 0.5, Number.NaN, '1'),
  serviceAddress: fc.option(fc.webUrl()),
  offSites: fc.array(fc.domain()),
  staleDays: days,
  notifyReported: fc.boolean(),
  onboarded: fc.boolean(),
  ...bools,
});

test('migrateSettings: whatever is stored, there are whole settings, or none', () => {
  let taken = 0;
  fc.assert(
    fc.property(fc.oneof(settings, anyJson), (stored) => {
      const before = structuredClone(stored);
      const read = migrateSettings(stored);
      expect(stored).toEqual(before);
      if (read === null) return;
      taken++;
      const { version, serviceAddress, offSites, staleDays, notifyReported, onboarded, ...rest } =
        read;
      expect(Object.keys(rest).sort()).toEqual(switches.toSorted());
      const all = [...Object.values(rest), notifyReported, onboarded];
      expect(all.filter((value) => !isBoolean(value))).toEqual([]);
      expect([version, isDays(staleDays), offSites.every(isText)]).toEqual([1, true, true]);
      expect(serviceAddress === null || isText(serviceAddress)).toBe(true);
      expect(migrateSettings(read)).toEqual(read);
    }),
  );
  expect(taken).toBeGreaterThan(50);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

const list = damaged({ url: fc.webUrl(), name: fc.string(), network: fc.string() });
const managed = damaged({
  serviceAddress: fc.webUrl(),
  lists: fc.array(list, { maxLength: 3 }),
  staleDays: days,
  ...bools,
});

test('readManaged: whatever an administrator wrote, each field counts that is as it should be, and no other', async () => {
  let stored: unknown;
  vi.spyOn(fakeBrowser.storage.managed, 'get').mockImplementation(async () => Object(stored));
  const isList = (value: unknown) => isText(Object(value).url);
  const isGood = (name: string, value: unknown) => {
    if (name === 'staleDays') return isDays(value);
    return name === 'serviceAddress' ? isText(value) : isBoolean(value);
  };
  await fc.assert(
    fc.asyncProperty(fc.oneof(managed, anyJson), async (value) => {
      stored = value;
      forgetManaged();
      const { lists, ...read } = await readManaged();
      const names = ['serviceAddress', 'staleDays', ...switches];
      const given = Array.isArray(value) ? {} : Object(value);
      const counts = names.filter((name) => isGood(name, given[name]));
      const expected = Object.fromEntries(counts.map((name) => [name, given[name]]));
      expect(
        Object.fromEntries(Object.entries(read).filter(([, one]) => one !== undefined)),
      ).toEqual(expected);
      const wanted: { url: string }[] | undefined = Array.isArray(given.lists)
        ? given.lists.filter(isList)
        : undefined;
      expect(lists?.map(({ url }) => url)).toEqual(wanted?.map(({ url }) => url));
    }),
  );
});
