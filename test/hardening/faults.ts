import { printTable } from '@/test/bench/table';
import type { Driver } from '@/test/e2e/driver';
import { type Met, meetFault, prepareMeeting, wrongsOf } from '@/test/e2e/meet-fault';
import { type FaultName, faults } from '@/test/service/faults';
import { startService } from '@/test/service/server';

/** After a fault a check is answered again within this time, in milliseconds. */
const wellBar = 2000;

/** Meets every fault of the test service in one browser, and prints how. Returns how many rows failed. */
export async function runFaults(driver: Driver): Promise<number> {
  const service = await startService();
  const meeting = await prepareMeeting(driver, service);
  const met: Met[] = [];
  for (const name of Object.keys(faults)) met.push(await meetFault(meeting, name as FaultName));
  await service.close();
  const isOk = (one: Met) => wrongsOf(one).length === 0 && one.msUntilWell <= wellBar;
  printTable(`Faults of the service, in ${driver.kind}`, [
    ['fault', 'the user saw', 'false words', 'a check works after', 'complaints', 'stray', ''],
    ...met.map((one) => [
      one.fault,
      one.saw.replaceAll(/\s+/g, ' ').slice(0, 90),
      `${one.falseWords.length}`,
      `${one.msUntilWell.toFixed(0)} ms`,
      `${one.complaints.length}`,
      `${one.strayRequests.length}`,
      isOk(one) ? 'ok' : 'FAILED',
    ]),
  ]);
  const failed = met.filter((one) => !isOk(one));
  for (const one of failed) console.log(`${one.fault}: ${wrongsOf(one).join('; ') || 'too late'}`);
  console.log(`\n${met.length - failed.length} of ${met.length} faults met as told.`);
  return failed.length;
}
