import { browser } from '@/lib/extension/browser';
import { removeSource } from '@/lib/reports/sources';
import { syncSource } from '@/lib/reports/sync';
import { endReading, readAnew, stopped } from '@/lib/reports/sync-steps';
import { listReports } from '@/lib/service/client';
import { isPlanned } from './alarms';
import { readServiceSetup } from './connection';
import { pauseAfterFailure, reachedByReading } from './list-pauses';
import { noteNotStored, serviceSource } from './list-sources';
import { refreshListedNetworks } from './listed-networks';
import { lossOfList, noteListRead } from './lost-list';
import { onceSettled } from './once-settled';
import { onEmptyLists, reportStore } from './open-lists';
import { patiently } from './patiently';
import { showGate } from './service-gate';
import { requestsInRow } from './service-request';
import { refreshTabs } from './tabs';
import { tellingErrors } from './told';
import { whyUnanswered } from './why-unanswered';

const told = tellingErrors('The list of the service cannot be kept up to date.');

/** Fires when the list is due; every six hours, or sooner after a failure. */
const updateAlarm = 'update-list';
/** Fires every half minute while the list is read, so that a reading goes on when the background died and nothing else wakes it. */
const resumeAlarm = 'resume-list';
/** In minutes. */
const updateEvery = 360;
const soonest = 0.5;
/** Whoever reads the list holds it, and whoever changes the service that it is read from. */
const lockName = 'list-sync';

/** The reading that this life of the background does. Its progress lives in the store. */
let reading: { controller: AbortController; begun: Promise<void>; done: Promise<void> } | null =
  null;

/**
 * Keeps the service's list up to date from now on, and goes on with a reading that died with the background. Registers its
 * listeners synchronously.
 */
export function keepListFresh(): void {
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === updateAlarm) void startListSync();
    if (name === resumeAlarm) void told(resumeListSync());
  });
  browser.permissions.onAdded.addListener(({ origins = [] }) => void told(startIfAllowed(origins)));
  // Whatever woke the background mostly needs the lists.
  void told(reportStore());
  onEmptyLists(() => void told(resumeListSync()));
  onceSettled(() => {
    void told(resumeListSync());
    void told(showGate());
  });
}

/**
 * Starts to read the service's list, or goes on where the last reading stopped; one reading at a time. Does not wait for its end, but
 * until it stands in the store, from where the next life of the background goes on with it.
 */
export function startListSync(): Promise<void> {
  return begin(readList).begun;
}

/** Begins a work that `stopListSync` ends: not beside another, nor while the service is changed. */
function begin(work: (signal: AbortSignal, onBegun: () => void) => Promise<void>) {
  if (reading) return reading;
  const controller = new AbortController();
  const begun = Promise.withResolvers<void>();
  const run = navigator.locks.request(lockName, { ifAvailable: true }, (lock) =>
    lock ? work(controller.signal, begun.resolve) : undefined,
  );
  // Who stops it knows that it stopped.
  const ended = run.catch((error) => {
    if (error !== controller.signal.reason) throw error;
  });
  const done = told(ended).finally(() => {
    reading = null;
    begun.resolve();
  });
  reading = { controller, begun: begun.promise, done };
  return reading;
}

/** The user may allow the service's origin after its address was saved. What else is allowed is no reason to ask it. */
async function startIfAllowed(origins: string[]): Promise<void> {
  const setup = await readServiceSetup();
  if (setup.status === 'none') return;
  const wanted = [setup.hostPattern, '<all_urls>', '*://*/*'];
  if (origins.some((origin) => wanted.includes(origin))) await startListSync();
}

/** Stops the reading, and waits until it has stopped. What it read is kept. */
export async function stopListSync(): Promise<void> {
  reading?.controller.abort();
  await reading?.done;
}

/** The same for the user, who wants it to stay stopped: one that died with the background is not gone on with, either. */
export function cancelListSync(): Promise<void> {
  return withoutListSync(async () => {
    const store = await reportStore();
    const row = (await store.memory.sources()).find(({ id }) => id === 'service');
    if (row?.checkpoint && row.state.progress)
      await endReading({ store, sourceId: 'service' }, row.checkpoint, stopped);
    await browser.alarms.clear(resumeAlarm);
  });
}

