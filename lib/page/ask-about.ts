import { type PageAnswer, send, sendOnce } from '@/lib/extension/messages';
import type { Pasted } from '@/lib/extension/paste-messages';
import type { AddressCard } from './address-card';
import { fieldAnchor } from './field-anchor';
import { logFailure } from './lifetime';
import { asAsked } from './look-up';
import { candidatesOf, formOf, type PutField } from './put-field';
import { arriving } from './tell-copied';

/** The longest that a held paste waits for an answer, in milliseconds. */
const holdMs = 1000;

/** What was put into a field. */
export type Put = Omit<Pasted, 'near' | 'others'>;

/** The addresses of a text that was put into a field; undefined where it has none. */
export function putOf(text: string | undefined, field: PutField | undefined) {
  const [address, ...also] = candidatesOf(text, field);
  const isPart = text?.trim() !== address;
  return address ? { address, also, isPart, replaced: null, own: true } : undefined;
}

export function allOf({ address, also = [] }: Put): string[] {
  return [address, ...also];
}

/** Nothing where there is nothing to say, or nobody to say it. */
export async function answerTo(field: PutField, put: Put, ask: typeof send = send) {
  await arriving;
  const { address, also = [], replaced } = put;
  return ask('page/pasted', {
    ...put,
    address: asAsked(address),
    also: also.map(asAsked),
    replaced: replaced && asAsked(replaced),
    ...formOf(field),
  }).catch(logFailure);
}

/**
 * What was said of what is held, where it is reported and meant; undefined: it is not reported; null: the user does not want it in. Without an answer, once the signal stops us, and before the
 * user's next key or click does anything, all goes in.
 */
export async function askFirst(
  card: AddressCard,
  field: PutField,
  put: Put,
  signal: AbortSignal,
): Promise<PageAnswer | null | undefined> {
  const over = AbortSignal.any([signal, AbortSignal.timeout(holdMs)]);
  const isOver = new Promise<null>((resolve) => {
    over.addEventListener('abort', () => resolve(null));
    for (const type of ['keydown', 'pointerdown'] as const)
      addEventListener(type, (event) => isNext(event) && resolve(null), {
        capture: true,
        signal: over,
      });
  });
  // Firefox ends us soon after the background, with all that is held: no time for a second try.
  const answer = await Promise.race([answerTo(field, put, sendOnce), isOver]);
  if (answer?.level !== 'danger') return undefined;
  const isMeant = await new Promise<boolean>((resolve) => {
    signal.addEventListener('abort', () => resolve(true));
    card.openNote(answer, fieldAnchor(field, ''), put, resolve);
  });
  return isMeant ? answer : null;
}

/** Whether the user went on: the keys of the paste itself are still down, and repeat. */
function isNext(event: KeyboardEvent | PointerEvent): boolean {
  return event.isTrusted && !('repeat' in event && event.repeat);
}
