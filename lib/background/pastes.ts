import { i18n } from '#i18n';
import { identifyNetworks } from '@/lib/address/identify';
import { isLikelySecret } from '@/lib/address/recognise';
import type { InvalidReason } from '@/lib/address/validate';
import { adviceOn, isReport } from '@/lib/extension/advice';
import type { PageAnswer } from '@/lib/extension/messages';
import type { Pasted } from '@/lib/extension/paste-messages';
import { readSettings } from '@/lib/extension/settings';
import type { Placement } from '@/lib/verdict/facts';
import type { Reason } from '@/lib/verdict/verdict';
import { judgePlaced } from './check';
import { changeCopied, lastCopied } from './copied';
import { formNetworks } from './form-networks';
import { answerInWords, cardAnswer } from './page-answer';
import { recogniseOnPage, type Subject } from './recognised';
import { partsOf, shownBeside } from './shown-beside';

/**
 * Keeps in mind what was copied last, but for what may be a key: words end it, too. Answers where the page put another address on the
 * clipboard than it showed.
 */
export async function noteCopied(
  address: string,
  shown: string | null,
): Promise<PageAnswer | null> {
  const meant = recogniseMeant(address);
  const copied = isOpen(meant) ? { address: meant.address, at: Date.now() } : null;
  await changeCopied(() => copied);
  if (meant.networks.length === 0) return null;
  if (shown === null || isSame(shown, address)) return null;
  const placement: Placement = { copied: null, replaced: null, shown, formNetworks: [] };
  return cardAnswer(await judgePlaced(address, placement));
}

/** So many short forms and addresses beside clicks are kept in mind. */
const mostClicked = 24;

/**
 * Keeps in mind what a page's own button may have copied since something was copied last.
 * @param texts what the user sees beside a click
 */
export async function noteClicked(texts: readonly string[]): Promise<void> {
  if (!(await lastCopied())) return;
  const shown = shownBeside(texts).filter((one) => partsOf(one) || isOpen(recogniseMeant(one)));
  if (shown.length === 0) return;
  await changeCopied((copied) => {
    const clicked = [...new Set([...shown, ...(copied?.clicked ?? [])])].slice(0, mostClicked);
    return copied && { ...copied, clicked };
  });
}

/**
 * What is to be said of an address that the user put into a field; null: nothing.
 * @param isInFront the page is in front of the user: no other, and none that put in the address itself, learns by the answer what the
 *   user copied or checked
 */
export async function answerToPaste(
  { address, near, replaced, own }: Pasted,
  isInFront: boolean,
): Promise<PageAnswer | null> {
  const isUsers = own && isInFront;
  const placement = {
    copied: isUsers ? await copiedBefore(address) : null,
    replaced: replaced !== null && isSame(replaced, address) ? null : replaced,
    shown: null,
    formNetworks: formNetworks(near),
  };
  const verdict = await judgePlaced(address, placement, isUsers ? 'all' : 'contacts');
  const { level, reasons } = verdict;
  // Who is chosen on a page is pasted by nobody.
  if (!own && level !== 'danger') return null;
  const isWarning = level === 'danger' || level === 'caution';
  if (isWarning) return cardAnswer(verdict, await adviceInField());
  return reasons.some(isMistake) ? answerInWords(verdict) : null;
}

/** A paste that is held is asked about in words of its own. */
async function adviceInField(): Promise<typeof adviceOn> {
  const { settings } = await readSettings();
  const inField = settings.holdPastes ? '' : i18n.t('reason.pastedReported');
  return (reason, verdict) => {
    const advice = adviceOn(reason, verdict);
    return advice && isReport(reason) ? inField : advice;
  };
}

/** Null where that is the same address, or where a page's own button may have copied this one since. */
async function copiedBefore(address: string): Promise<Placement['copied']> {
  const copied = await lastCopied();
  if (!copied || isSame(copied.address, address)) return null;
  const isClicked = copied.clicked?.some(
    (shown) => mayStandFor(shown, address) && !mayStandFor(shown, copied.address),
  );
  if (isClicked) return null;
  return { ...copied, networks: identifyNetworks(copied.address) };
}

function mayStandFor(shown: string, address: string): boolean {
  const parts = partsOf(shown);
  if (!parts) return isSame(shown, address);
  const whole = recogniseOnPage(address).address.toLowerCase();
  return (
    whole.slice(whole.lastIndexOf(':') + 1).startsWith(parts.head) && whole.endsWith(parts.tail)
  );
}

/** What is no address, or may be a key, is not kept. */
function isOpen({ address, networks }: Subject): boolean {
  return networks.length > 0 && !isLikelySecret(address, null);
}

/** Whether two texts mean one address, in whatever case, with whatever blanks between and whatever cannot be seen. */
function isSame(one: string, other: string): boolean {
  const keys = keysOf(one);
  return keysOf(other).some((key) => keys.includes(key));
}

function keysOf(text: string): string[] {
  return recogniseMeant(text).keys;
}

/** Groups of characters are one address. */
function recogniseMeant(text: string): Subject {
  return recogniseOnPage(text.replaceAll(/\s+/g, ''));
}

/** What is certainly meant as an address and is none. Any other text may as well be a hash that the user looks for. */
const mistakes: ReadonlySet<InvalidReason> = new Set<InvalidReason>([
  'checksum',
  'mixed-case',
  'foreign-letter',
  'testnet',
]);

function isMistake(reason: Reason): boolean {
  return reason.code === 'invalid' && mistakes.has(reason.validity.reason);
}
