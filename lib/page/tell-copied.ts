import { send } from '@/lib/extension/messages';
import type { AddressCard } from './address-card';
import { logFailure } from './lifetime';
import { onlyCandidate } from './put-field';
import { copied } from './selected';

/** Settles when the last copy on this page has arrived: what is said of a paste must come after it. */
export let arriving: Promise<unknown> | undefined;

/** Tells what was copied, so that what is pasted can be compared; of words without an address that they end this. */
export function tellCopied({ defaultPrevented, clipboardData }: ClipboardEvent, card: AddressCard) {
  const selection = copied();
  const text = defaultPrevented ? clipboardData?.getData('text/plain') : selection?.text;
  if (!text) return;
  const address = onlyCandidate(text) ?? '';
  const shown = onlyCandidate(selection?.text) ?? null;
  arriving = send('page/copied', { address, shown }).then(
    (answer) => answer && selection && card.openNote(answer, selection.anchor),
    logFailure,
  );
}
