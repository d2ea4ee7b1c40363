import { invisible } from './candidates';

/** An address without what cannot be seen in it, which may turn what is around it from right to left. */
export function asSeen(address: string): string {
  return address.split(invisible).join('');
}
