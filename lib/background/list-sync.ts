import { browser } from '@/lib/extension/browser';
import { removeSource } from '@/lib/reports/sources';
import { syncSource } from '@/lib/reports/sync';
import { listReports } from '@/lib/service/client';
import { readServiceSetup, type ServiceSetup } from './connection';
import { refreshListedNetworks } from './listed-networks';
import { listSources, reportStore } from './lists';
import { showGate } from './service-gate';
import { requestService } from './service-request';
import { refreshTabs } from './tabs';

/** Fires when the list is due; every six hours, or a quarter of an hour after a failure. */
const updateAlarm = 'update-list';
/** Fires every half minute while the list is read, so that a reading goes on when the background died and nothing else wakes it. */
const resumeAlarm = 'resume-list';
const updateEvery = 360;
const updateAfterFailure = 15;

/** The reading that this life of the background does. Its progress lives in the store. */
let reading: { controller: AbortController; done: Promise<void> } | null = null;

/**
 * Keeps the service's list up to date from now on, and goes on with a reading that died with the background. Registers its
 * listeners synchronously.
 */
export function keepListFresh(): void {
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === updateAlarm) void told(startListSync());
    if (name === resumeAlarm) void told(resumeListSync());
  });
  // The user allowed the service's origin after its address was saved.
  browser.permissions.onAdded.addListener(() => void told(startListSync()));
  void told(resumeListSync());
  void told(showGate());
}

/** Starts to read the service's list, or goes on where the last reading stopped; one reading at a time. Does not wait for its end. */
export async function startListSync(): Promise<void> {
  const setup = await readServiceSetup();
  if (setup.status === 'none' || reading) return;
  const controller = new AbortController();
  const done = told(readList(setup, controller.signal)).finally(() => {
    reading = null;
  });
  reading = { controller, done };
}

/** Stops the reading, and waits until it has stopped. What it read is kept. */
export async function stopListSync(): Promise<void> {
  reading?.controller.abort();
  await reading?.done;
}

/** Stops the reading and forgets what was read: the service changed. */
export async function dropServiceList(): Promise<void> {
  await stopListSync();
  await browser.alarms.clear(updateAlarm);
  await removeSource(await reportStore(), 'service');
  await refreshTabs();
}

/** Goes on with a reading that died; else sees to it that the next one is due, since alarms end with the browser. */
async function resumeListSync(): Promise<void> {
  const source = (await listSources()).find(({ id }) => id === 'service');
  if (source?.progress) return startListSync();
  if (reading) return;
  await browser.alarms.clear(resumeAlarm);
  if (!source || (await browser.alarms.get(updateAlarm))) return;
  const elapsed = (Date.now() - (source.triedAt ?? 0)) / 60_000;
  const delayInMinutes = Math.max(0.5, updateEvery - Math.max(0, elapsed));
  await browser.alarms.create(updateAlarm, { delayInMinutes, periodInMinutes: updateEvery });
}

async function readList(
  { name, connection: { base } }: Extract<ServiceSetup, { status: 'set' }>,
  signal: AbortSignal,
): Promise<void> {
  await browser.alarms.create(resumeAlarm, { periodInMinutes: 0.5 });
  try {
    const store = await reportStore();
    const readPage = (page: number) =>
      requestService((connection) => listReports(connection, { page, search: '' }, signal), signal);
    const source = { store, sourceId: 'service', version: base, name } as const;
    const outcome = await syncSource({ ...source, readPage, signal, now: Date.now });
    if (outcome.status === 'stopped') return;
    const due = outcome.status === 'finished' ? updateEvery : updateAfterFailure;
    await browser.alarms.create(updateAlarm, { delayInMinutes: due, periodInMinutes: updateEvery });
    await refreshTabs();
    if (outcome.status === 'finished') await refreshListedNetworks(signal);
  } finally {
    await browser.alarms.clear(resumeAlarm);
  }
}

/** Nobody waits for these, so their errors are told in the console; what the user must know stands in the state of the source. */
async function told(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    console.warn('The list of the service cannot be kept up to date.', error);
  }
}
