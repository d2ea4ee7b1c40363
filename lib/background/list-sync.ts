import { browser } from '@/lib/extension/browser';
import { removeSource } from '@/lib/reports/report-store';
import { type PageRead, syncSource } from '@/lib/reports/sync';
import { type Connection, listReports } from '@/lib/service/client';
import { serviceFailure } from '@/lib/service/service-error';
import { readServiceSetup } from './connection';
import { refreshListedNetworks } from './listed-networks';
import { listSources, reportStore } from './lists';
import { withRequestSlot } from './request-slots';
import { gateFailure, noteOutcome } from './service-gate';
import { refreshTabs } from './tabs';

/** Fires when the list is due; every six hours, or a quarter of an hour after a failure. */
const updateAlarm = 'update-list';
/** Fires every half minute while the list is read, so that a reading goes on when the background died and nothing else wakes it. */
const resumeAlarm = 'resume-list';
const updateEvery = 360;
const updateAfterFailure = 15;

/** The reading that this life of the background does. Its progress lives in the store. */
let reading: { controller: AbortController; done: Promise<void> } | null = null;

/** Keeps the service's list up to date from now on, and goes on with a reading that died with the background. Registers its listener synchronously. */
export function keepListFresh(): void {
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === updateAlarm) void startListSync();
    if (name === resumeAlarm) void resumeListSync();
  });
  void resumeListSync();
}

/** Starts to read the service's list, or goes on where the last reading stopped; one reading at a time. Does not wait for its end. */
export async function startListSync(): Promise<void> {
  const setup = await readServiceSetup();
  if (setup.status === 'none' || reading) return;
  const controller = new AbortController();
  const done = readList(setup.name, setup.connection, controller.signal).finally(() => {
    reading = null;
  });
  reading = { controller, done };
}

/** Stops the reading and forgets what was read: the service changed. */
export async function dropServiceList(): Promise<void> {
  reading?.controller.abort();
  await reading?.done;
  await browser.alarms.clear(updateAlarm);
  await removeSource(await reportStore(), 'service');
  await refreshTabs();
}

async function resumeListSync(): Promise<void> {
  try {
    const states = await listSources();
    if (states.some(({ progress }) => progress)) await startListSync();
  } catch (error) {
    console.warn('The reading of the list cannot go on.', error);
  }
}

async function readList(name: string, connection: Connection, signal: AbortSignal): Promise<void> {
  try {
    await browser.alarms.create(resumeAlarm, { periodInMinutes: 0.5 });
    const store = await reportStore();
    const readPage = (page: number) => readListPage(connection, page, signal);
    const outcome = await syncSource({
      store,
      sourceId: 'service',
      name,
      readPage,
      signal,
      now: Date.now,
    });
    if (outcome.status === 'stopped') return;
    const due = outcome.status === 'finished' ? updateEvery : updateAfterFailure;
    await browser.alarms.create(updateAlarm, { delayInMinutes: due, periodInMinutes: updateEvery });
    if (outcome.status === 'finished') await refreshListedNetworks(connection, signal);
    await refreshTabs();
  } catch (error) {
    console.warn('The list cannot be read.', error);
  } finally {
    await browser.alarms.clear(resumeAlarm);
  }
}

async function readListPage(
  connection: Connection,
  page: number,
  signal: AbortSignal,
): Promise<PageRead> {
  const setup = await readServiceSetup();
  const isAllowed = setup.status === 'set' && setup.hasPermission;
  const failure = isAllowed ? await gateFailure() : serviceFailure('permission');
  if (failure) return failure;
  const read = await withRequestSlot(signal, () =>
    listReports(connection, { page, search: '' }, signal),
  );
  await noteOutcome(read, Date.now());
  return read;
}
