import type { BrowserKind } from '@/test/browsers/find-browser';
import { type Meeting, meetFault, prepareMeeting, wrongsOf } from '@/test/e2e/meet-fault';
import { type FaultName, faults } from '@/test/service/faults';
import { startService } from '@/test/service/server';
import { onGround } from './ground';
import { type Row, tryRow } from './row';

/** After a fault a check is answered again within this time, in milliseconds. */
const wellBar = 2000;

/** Every fault of the test service, as a user meets it in the popup. */
export function tryFaults(kind: BrowserKind): Promise<Row[]> {
  return onGround(kind, async ({ driver }) => {
    const service = await startService();
    try {
      const meeting = await prepareMeeting(driver, service);
      const rows: Row[] = [];
      for (const name of Object.keys(faults)) rows.push(await tryFault(meeting, name as FaultName));
      return rows;
    } finally {
      await service.close();
    }
  });
}

function tryFault(meeting: Meeting, name: FaultName): Promise<Row> {
  return tryRow(name, async () => {
    const met = await meetFault(meeting, name);
    const wrongs = wrongsOf(met);
    const seen = [
      met.saw.replaceAll(/\s+/g, ' ').slice(0, 90),
      `well after ${met.msUntilWell.toFixed(0)} of ${wellBar} ms`,
      `${met.falseWords.length} false words`,
      `${met.complaints.length} complaints`,
      `${met.strayRequests.length} stray requests`,
      ...wrongs,
    ];
    return {
      seen: seen.join('; '),
      isGood: wrongs.length === 0 && met.msUntilWell <= wellBar,
    };
  });
}
