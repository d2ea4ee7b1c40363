import { i18n } from '#i18n';
import { identifyNetworks } from '@/lib/address/identify';
import { isLikelySecret } from '@/lib/address/recognise';
import type { PageAnswer } from '@/lib/extension/messages';
import type { Clicked, Pasted } from '@/lib/extension/paste-messages';
import { readSettings } from '@/lib/extension/settings';
import type { Placement } from '@/lib/verdict/facts';
import { nowhere } from '@/lib/verdict/placement';
import { isMilder, type Verdict } from '@/lib/verdict/verdict';
import { judgePlaced } from './check';
import { meantByClick, seenBeside } from './clicked';
import {
  type Copied,
  changeCopied,
  copies,
  isCopied,
  memoryOf,
  noteSwap,
  swappedFor,
} from './copied';
import { formNetworks } from './form-networks';
import { comparedByPage } from './lookalikes';
import { asksForAddress, asksForRecipient, isMistake, isSearch } from './mistakes';
import { findOwn } from './own-lists';
import { answerInWords, cardAnswer } from './page-answer';
import { recogniseMeant, withNames } from './recognised';
import { secretPaste } from './secret-pastes';
import { shortPaste } from './short-pastes';
import { isOfKind, partsOf, standsFor } from './shown-beside';
import { lacksTag } from './tag-fields';

/**
 * Keeps in mind what was copied last: words end it, too. Answers where the page put another address on the clipboard than it showed; then
 * the one that it showed is kept, so that the other is called out once more where it is pasted.
 * @param click what the user clicked on, where the page's button may have copied it
 */
export async function noteCopied(
  address: string,
  shown: string | null,
  click?: Clicked,
): Promise<PageAnswer | null> {
  const seen = (click && meantByClick(click, true)) ?? shown;
  const isOther = seen !== null && isOtherOfKind(seen, address);
  const copied = await memoryOf(isOther ? seen : address);
  await changeCopied(() => copied);
  if (!isOther) return null;
  const [verdict] = await judgePlaced([address], { ...nowhere, shown: seen });
  return verdict ? cardAnswer(verdict) : null;
}

/** So many short forms and addresses beside clicks are kept in mind. */
const mostClicked = 24;

/**
 * Keeps in mind what a page's own button copied, where it says that it copies and one address alone may be meant; else, what it may have
 * copied since something was copied last.
 * @returns what it copied, as far as that is told
 */
export async function noteClicked(click: Clicked): Promise<string | null> {
  const meant = meantByClick(click, false);
  const copied = meant === null ? null : await memoryOf(meant);
  const shown = seenBeside(click).filter(isOpen);
  if (!copied && shown.length === 0) return null;
  await changeCopied((before) => {
    if (copied) return copied;
    const clicked = [...new Set([...shown, ...(before?.clicked ?? [])])].slice(0, mostClicked);
    return before && { ...before, clicked };
  });
  return copied && meant;
}

/**
 * What is to be said of an address that the user put into a field; of several, the worst. Null: nothing.
 * @param isInFront the page is in front of the user: no other, and none that put in the address itself, learns by the answer what the
 *   user copied or checked
 * @param isExchange the page is of an exchange
 */
export async function answerToPaste(
  pasted: Pasted,
  isInFront: boolean,
  isExchange = false,
): Promise<PageAnswer | null> {
  const { near, own } = pasted;
  const isUsers = own && isInFront;
  const noAddress = secretPaste(pasted) ?? shortPaste(pasted);
  if (noAddress) return noAddress;
  const placement = await placementOf(pasted, isUsers, isExchange);
  const isAsked = asksForAddress(near);
  const all = [pasted.address, ...(pasted.also ?? [])];
  // A page can put a list where the user types, or hand one over to be dropped: by each it would guess many times.
  const isGuess = pasted.isApart === true && all.length > 1;
  const verdicts = await judgePlaced(all, placement, {
    comparedWith: comparedByPage(isUsers && !isGuess),
    named: isAsked ? withNames(placement.formNetworks) : [],
  });
  const told = verdicts.filter((verdict, i) => {
    // Who is chosen on a page is pasted by nobody.
    if (!own) return verdict.level === 'danger';
    const one = { ...pasted, address: all[i] ?? '' };
    return isWarning(verdict) || verdict.reasons.some((reason) => isMistake(reason, one, isAsked));
  });
  const [first, ...others] = told;
  if (!first) return null;
  const worst = others.reduce(
    (one, other) => (isMilder(one.level, other.level) ? other : one),
    first,
  );
  return isWarning(worst) ? cardAnswer(worst, await endInField()) : answerInWords(worst);
}

