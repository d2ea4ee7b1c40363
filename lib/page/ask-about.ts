import { type PageAnswer, send, sendOnce } from '@/lib/extension/messages';
import type { Pasted } from '@/lib/extension/paste-messages';
import type { AddressCard } from './address-card';
import { fieldAnchor } from './field-anchor';
import { holds, textOf } from './field-text';
import { formOf } from './form-of';
import { logFailure } from './lifetime';
import { asAsked } from './look-up';
import { candidatesOf, type PutField } from './put-field';
import { arriving } from './tell-copied';

/** The longest that a held paste waits for an answer, in milliseconds. */
const holdMs = 1000;

/** What was put into a field. `last`: the reasons that the user was shown last, and nobody but the user took away. */
export type Put = Omit<Pasted, 'near' | 'others'> & { last?: string | undefined };

/** The addresses of a text that was put into a field, by the user or not; undefined where it has none. */
export function putOf(text: string | undefined, field: PutField | undefined, own = true) {
  const [address, ...also] = candidatesOf(text, field);
  const isPart = text?.trim() !== address;
  return address ? { address, also, isPart, replaced: null, own } : undefined;
}

export function allOf({ address, also = [] }: Put): string[] {
  return [address, ...also];
}

export function reasonsOf(answer: PageAnswer | null): string | undefined {
  return answer?.reasons.map(({ text }) => text).join();
}

/** Nothing where there is nothing to say, or nobody to say it. */
export async function answerTo(field: PutField, put: Put, ask: typeof send = send) {
  await arriving;
  const { last, ...asked } = put;
  const { replaced } = put;
  const there = allOf(put).filter(holds(textOf(field)));
  const [address = '', ...also] = allOf(put).map(asAsked);
  return ask('page/pasted', {
    ...asked,
    address,
    also,
    isOne: there[0] === put.address && !there[1],
    replaced: replaced && asAsked(replaced),
    ...formOf(field),
  }).catch(logFailure);
}

/** Says in the card what is new of what was put in, at the one of the fields that has it. */
export function teller(card: AddressCard, signal: AbortSignal) {
  return async (field: PutField, put: Put, asked = put, fields = [field]): Promise<void> => {
    const answer = await answerTo(field, asked);
    if (answer === undefined || signal.aborted) return;
    if (reasonsOf(answer) === put.last) return;
    const [told = asked.address] = allOf(asked).filter(holds(answer?.address ?? ''));
    const place = fields.find((one) => holds(textOf(one))(told));
    const anchor = fieldAnchor(place ?? field, place ? told : asked.address);
    if (answer) card.openNote(answer, anchor, put);
    else card.closeNote(put);
  };
}

/**
 * Whether what is held goes in: where it is reported, only if the user means it. Without an answer, once the signal stops us, and before
 * the user's next key or click does anything, all goes in.
 */
export async function askFirst(
  card: AddressCard,
  field: PutField,
  put: Put,
  signal: AbortSignal,
): Promise<boolean> {
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
  if (answer?.level !== 'danger') return true;
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(true));
    card.openNote(answer, fieldAnchor(field, ''), put, resolve);
  });
}

/** Whether the user went on: the keys of the paste itself are still down, and repeat. */
function isNext({ isTrusted, repeat }: Partial<KeyboardEvent>): unknown {
  return isTrusted && !repeat;
}
