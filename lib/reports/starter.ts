import { findNetwork } from '@/lib/address/networks';
import type { Report } from '@/lib/verdict/facts';
import { storeReport } from './record';
import type { ReportStore } from './report-store';
import { replaceSource } from './sources';
import { type StarterEntry, starterList } from './starter-list';

/** When the built-in list was last looked through, in milliseconds since 1970. A changed list needs a new date to be installed. */
export const starterListDate = Date.UTC(2026, 10, 20);

/** Puts the built-in list into the store, unless this edition of it is there. Throws a StoreError where it cannot. */
export function installStarterList(store: ReportStore): Promise<void> {
  const version = `${starterListDate}/${starterList.length}`;
  const source = {
    id: 'starter',
    name: 'Starter list',
    version,
    updatedAt: starterListDate,
  } as const;
  return replaceSource(store, source, () =>
    starterList.map((entry) => storeReport(starterReport(entry))),
  );
}

function starterReport({
  address,
  networkId,
  label,
  year,
  source,
}: StarterEntry): Omit<Report, 'id'> {
  const network = findNetwork(networkId).name;
  return {
    sourceId: 'starter',
    address,
    networkId,
    network,
    count: null,
    lastReported: null,
    label: label.includes(`${year}`) ? label : `${label} (${year})`,
    link: source,
  };
}
