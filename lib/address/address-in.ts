import { asSeen } from './as-seen';
import { brokenIn } from './broken-lines';
import { findAddresses, tellsByItself } from './find';
import { identifyNetworks } from './identify';
import { looksLikeKey } from './key';
import { label, tellsOf } from './label';
import { lazy } from './lazy';
import { oneSpelling } from './one-spelling';
import { otherKind } from './other-kind';
import { paidTo, payeeOf } from './payee';
import { plainLink } from './plain-link';
import { recogniseAddress } from './recognise';
import { isTypingError } from './typing-error';
import { validateAddress } from './validate';

/**
 * The address that a text is about: the text itself, blanks and marks around it apart; or the one address in it, as in a payment link
 * ('bitcoin:1A1z…?amount=1'), a sentence, groups of four, broken lines, or with invisible characters inside; or all of the text without the blanks,
 * line breaks and hyphens in it, where a checksum proves it, or it stands in groups of four alone; or what a payment link says to pay to,
 * or an explorer's page is about, or a word, also within marks or behind a label, though something is wrong with it. With none or several in
 * it, it is the text as it is.
 */
export function addressIn(text: string): string {
  const given = plainLink(text.trim());
  const [only, another] = addressesIn(given);
  if (only === undefined)
    return (
      joined(given, /\s+/g) ??
      (given.includes('-') ? joined(given, /[\s-]+/g) : undefined) ??
      inGroups(given.replace(label, '')) ??
      paidTo(given) ??
      exploredIn(given) ??
      typoIn(given) ??
      alone(given) ??
      text.trim()
    );
  return another === undefined ? only : text.trim();
}

/** A text without what is around it: quotes, brackets, a dot, what a list begins with, what cannot be seen. */
function bareOf(text: string): string {
  return bareText().exec(text)?.[0] ?? '';
}

const bareText = lazy(() => /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su);

/** The addresses that a text is about, each once in whatever spellings, in its order. Empty where none can be found. */
export function addressesIn(text: string): string[] {
  const given = plainLink(text.trim());
  if (identifyNetworks(given).length > 0) return [given];
  const bare = bareOf(given);
  if (identifyNetworks(bare).length > 0) return [bare];
  const payee = payeeOf(given);
  if (payee && identifyNetworks(payee).length > 0) return [payee];
  const spellings = new Map<string, string>();
  const broken = brokenIn(given);
  // A line of one may have the form of an address without a checksum.
  const whole = addressesOf(given).filter((one) => !broken.some((all) => all.includes(one)));
  for (const address of [...whole, ...mailedIn(given), ...broken]) {
    const one = oneSpelling(address);
    // With a checksum it is certain.
    if (!spellings.has(one) || address === one) spellings.set(one, address);
  }
  return spellings.size > 0 ? [...spellings.values()] : firstOf(given);
}

/** What a text begins with, or an explorer's link is about, though it would be no address among other words: 'alice.near', '0.0.12345'. */
function firstOf(text: string): string[] {
  const first = bareOf(explored.exec(text)?.[1] ?? firstWord.exec(text)?.[0] ?? '');
  return !looksLikeKey(first) && identifyNetworks(first).length > 0 ? [first] : [];
}

/** '0.0.7 changelog' is about a version: people's accounts of Hedera have more digits. */
const firstWord = /^(?!0\.0\.\d{1,3}\s)\S+(?=\s)/;

function addressesOf(text: string): string[] {
  return findAddresses(text).map(({ address }) => address);
}

