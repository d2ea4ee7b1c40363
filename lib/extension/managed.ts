import { browser as ownBrowser } from 'wxt/browser';
import * as z from 'zod/mini';
import { browser } from './browser';
import { inTime } from './in-time';
import { localItems } from './local-items';
import type { Lockable } from './settings-messages';
import { StaleDays } from './stale-days';

/** A field that is not as it should be counts for nothing; the others still do. */
const optional = <T>(of: z.ZodMiniType<T>) => z.catch(z.optional(of), undefined);

const ManagedList = z.lazy(() =>
  z.object({
    url: z.string(),
    name: z.catch(z.string(), ''),
    network: z.catch(z.string(), ''),
  }),
);

/** One list without an address must not take the others away. */
const ManagedLists = z.lazy(() =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((lists) => lists.flatMap((list) => ManagedList.safeParse(list).data ?? [])),
  ),
);

/** What an administrator may set; the same fields stand in public/managed-schema.json. What is set cannot be changed by the user. */
const Managed = z.lazy(() =>
  z.object({
    serviceAddress: optional(z.string()),
    /** Counts only beside an address: else the user could have it sent wherever the user likes. */
    serviceKey: optional(z.string()),
    lists: optional(ManagedLists),
    pageChecks: optional(z.boolean()),
    quietUnderline: optional(z.boolean()),
    askOnHover: optional(z.boolean()),
    holdPastes: optional(z.boolean()),
    history: optional(z.boolean()),
    staleDays: optional(StaleDays()),
  }),
);
type Managed = z.infer<typeof Managed>;

/** What was set when it was looked at last, with an empty key in the place of the key. */
const lastKey = 'managed-last';
/** In this session it was waited for in vain, and some Chromium never tells it: nobody waits a second time. */
const silentKey = 'managed-silent';
/** Longer than a browser needs that has it at hand, in milliseconds. */
const patience = 20;
/** Longer than Chromium needs right after its start, in milliseconds. */
const longPatience = 6000;

let reading: Promise<Managed> | null = null;
/** The same, but 'late' after the long patience. */
let waiting: Promise<Managed | 'late'> | null = null;
let known: Managed | null = null;
/** What was set last, which stands in while the browser does not tell. */
let standIn: Managed | null = null;

/** What the administrator set; read once in the background's life, and again when it changes. Right after its start Chromium takes two seconds for it. */
export function readManaged(): Promise<Managed> {
  if (reading) return reading;
  const own = read().then((managed) => {
    // It may have changed meanwhile.
    if (reading === own) known = managed;
    return managed;
  });
  reading = own;
  return own;
}

/** The same for those who cannot wait so long: what was set last stands in until then. Its key is empty. */
export async function readManagedSoon(): Promise<Managed> {
  const atHand = known ?? standIn;
  if (atHand) return atHand;
  const managed = readManaged();
  const { session } = browser.storage;
  const stored: Record<string, unknown> = await session.get(silentKey).catch(() => ({}));
  const isSilent = stored[silentKey] === true;
  if (isSilent) return lastUnlessKnown();
  const soon = await inTime(managed, patience);
  if (soon !== 'late') return soon;
  // Where it cannot be noted down, the next one waits, too.
  void session.set({ [silentKey]: true }).catch(() => {});
  return lastUnlessKnown();
}

/** The same for those whom nothing can stand in for; null where the browser does not tell it in so long a time that it may never do. */
export async function readManagedIfTold(): Promise<Managed | null> {
  waiting ??= inTime(readManaged(), longPatience);
  const told = await waiting;
  return told === 'late' ? known : told;
}

async function lastUnlessKnown(): Promise<Managed> {
  const asked = reading;
  const last = await readLast();
  // It may have changed meanwhile.
  if (reading === asked) standIn = last;
  return known ?? last;
}

/** Whether the browser tells it, and not only what was set last. To wait for one that does not would be to wait for ever. */
export async function isManagedTold(): Promise<boolean> {
  await readManagedSoon();
  return known !== null;
}

/** Remembers what the administrator set. Tells whether it is other than what was remembered. */
export async function rememberManaged(): Promise<boolean> {
  const [managed, last] = await Promise.all([readManaged(), readLast()]);
  const key = managed.serviceKey === undefined ? {} : { serviceKey: '' };
  // Parsed, so that both name their fields in one order.
  const now = Managed.parse({ ...managed, ...key });
  if (JSON.stringify(now) === JSON.stringify(last)) return false;
  await localItems.set({ [lastKey]: now });
  return true;
}

/** What was set last is stored no more. */
export function forgetLastManaged(): void {
  standIn = null;
}

/** It changed. */
export function forgetManaged(): void {
  reading = null;
  waiting = null;
  known = null;
  standIn = null;
}

/** The settings that the administrator set, by name. */
export async function lockedSettings(): Promise<Lockable[]> {
  const { serviceKey, lists: _, ...managed } = await readManagedSoon();
  const set = Object.entries(managed).filter(([, value]) => value !== undefined);
  const names = set.map(([name]) => name as Lockable);
  return serviceKey !== undefined && names.includes('serviceAddress') ? [...names, 'key'] : names;
}

async function readLast(): Promise<Managed> {
  const stored = await localItems.get(lastKey);
  return z.catch(Managed, {}).parse(stored[lastKey] ?? {});
}

async function read(): Promise<Managed> {
  // Firefox rejects where there is no administrator's file.
  const stored: unknown = await browser.storage.managed.get().catch(() => ({}));
  const { serviceKey, ...managed } = z.catch(Managed, {}).parse(stored);
  return serviceKey !== undefined && isShut() ? { ...managed, serviceKey } : managed;
}

/** Firefox lets content scripts read what an administrator set, and cannot forbid it: a key there is none. See shut-storage.ts. */
function isShut(): boolean {
  return 'setAccessLevel' in ownBrowser.storage.managed;
}
