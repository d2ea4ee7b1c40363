import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { changeSettings, migrateSettings, readSettings } from '@/lib/extension/settings';

const defaults = {
  version: 1,
  serviceAddress: null,
  pageChecks: true,
  quietUnderline: true,
  askOnHover: false,
  holdPastes: false,
  notifyReported: false,
  staleDays: 7,
  offSites: [],
  onboarded: false,
  history: true,
};
const versions = new URL('./settings-versions/', import.meta.url);

beforeEach(() => {
  fakeBrowser.reset();
});

describe('stored settings', () => {
  test.each(readdirSync(versions))('of version %s are read without a loss', (file) => {
    const stored: Record<string, unknown> = JSON.parse(
      readFileSync(new URL(file, versions), 'utf8'),
    );
    expect(migrateSettings(stored)).toEqual({ ...defaults, ...stored, version: 1 });
  });

  test.each<[string, unknown, object | null]>([
    ['nothing stored', undefined, defaults],
    ['an object without a version', { askOnHover: true }, { ...defaults, askOnHover: true }],
    ['a field of a later version is dropped', { version: 1, later: 1 }, defaults],
    ['a version to come', { version: 2 }, null],
    ['a version that is none', { version: 'one' }, null],
    ['a negative version', { version: -1 }, null],
    ['a text', 'settings', null],
    ['a field of another kind', { version: 1, offSites: 'all' }, null],
    ['a service without an address', { version: 1, serviceAddress: 'nonsense' }, null],
  ])('%s', (_, stored, settings) => {
    expect(migrateSettings(stored)).toEqual(settings);
  });

  test.each([
    [
      'in part stand but for that',
      { version: 1, pageChecks: 'maybe', offSites: ['bank.example'] },
      { ...defaults, offSites: ['bank.example'] },
      'Some of your settings could not be read, so their defaults apply. Set what you need again.',
    ],
    [
      'as a whole give way to the defaults',
      'settings',
      defaults,
      'Your settings could not be read, so the defaults apply. Set what you need again.',
    ],
  ])(
    'that are damaged %s, are put aside, and the user is told',
    async (_, stored, settings, notice) => {
      await fakeBrowser.storage.local.set({ settings: stored });
      expect(await readSettings()).toEqual({ settings, notice, isStored: true });
      expect(await fakeBrowser.storage.local.get('settings-backup')).toEqual({
        'settings-backup': stored,
      });
    },
  );

  test('that are damaged in part are whole again after a change, which changes nothing else', async () => {
    const stored = { version: 1, staleDays: 'many', serviceAddress: 'https://service.example' };
    await fakeBrowser.storage.local.set({ settings: stored });
    await changeSettings((settings) => ({ ...settings, askOnHover: true }));
    const { settings, notice } = await readSettings();
    expect(settings).toEqual({
      ...defaults,
      askOnHover: true,
      serviceAddress: 'https://service.example',
    });
    expect(notice).toBeNull();
  });
});

test('1,000 changes at once are all kept', async () => {
  const change = (i: number) =>
    changeSettings((settings) => ({
      ...settings,
      offSites: [...settings.offSites, `${i}.example`],
    }));
  await Promise.all(Array.from({ length: 1000 }, (_, i) => change(i)));
  const { settings } = await readSettings();
  expect(new Set(settings.offSites).size).toBe(1000);
});

test('a full storage is told, and nothing is lost', async () => {
  await changeSettings((settings) => ({ ...settings, askOnHover: true }));
  const full = new Error('quota exceeded');
  const set = vi.spyOn(fakeBrowser.storage.local, 'set');
  set.mockRejectedValueOnce(full).mockRejectedValueOnce(full);
  await expect(changeSettings((s) => ({ ...s, askOnHover: false }))).rejects.toThrow(
    'Settings cannot be saved: the browser refused to store them. Free some disk space and try again.',
  );
  expect((await readSettings()).settings.askOnHover).toBe(true);
});

test('a storage that refuses once, as while the background is being ended, is asked again', async () => {
  vi.spyOn(fakeBrowser.storage.local, 'set').mockRejectedValueOnce(new Error('ended'));
  await changeSettings((settings) => ({ ...settings, staleDays: 3 }));
  expect((await readSettings()).settings.staleDays).toBe(3);
});

test('a storage that does not answer gives the defaults and a notice', async () => {
  const get = vi.spyOn(fakeBrowser.storage.local, 'get');
  get.mockRejectedValue(new Error('An unexpected error occurred'));
  vi.spyOn(console, 'warn').mockReturnValueOnce();
  const { settings, notice } = await readSettings();
  get.mockRestore();
  expect(settings).toEqual(defaults);
  expect(notice).toMatch(/does not give this extension its storage/);
});
