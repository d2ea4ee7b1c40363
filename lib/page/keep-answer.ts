import type { PageAnswer } from '@/lib/extension/messages';
import type { LookUp } from './look-up';

/** So many answers are kept. */
const most = 200;

/** Keeps what the background said of an address because the user pointed at it, null being nothing; its mark is asked for once more. */
export function keepAnswer(
  all: Map<string, PageAnswer>,
  address: string,
  answer: PageAnswer | null,
  lookUp: LookUp,
): void {
  lookUp.again(address);
  if (all.size >= most) all.clear();
  if (answer) all.set(address, answer);
}
