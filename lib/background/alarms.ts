import { browser } from '@/lib/extension/browser';

/**
 * Whether an alarm is set for any time up to `longest` milliseconds from now. One further ahead was set by a clock that was ahead, and would
 * come when that time has.
 */
export async function isPlanned(name: string, longest: number): Promise<boolean> {
  const alarm = await browser.alarms.get(name);
  return alarm !== undefined && alarm.scheduledTime - Date.now() <= longest;
}
