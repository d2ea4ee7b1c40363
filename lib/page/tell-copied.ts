import { send } from '@/lib/extension/messages';
import type { AddressCard } from './address-card';
import { clickedOn } from './beside-click';
import { logFailure } from './lifetime';
import { now } from './now';
import { onlyCandidate } from './put-field';
import { copied, elementAnchor } from './selected';

/** A copy within this time after a click, and without a key, is the work of the page's button, in milliseconds. */
const clickMs = 1000;

/** A short form of an address is shorter. */
const longestShort = 40;

/** Settles when all copies and clicks on this page have arrived: what is said of a paste must come after them. */
export let arriving: Promise<unknown> = Promise.resolve();

/** Tells one after the other: under the first, the background may have been ended, and then it arrives late. */
function inTurn(tell: () => Promise<unknown>): void {
  arriving = arriving.then(tell).catch(logFailure);
}

let last: ReturnType<typeof clickedOn>;
let lastAt = 0;

/** Tells what the user clicked on, since a button of the page may copy an address, and no event says so. */
export function tellClicked(event: Event): void {
  const clicked = clickedOn(event);
  last = clicked;
  lastAt = now();
  if (clicked) inTurn(() => send('page/clicked', clicked[1]));
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
 */
export function hearCopy(event: ClipboardEvent, card: AddressCard, signal: AbortSignal): void {
  if (!mayCopy) return;
  allowCopy(false);
  const [element, click] = (now() - lastAt < clickMs && last) || [];
  const selection = copied();
  const anchor = element ? elementAnchor(element) : selection?.anchor;
  let isPageOwn = false;
  let text = selection?.text;
  // What the page puts on the clipboard can be seen until the event is over.
  const hear = () => {
    isPageOwn = event.defaultPrevented;
    if (isPageOwn) text = event.clipboardData?.getData('text');
  };
  const [target] = event.composedPath();
  const once = { once: true, signal };
  for (const capture of [true, false])
    target?.addEventListener(event.type, hear, { ...once, capture });
  addEventListener(event.type, hear, once);
  const tell = async () => {
    await new Promise((isOver) => setTimeout(isOver));
    // What it was, nobody heard.
    if (event.defaultPrevented !== isPageOwn) text = ' ';
    if (!text) return;
    const address = onlyCandidate(text) ?? '';
    const seen = selection?.text.trim();
    const answer = await send('page/copied', {
      address,
      shown: onlyCandidate(seen) ?? (isPageOwn && !seen?.[longestShort - 1] ? seen : undefined),
      click,
      alike: card.endingAs(address),
    });
    if (answer && anchor) card.openNote(answer, anchor);
  };
  inTurn(tell);
}
