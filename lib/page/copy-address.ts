import { send } from '@/lib/extension/messages';
import { logFailure } from './lifetime';

/** Copies an address, and has it known as copied where it is pasted. */
export async function copyAddress(address: string): Promise<void> {
  await navigator.clipboard.writeText(address);
  send('page/copied', { address }).catch(logFailure);
}
