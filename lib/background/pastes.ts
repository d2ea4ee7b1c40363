import { i18n } from '#i18n';
import { identifyNetworks } from '@/lib/address/identify';
import type { InvalidReason } from '@/lib/address/validate';
import { adviceOn, isReport } from '@/lib/extension/advice';
import type { PageAnswer } from '@/lib/extension/messages';
import type { Pasted } from '@/lib/extension/paste-messages';
import { readSettings } from '@/lib/extension/settings';
import type { Placement } from '@/lib/verdict/facts';
import type { Reason } from '@/lib/verdict/verdict';
import { judgePlaced } from './check';
import { keepCopied, lastCopied } from './copied';
import { formNetworks } from './form-networks';
import { answerInWords, cardAnswer } from './page-answer';
import { recogniseOnPage } from './recognised';

/** Keeps in mind what was copied last. Answers where the page put another address on the clipboard than it showed. */
export async function noteCopied(
  address: string,
  shown: string | null,
): Promise<PageAnswer | null> {
  const meant = recogniseOnPage(address);
  if (meant.networks.length === 0) return null;
  await keepCopied({ address: meant.address, at: Date.now() });
  if (shown === null || isSame(shown, address)) return null;
  const placement: Placement = { copied: null, replaced: null, shown, formNetworks: [] };
  return cardAnswer(await judgePlaced(address, placement));
}

/** So many short forms and addresses beside clicks are kept in mind. */
const mostClicked = 24;

/** Keeps in mind what a page's own button may have copied since something was copied last. */
export async function noteClicked(shown: readonly string[]): Promise<void> {
  const copied = await lastCopied();
  if (!copied) return;
  const clicked = [...new Set([...shown, ...(copied.clicked ?? [])])].slice(0, mostClicked);
  await keepCopied({ ...copied, clicked });
}

/**
 * What is to be said of an address that the user put into a field; null: nothing.
 * @param isInFront the page is in front of the user: no other hears, by asking about any address, what was copied
 */
export async function answerToPaste(
  { address, near, replaced }: Pasted,
  isInFront: boolean,
): Promise<PageAnswer | null> {
  const placement = {
    copied: isInFront ? await copiedBefore(address) : null,
    replaced: replaced !== null && isSame(replaced, address) ? null : replaced,
    shown: null,
    formNetworks: formNetworks(near),
  };
  const verdict = await judgePlaced(address, placement);
  const { level, reasons } = verdict;
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
  if (copied.clicked?.some((shown) => mayStandFor(shown, address))) return null;
  return { ...copied, networks: identifyNetworks(copied.address) };
}

function mayStandFor(shown: string, address: string): boolean {
  const [, head, tail] = /^([\w-]+)(?:…|⋯|\.{2,}|\*{3,})([\w-]+)$/.exec(shown.toLowerCase()) ?? [];
  if (head === undefined || tail === undefined) return isSame(shown, address);
  const whole = recogniseOnPage(address).address.toLowerCase();
  return whole.slice(whole.lastIndexOf(':') + 1).startsWith(head) && whole.endsWith(tail);
}

/** Whether two texts mean one address, in whatever case, with whatever blanks between and whatever cannot be seen. */
function isSame(one: string, other: string): boolean {
  const keys = keysOf(one);
  return keysOf(other).some((key) => keys.includes(key));
}

function keysOf(text: string): string[] {
  return recogniseOnPage(text.replaceAll(/\s+/g, '')).keys;
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
