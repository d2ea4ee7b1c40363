import { openReportStore, type ReportStore } from '@/lib/reports/report-store';
import { sourceStates } from '@/lib/reports/sources';
import { installStarterList } from '@/lib/reports/starter';

let opened: Promise<ReportStore> | null = null;
const whenEmpty = new Set<() => void>();

/** Calls back whenever the lists turn out to be empty: at first, and after their database was lost. Call it when the background starts. */
export function onEmptyLists(refill: () => void): void {
  whenEmpty.add(refill);
}

/** The lists, with the starter list in them. Opened once in the background's life, and again after a failure or a repair. */
export async function reportStore(): Promise<ReportStore> {
  opened ??= openWithStarterList();
  const mine = opened;
  try {
    const store = await mine;
    if (!store.mayBeEmpty()) return store;
    // The starter list has to go in again.
    await store.close();
  } catch (error) {
    forget(mine);
    throw error;
  }
  forget(mine);
  return reportStore();
}

/** Whoever waited for the same opening may have opened the lists anew. */
function forget(opening: Promise<ReportStore>): void {
  if (opened === opening) opened = null;
}

/** Closes the lists, so that their database can be deleted; it is opened anew when it is needed. */
export async function closeLists(): Promise<void> {
  const [store] = await Promise.allSettled([opened]);
  opened = null;
  if (store?.status === 'fulfilled') await store.value?.close();
}

async function openWithStarterList(): Promise<ReportStore> {
  const store = await openReportStore();
  const isEmpty = (await sourceStates(store)).length === 0;
  await installStarterList(store);
  if (isEmpty) for (const refill of whenEmpty) refill();
  return store;
}
