import { i18n } from '#i18n';
import { accountKey } from '@/lib/address/account-key';
import { identifyNetworks } from '@/lib/address/identify';
import { type Familiar, familiar } from '@/lib/address/lookalike';
import { blockedFirst } from '@/lib/extension/blocked-first';
import { browser } from '@/lib/extension/browser';
import { type OwnRecords, saysSame, withChange } from '@/lib/extension/own-entries';
import { changeOwn, readOwn, type SyncOutcome, syncOwn } from '@/lib/extension/own-list';
import type {
  OwnEntry,
  OwnImport,
  OwnList,
  OwnPut,
  OwnPutResult,
  OwnRemoved,
} from '@/lib/extension/own-messages';
import type { Chosen, Facts, OwnMark } from '@/lib/verdict/facts';
import { meantEntry, ownEntry, readOwnChange, saidOf, wordsLeft } from './own-entry';
import { exportOwn, planImport } from './own-file';
import { refreshTabs } from './tabs';
import { tellingErrors } from './told';

const told = tellingErrors('The lists of the user cannot be kept in step with other browsers.');

/** Fires while there may be changes that the other browsers have not got: after a kill, or a sync that failed. */
const retryAlarm = 'sync-own-list';
const retryMinutes = 2;

/** Only the background changes what is stored, so a copy of it is good until it does. */
let records: Promise<OwnRecords> | null = null;
let contacts: { of: OwnRecords; index: Familiar<Chosen> } | null = null;
/** An address, and what it is looked up by (see lookupKeys). */
type Sought = Pick<Facts, 'address' | 'networkId' | 'validity'> & { keys: string[] };

/** The last that began: one that began before it may end after it. */
let lastSync: Promise<SyncOutcome> | null = null;

/** Keeps the user's lists in step with the user's other browsers from now on. Registers its listeners synchronously. */
export function keepOwnInStep(): void {
  browser.storage.onChanged.addListener((changes, area) => {
    const isOurs = Object.keys(changes).some((name) => name.startsWith('own-'));
    if (area === 'sync' && isOurs) void told(syncLists());
  });
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === retryAlarm) void told(syncLists());
  });
  // Alarms may end with the browser.
  browser.runtime.onStartup.addListener(() => void told(syncLists()));
  browser.runtime.onInstalled.addListener(() => void told(syncLists()));
}

/** What the user said of each account; null: nothing, or the browser does not give its storage, which the settings tell. */
export async function findOwn(subjects: Sought[]): Promise<(OwnMark | null)[]> {
  const known = await ownRecords();
  if (known.size === 0) return subjects.map(() => null);
  return subjects.map((subject) => {
    const chosen = chosenKeys(subject).flatMap((key) => saidOf(known, key));
    const found = chosen[0] ?? blockedFirst(subject.keys.flatMap((key) => saidOf(known, key)));
    if (!found) return null;
    const { kind, name, note, address, changedAt } = found;
    // In one network it is another spelling.
    const asked = identifyNetworks(subject.address);
    const isOther = asked[0] && identifyNetworks(address).every((id) => !asked.includes(id));
    return { kind, name, note, changedAt, ...(isOther && { of: address }) };
  });
}

/** The contacts that addresses are compared with. */
export async function familiarContacts(): Promise<Familiar<Chosen>> {
  const known = await ownRecords();
  if (contacts?.of !== known) contacts = { of: known, index: familiar(trusted(known)) };
  return contacts.index;
}

/** The lists were erased. */
export function forgetOwn(): void {
  records = null;
  lastSync = null;
}

/** All entries, and how their sync stands. */
export async function listOwn(): Promise<OwnList> {
  const { synced, leftOut, error } = await (lastSync ?? syncLists());
  const { records: stored, damaged } = await readOwn();
  const entries = [...stored.values()].flatMap((record) => ownEntry(record) ?? []);
  return {
    entries: entries.sort((a, b) => b.changedAt - a.changedAt),
    sync: { synced, leftOut, error },
    notice: damaged ? i18n.t('storage.ownUnreadable') : null,
  };
}

