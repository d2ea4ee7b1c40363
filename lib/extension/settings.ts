import * as z from 'zod/mini';
import { i18n } from '#i18n';
import { isLocalShut, localItems } from './local-items';
import { readManagedSoon } from './managed';
import { StaleDays } from './stale-days';

/** Everything that the user chose, but the key. Only the background writes it. */
export const Settings = z.lazy(() =>
  z.object({
    version: z.literal(1),
    /** Normalised base address of the service, or null. */
    serviceAddress: z._default(
      z.nullable(z.string().check(z.refine((text) => URL.canParse(text)))),
      null,
    ),
    pageChecks: z._default(z.boolean(), true),
    quietUnderline: z._default(z.boolean(), true),
    askOnHover: z._default(z.boolean(), false),
    /** Keep a reported address out of a field until the user says that it is meant. */
    holdPastes: z._default(z.boolean(), false),
    /** Notify of reported addresses; needs the browser's permission, too. */
    notifyReported: z._default(z.boolean(), false),
    /** Hosts on which pages are not checked. */
    offSites: z._default(z.array(z.string()), []),
    /** After so many days a list no longer says that there is no report. */
    staleDays: z._default(StaleDays(), 7),
    onboarded: z._default(z.boolean(), false),
    /** Whether checks by hand are kept. */
    history: z._default(z.boolean(), true),
  }),
);
export type Settings = z.infer<typeof Settings>;

/** The settings, and what the user must know of how they were read. */
export type StoredSettings = {
  settings: Settings;
  notice: string | null;
  /** Whether there are any; false: nothing was ever chosen, or the browser lost it. */
  isStored: boolean;
};

const storageKey = 'settings';
const backupKey = 'settings-backup';

/** Steps from one version to the next: `migrations[n]` turns version n into n + 1. */
const migrations: readonly ((old: Record<string, unknown>) => Record<string, unknown>)[] = [
  // 0: what an empty storage holds.
  (old) => ({ ...old, version: 1 }),
];

/**
 * Brings stored settings of any past version to today's. Pure.
 * @returns the settings; or null where they are damaged, or of a newer version than this one.
 */
export function migrateSettings(stored: unknown): Settings | null {
  const parsed = Settings.safeParse(migrate(stored));
  return parsed.success ? parsed.data : null;
}

/** Of damaged settings the fields that are right, the others at their defaults; null where nothing of them can be read. */
function readableSettings(stored: unknown): Settings | null {
  const settings = migrate(stored);
  if (!settings) return null;
  const { error } = Settings.safeParse(settings);
  const damaged = new Set(error?.issues.map(({ path: [field] }) => field));
  const readable = Object.entries(settings).filter(([field]) => !damaged.has(field));
  return Settings.parse(Object.fromEntries(readable));
}

function migrate(stored: unknown): Record<string, unknown> | null {
  if (stored === undefined) return { version: 1 };
  if (typeof stored !== 'object' || stored === null) return null;
  const settings: Record<string, unknown> = { ...stored };
  const from = settings['version'] ?? 0;
  if (typeof from !== 'number' || !(from === migrations.length || migrations[from])) return null;
  return migrations.slice(from).reduce((old, step) => step(old), settings);
}

/** The settings as they count: what the user chose, but for what an administrator set. A service is adopted: see managed-setup.ts. */
export async function readSettings(): Promise<StoredSettings> {
  const [{ settings, ...how }, managed] = await Promise.all([readOwnSettings(), readManagedSoon()]);
  const {
    pageChecks = settings.pageChecks,
    quietUnderline = settings.quietUnderline,
    askOnHover = settings.askOnHover,
    holdPastes = settings.holdPastes,
    staleDays = settings.staleDays,
    history = settings.history,
  } = managed;
  const counting = { pageChecks, quietUnderline, askOnHover, holdPastes, staleDays, history };
  return { settings: { ...settings, ...counting }, ...how };
}

/** The settings as the user chose them. Damaged ones are put aside, the defaults stand in for what cannot be read, and the notice says so. */
export async function readOwnSettings(): Promise<StoredSettings> {
  const { putAside, ...read } = await readStored();
  await putAside().catch((error) => console.warn('Settings cannot be put aside.', error));
  return read;
}

/** Changes what the user chose; one change at a time, whichever window asks. Throws an Error with words for the user where they cannot be stored. */
export async function changeSettings(change: (settings: Settings) => Settings): Promise<Settings> {
  return navigator.locks.request('settings', async () => {
    const { settings, putAside } = await readStored();
    const changed = Settings.parse(change(settings));
    try {
      await putAside();
      await localItems.set({ [storageKey]: changed });
    } catch (cause) {
      throw new Error(i18n.t('storage.settingsUnsaved'), { cause });
    }
    return changed;
  });
}

/** `putAside`: keeps damaged settings under another name. Who only reads can do without; whoever writes would write over them. */
async function readStored(): Promise<StoredSettings & { putAside: () => Promise<void> }> {
  const stored = await localItems.get([storageKey, backupKey]);
  const isShut = isLocalShut();
  const damaged: unknown = stored[storageKey];
  const settings = migrateSettings(damaged);
  const isStored = isShut || damaged !== undefined;
  if (settings) {
    const notice = isShut ? i18n.t('storage.shut') : null;
    return { settings, notice, isStored, putAside: async () => undefined };
  }
  const readable = readableSettings(damaged);
  const notice = i18n.t(readable ? 'storage.settingsInPart' : 'storage.settingsUnreadable');
  const putAside = () => localItems.set({ [backupKey]: damaged });
  return { settings: readable ?? Settings.parse({ version: 1 }), notice, isStored, putAside };
}