/** Stops the reading, and lets none begin until the work is done: none may go on from what is being changed. */
export async function withoutListSync(work: () => Promise<void>): Promise<void> {
  // First in the queue, so that no reading gets in between.
  await Promise.all([navigator.locks.request(lockName, work), stopListSync()]);
}

/** Stops the reading, forgets what was read, and has the service changed. */
export async function dropServiceList(change: () => Promise<void>): Promise<void> {
  await withoutListSync(async () => {
    await browser.alarms.clear(updateAlarm);
    await removeSource(await reportStore(), 'service');
    await noteListRead(null);
    await change();
  });
  await refreshTabs();
}

/** Stops the reading, and has the key changed: who asks with another one may be given another list, so that none is gone on from. */
export function withOtherKey(change: () => Promise<void>): Promise<void> {
  return withoutListSync(async () => {
    // First, lest the background dies in between. A list that cannot be written to keeps nobody from a key's removal.
    await told(reportStore().then((store) => readAnew({ store, sourceId: 'service' })));
    await change();
  });
}

/** Goes on with a reading that died; else sees to it that the next one is due, since alarms end with the browser. */
async function resumeListSync(): Promise<void> {
  const source = await serviceSource();
  if (source?.progress || source?.triedAt === null) return await startListSync();
  if (reading) return;
  // The alarm of a reading that died after the last page.
  if (source?.updatedAt && (await browser.alarms.get(resumeAlarm)))
    await begin((signal, onBegun) => {
      onBegun();
      return takeEffect(signal);
    }).done;
  await browser.alarms.clear(resumeAlarm);
  if (!source || (await isPlanned(updateAlarm, updateEvery * 60_000))) return;
  const elapsed = (Date.now() - (source.triedAt ?? 0)) / 60_000;
  const wanted = source.failedSince ? await pauseAfterFailure(null) : updateEvery;
  await planUpdate(Math.max(soonest, wanted - Math.max(0, elapsed)));
}

function planUpdate(delayInMinutes: number): Promise<void> {
  return browser.alarms.create(updateAlarm, { delayInMinutes, periodInMinutes: updateEvery });
}

async function readList(signal: AbortSignal, onBegun: () => void): Promise<void> {
  const setup = await readServiceSetup();
  if (setup.status === 'none') return;
  const { name, connection } = setup;
  const { base } = connection;
  await browser.alarms.create(resumeAlarm, { periodInMinutes: 0.5 });
  try {
    const store = await reportStore();
    const request = requestsInRow();
    const askForPage: Parameters<typeof patiently>[0] = (page, { limit, edition }, until) => {
      onBegun();
      return request(
        (connection) => listReports(connection, { page, limit, edition }, until),
        until,
        { why: 'reports' },
      );
    };
    const readPage = patiently(askForPage, (failure) => whyUnanswered(failure, setup));
    const notice = await lossOfList(base);
    const before = await reachedByReading();
    const source = { store, sourceId: 'service', version: base, name, notice } as const;
    const outcome = await syncSource({ ...source, readPage, signal, now: Date.now });
    if (outcome.status === 'stopped') {
      // By nobody here: the browser emptied its storage, and what was begun is gone.
      if (!signal.aborted) await planUpdate(soonest);
      return;
    }
    const isFull = outcome.status === 'failed' && outcome.error === 'store';
    noteNotStored(isFull ? outcome.message : null);
    const due = outcome.status === 'failed' ? await pauseAfterFailure(before) : updateEvery;
    await planUpdate(due);
    if (outcome.status === 'failed') await refreshTabs();
    else await takeEffect(signal);
  } finally {
    await browser.alarms.clear(resumeAlarm);
  }
}

/** What comes after the last page, and does no harm twice: the list counts, and how the service calls the networks is asked. */
async function takeEffect(signal: AbortSignal): Promise<void> {
  const setup = await readServiceSetup();
  if (setup.status === 'none') return;
  await noteListRead(setup.connection.base);
  await refreshTabs();
  await refreshListedNetworks(signal);
}
