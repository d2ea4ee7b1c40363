import { type PageAnswer, send } from '@/lib/extension/messages';
import type { AddressCard } from './address-card';
import { clickedOn } from './beside-click';
import type { Anchor } from './hover-card';
import { logFailure } from './lifetime';
import { now } from './now';
import { onlyCandidate } from './put-field';
import { copied } from './selected';

/** A copy within this time after a click, and without a key, is the work of the page's button, in milliseconds. */
const clickMs = 1000;

/** A short form of an address is shorter. */
const longestShort = 40;

/** Settles when all copies and clicks on this page have arrived: what is said of a paste must come after them. */
export let arriving: Promise<unknown> = Promise.resolve();

/**
 * Tells one after the other: under the first, the background may have been ended, and then it arrives late. What is answered is said at
 * what was copied, or at the button that copies it.
 */
function inTurn(
  tell: () => Promise<PageAnswer | null | undefined>,
  card: AddressCard,
  anchor: Anchor | undefined,
): void {
  arriving = arriving
    .then(tell)
    .then((answer) => answer && anchor && card.openNote(answer, anchor))
    .catch(logFailure);
}

let last: ReturnType<typeof clickedOn>;
let lastAt = 0;

/** Tells what the user clicked on, since a button of the page may copy an address, and no event says so. */
export function tellClicked(event: Event, card: AddressCard): void {
  const clicked = clickedOn(event);
  last = clicked;
  lastAt = now();
  if (clicked) inTurn(() => send('page/clicked', clicked[1]), card, clicked[0]);
}

/** Whether the user did what may copy since something was copied last: a page may copy once more by a script, with what nobody sees. */
let mayCopy = true;

/** The user clicked, or pressed a key. */
export function allowCopy(may: boolean): void {
  mayCopy = may;
}

/** A key was pressed: what is copied now was selected by the user, where it is one that copies. */
export function forgetClick(isCopying: boolean): void {
  last = undefined;
  allowCopy(isCopying);
}

/**
 * Tells what is copied, so that what is pasted can be compared; of words without an address that they end this. A page that copies by a
 * script may stop the event anywhere on its way: who heard it last before that tells, and else what was selected when it began.
 * @param once how to listen once, as long as we run
 */
export function hearCopy(
  event: ClipboardEvent,
  card: AddressCard,
  once: AddEventListenerOptions,
): void {
  if (!mayCopy) return;
  allowCopy(false);
  const selection = copied();
  const [anchor = selection?.anchor, click] = (now() - lastAt < clickMs && last) || [];
  let isPageOwn = false;
  let text = selection?.text;
  // What the page puts on the clipboard can be seen until the event is over.
  const hear = () => {
    isPageOwn = event.defaultPrevented;
    if (isPageOwn) text = event.clipboardData?.getData('text');
  };
  const [target] = event.composedPath();
  for (const capture of [true, false])
    target?.addEventListener(event.type, hear, { ...once, capture });
  addEventListener(event.type, hear, once);
  const tell = async () => {
    await new Promise((isOver) => setTimeout(isOver));
    // What it was, nobody heard.
    if (event.defaultPrevented !== isPageOwn) text = ' ';
    if (!text) return undefined;
    const address = onlyCandidate(text) ?? '';
    const seen = selection?.text.trim();
    const shown =
      onlyCandidate(seen) ?? (isPageOwn && !seen?.[longestShort - 1] ? seen : undefined);
    return send('page/copied', { address, shown, click });
  };
  inTurn(tell, card, anchor);
}