function isWarning({ level }: Verdict): boolean {
  return level === 'danger' || level === 'caution';
}

async function placementOf(
  { address, also = [], isApart = false, isLater = false, isOne, near, others, replaced }: Pasted,
  isUsers: boolean,
  isExchange: boolean,
): Promise<Placement> {
  // Several were copied together, where nobody kept one in mind, and one tag is not for all of them.
  const isAlone = isOne || also.length === 0;
  const isPasted = isUsers && isAlone && !isApart;
  const copied = isPasted ? await swapped(address, near, isLater) : null;
  // What a page put there is no paste.
  if (isPasted && !isLater && replaced === null) await noteSwap(address, copied);
  return {
    copied: copied && asPlaced(copied, address),
    replaced: replaced !== null && standsFor(replaced, address) ? null : replaced,
    shown: null,
    formNetworks: isSearch(near) ? [] : formNetworks(near),
    isRecipient: asksForRecipient(near, others),
    lacksTag: isAlone && lacksTag(others, isExchange, recogniseMeant(address).networks[0]),
  };
}

/** What is told of an address that the user pasted into our own box: whether it is the one that was copied. */
export async function placedByPaste(address: string): Promise<Placement> {
  const copied = await swapped(address, ['address']);
  return { ...nowhere, copied: copied && asPlaced(copied, address) };
}

/** A paste that is held is asked about in words of its own. */
async function endInField(): Promise<string> {
  const { settings } = await readSettings();
  return settings.holdPastes ? i18n.t('reason.end') : i18n.t('reason.endPasted');
}

/**
 * What was copied where an address was pasted in its place; null: that may be right, as of a contact, whom no swindler is.
 * @param isLater it was pasted before: what was copied since then is not meant
 */
async function swapped(address: string, near: string[], isLater = false): Promise<Copied | null> {
  const copied = await (isLater ? swappedFor(address) : copiedBefore(address, near));
  if (!copied) return null;
  const [own] = await findOwn([recogniseMeant(address)]);
  return own?.kind === 'trusted' ? null : copied;
}

/**
 * Null where that is the same address, or one that was copied before, as a clipboard's history or a button that does not work leaves it;
 * and where a page's own button may have copied this one since.
 */
async function copiedBefore(address: string, near: string[]): Promise<Copied | null> {
  const { last: copied, earlier } = await copies();
  if (!copied) return null;
  const isKnown = await Promise.all([copied, ...earlier].map((one) => isCopied(one, address)));
  if (isKnown.includes(true)) return null;
  const isClicked = copied.clicked?.some(
    (shown) => standsFor(shown, address) && !standsFor(shown, copied.address),
  );
  if (isClicked) return null;
  const { address: text, hidden } = copied;
  const isOther = hidden ? isCalledAddress(address, near) : isOtherOfKind(text, address);
  return isOther ? copied : null;
}

/** Of what hides, or is a short form, the networks are those of the address that came in its place. */
function asPlaced({ address, at, hidden }: Copied, pasted: string): Placement['copied'] {
  const isWhole = !hidden && !partsOf(address);
  return { address, networks: identifyNetworks(isWhole ? address : pasted), at };
}

/** Whether what may as well be a hash, or a key, is an address to the form that it is put into. */
function isCalledAddress(text: string, near: string[]): boolean {
  return isLikelySecret(text, null) && asksForAddress(near);
}

/** Whether an address is another one than was seen, and of a network that this could be of. */
function isOtherOfKind(seen: string, address: string): boolean {
  const { networks } = recogniseMeant(address);
  if (networks.length === 0 || standsFor(seen, address)) return false;
  const parts = partsOf(seen);
  if (parts) return isOfKind(parts, address) && !isLikelySecret(address, null);
  return recogniseMeant(seen).networks.some((id) => networks.includes(id));
}

/** What may be a key is not kept. */
function isOpen(text: string): boolean {
  return partsOf(text) !== null || !isLikelySecret(text, null);
}