/** Blocks or trusts an address. */
export async function putOwn({ seen, ...change }: OwnPut): Promise<OwnPutResult> {
  const read = readOwnChange({ name: '', note: '', ...change });
  if (read.status === 'refused') return read;
  let { key } = read;
  let newer: number | undefined;
  const changed = await store((known) => {
    const meant = meantEntry(known, read, seen);
    key = meant.key;
    const before = known.get(key);
    const said = { ...meant.said, ...wordsLeft(change, before) };
    // Who asks again, because the background died before it answered, finds what it asked for.
    const isOther = before?.said && !saysSame(before, { said });
    newer = isOther && before.changedAt > (seen ?? before.changedAt) ? before.changedAt : undefined;
    if (newer !== undefined) return known;
    return withChange(known, key, said, Date.now());
  });
  if (newer !== undefined) {
    return { status: 'refused', message: i18n.t('ownEntry.changedMeanwhile'), changedAt: newer };
  }
  const record = changed.get(key);
  const entry = record && ownEntry(record);
  if (!entry) throw new Error(i18n.t('ownEntry.removedAgain'));
  return { status: 'saved', entry, list: await listOwn() };
}

/** Forgets an entry; does nothing where there is none. */
export async function removeOwn(key: string): Promise<OwnRemoved> {
  let removed: OwnEntry | null = null;
  await store((known) => {
    const record = known.get(key);
    if (!record?.said) return known;
    removed = ownEntry(record);
    return withChange(known, key, null, Date.now());
  });
  return { ...(await listOwn()), removed };
}

/** All entries as a file. */
export async function exportOwnLists(): Promise<{ fileName: string; text: string }> {
  return exportOwn((await readOwn()).records, Date.now());
}

/** What a file would change. */
export async function previewOwn(text: string): Promise<OwnImport> {
  return planImport(text, (await readOwn()).records, Date.now()).told;
}

/** Takes a file. */
export async function importOwn(text: string): Promise<OwnImport> {
  let told: OwnImport | null = null;
  await store((known) => {
    const plan = planImport(text, known, Date.now());
    told = plan.told;
    return plan.records;
  });
  return told ?? previewOwn(text);
}

async function store(change: (known: OwnRecords) => OwnRecords): Promise<OwnRecords> {
  await browser.alarms.create(retryAlarm, { delayInMinutes: retryMinutes });
  const changed = await changeOwn(change);
  records = null;
  await Promise.all([syncLists(), refreshTabs()]);
  return changed;
}

async function syncLists(): Promise<SyncOutcome> {
  const sync = syncOwn();
  lastSync = sync;
  sync.catch(() => {
    // Who asks for the lists next tries again.
    if (lastSync === sync) lastSync = null;
  });
  const outcome = await sync;
  if (outcome.changed) {
    records = null;
    await refreshTabs();
  }
  if (outcome.error === null) await browser.alarms.clear(retryAlarm);
  else await browser.alarms.create(retryAlarm, { delayInMinutes: retryMinutes });
  return outcome;
}

function* trusted(known: OwnRecords): Generator<Chosen> {
  for (const { said } of known.values()) {
    if (said?.kind === 'trusted') yield { from: 'contact', address: said.address, name: said.name };
  }
}

async function ownRecords(): Promise<OwnRecords> {
  records ??= readOwn().then(
    (read) => read.records,
    (error) => {
      console.warn('The lists of the user cannot be read.', error);
      records = null;
      return new Map();
    },
  );
  return records;
}

/** Of the account on the network that was chosen. */
function chosenKeys({ address, networkId, validity }: Sought): string[] {
  return networkId && validity.status === 'valid' ? [accountKey(address, networkId)] : [];
}
