import { send } from '@/lib/extension/messages';
import type { AddressCard } from './address-card';
import { clickedOn } from './beside-click';
import { logFailure } from './lifetime';
import { onlyCandidate } from './put-field';
import { copied, elementAnchor } from './selected';

/** A copy within this time after a click, and without a key, is the work of the page's button, in milliseconds. */
const clickMs = 1000;

/** Settles when the last copy and the last click on this page have arrived: what is said of a paste must come after them. */
export let arriving: Promise<unknown> | undefined;

let last: ReturnType<typeof clickedOn>;
let lastAt = 0;

/** Tells what the user clicked on, since a button of the page may copy an address, and no event says so. */
export function tellClicked(event: Event): void {
  last = clickedOn(event);
  lastAt = event.timeStamp;
  if (last) arriving = send('page/clicked', last[1]).catch(logFailure);
}

/** A key was pressed: what is copied now was selected by the user. */
export function forgetClick(): void {
  last = undefined;
}

/** Tells what was copied, so that what is pasted can be compared; of words without an address that they end this. */
export function tellCopied(event: ClipboardEvent, card: AddressCard): void {
  const { defaultPrevented, clipboardData, timeStamp } = event;
  const selection = copied();
  const text = defaultPrevented ? clipboardData?.getData('text/plain') : selection?.text;
  if (!text) return;
  const address = onlyCandidate(text) ?? '';
  const shown = onlyCandidate(selection?.text) ?? null;
  const [element, click] = (timeStamp - lastAt < clickMs && last) || [];
  const anchor = element ? elementAnchor(element) : selection?.anchor;
  arriving = send('page/copied', { address, shown, click }).then(
    (answer) => answer && anchor && card.openNote(answer, anchor),
    logFailure,
  );
}