/** Those that the source of a mail breaks into lines (RFC 2045, quoted-printable), where they prove themselves. */
function mailedIn(source: string): string[] {
  if (!/=(?:\r?\n|3D)/.test(source)) return [];
  const text = source.replaceAll(/=(?:\r?\n|([\dA-F]{2}))/g, (_, code?: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : '',
  );
  return addressesOf(text).filter(tellsByItself);
}

/** Whether a text has an address in it only where its invisible characters are left out: a copy of it would be another text. */
export function isHiddenIn(text: string, address: string): boolean {
  return !text.includes(address) && asSeen(text).includes(address);
}

/** Marks around a word are no part of it. */
const word = lazy(() => /[\p{L}\p{N}]\S*[\p{L}\p{N}]/gu);
/** More than that is not looked at. */
const mostWords = 40;
const longestWord = 512;

/** The first words of a text, without the marks around them. */
export function firstWords(text: string): string[] {
  return (text.match(word()) ?? []).slice(0, mostWords);
}

/** The first word of a text that resembles an address and is none; undefined where none does. */
export function mistypedIn(text: string, isMistyped = resemblesAddress): string | undefined {
  return firstWords(text).find(isMistyped);
}

/** Of so many characters a word is long. */
const long = 20;
/** Without a good address in the text, more of them are not looked at: each takes as long as to find addresses in ten. */
const mostLong = 10;

function typoIn(text: string): string | undefined {
  if (!/\s/.test(text)) return undefined;
  let longOnes = 0;
  return mistypedIn(text, (one) => (one.length < long || ++longOnes <= mostLong) && hasTypo(one));
}

/**
 * What resembles an address, or stands for one, and has nothing but marks around it, or a label before it; what may be anything needs one
 * that tells of an address.
 */
function alone(text: string): string | undefined {
  const [before = ''] = label.exec(text) ?? [];
  const bare = bareOf(text.slice(before.length));
  if (bare === text || /\s/.test(bare)) return undefined;
  // '₿alice@…' is of another kind without its sign.
  if (before === '' && otherKind(text)) return undefined;
  // Of Kaspa's addresses and the like, what looks like a label is a part.
  const isApart = before === '' || /[\s：]$/.test(before);
  const isMeant =
    (isApart && (resemblesAddress(bare) || otherKind(bare) !== null)) ||
    tellsOf(before, identifyNetworks(bare));
  return isMeant ? bare : undefined;
}

function hasTypo(text: string): boolean {
  if (text.length > longestWord) return false;
  return isTypingError(text, recogniseAddress(text, null).validity);
}

function resemblesAddress(text: string): boolean {
  if (text.length > longestWord) return false;
  const { validity } = recogniseAddress(text, null);
  return validity.status === 'invalid' && !['empty', 'not-an-address'].includes(validity.reason);
}

/** What mail and narrow columns broke into lines, or somebody wrote in groups with hyphens between. */
function joined(text: string, between: RegExp): string | undefined {
  const address = text.replaceAll(between, '');
  if (address === text) return undefined;
  const isProven = identifyNetworks(address).some((id) => {
    const validity = validateAddress(address, id);
    return validity.status === 'valid' && validity.checksum === 'verified';
  });
  return isProven ? address : undefined;
}

/** Six groups at least: no address is shorter. Without a digit it is words, and may be a part of a recovery phrase. */
const groupsOfFour = /^(?=.*\d)(?:0x)?(?:\S{4}\s+){5,}\S{1,4}$/s;

/** Who writes all of a text as addresses are shown means one, whether a checksum proves it or it is mistyped. */
function inGroups(text: string): string | undefined {
  if (!groupsOfFour.test(text)) return undefined;
  const address = text.replaceAll(/\s+/g, '');
  return identifyNetworks(address).length > 0 || hasTypo(address) ? address : undefined;
}

/** What stands in an explorer's link in the place of an address; a dot behind it ends the sentence. */
const explored =
  /^(?:https?:\/\/)?[\w.-]+\/(?:\S*\/)?(?:address(?:es)?|accounts?|wallet)\/(?:[a-z-]{2,20}\/)?((?:[\w:-]|\.(?=\w)){6,200})/i;

/** The mistyped address, or a part of one, in a link to an explorer's page about it. */
function exploredIn(text: string): string | undefined {
  const address = explored.exec(text)?.[1];
  return address && resemblesAddress(address) ? address : undefined;
}
