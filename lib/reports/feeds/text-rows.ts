import { i18n } from '#i18n';
import { mistypedIn } from '@/lib/address/address-in';
import { findAddresses } from '@/lib/address/find';
import { oneSpelling } from '@/lib/address/one-spelling';
import { isRule } from '@/lib/extension/cells';
import { isHarmed } from '@/lib/extension/fields';
import { linesOf } from '@/lib/extension/lines';
import { cleanText } from '@/lib/service/clean-text';
import { harmlessRow } from './harmless';
import { Headings } from './headings';
import { type Found, linkedIn } from './linked';
import { type BadRow, bareRow, noGroup, type RawRow, type Rows, refusedFor } from './raw-row';
import { isAddress } from './read-row';
import { cutOffIn, linesOfNobody, sanctionedRows } from './sanctioned-rows';
import { isCertain, readWord, type WordBefore, wordIn } from './word-before';

/** Characters behind an address that are looked at. */
const longestLabel = 1000;

/** Lines before the first address, and words of each, that are looked at for who is not accused. */
const mostTitles = 20;
const mostWords = 100;

/** What stands before the items of a list: '- ', '* ', '1. ', and signs of a warning; and before what may be an address '1 ', '#1 '. */
const bullet =
  /^(?:[-*+•‣–—>]|[❌⛔⚠☠💀🚨🛑🔴🔸🔹📌👉➡▶]\ufe0f?|\d{1,6}[.)]|\(\d{1,6}\)|\[\d{1,6}\]|#?\d{1,6}:?(?=\s+\S{25}))\s+/u;

/**
 * The rows of a text with one address, or one link to it, a line. `#`, `//` and `;` begin a comment; what stands behind is the label, as is
 * what an address is called before it, with a colon.
 */
export function* textRows(text: string): Rows {
  const headings = new Headings();
  const isOfOne = isOfHarmed(text);
  const isOfNobody = linesOfNobody(text);
  let areRanks: boolean | undefined;
  for (const { line, text: written } of wholeLines(text)) {
    headings.pass(written);
    const isRank = rank.test(written);
    // Among rows without ranks, that is one that somebody commented out.
    if ((isRank && areRanks === false) || isOfNobody(written)) {
      yield null;
      continue;
    }
    for (const row of lineRows(written, line, headings.title, isOfOne)) {
      if (row && !('reason' in row)) areRanks ??= isRank;
      yield refusedFor(headings.reason, row);
    }
  }
}

/** The lines of a text; what a line of a sanctions list breaks off with begins the next one, too. */
function* wholeLines(text: string): ReturnType<typeof linesOf> {
  let cut = '';
  for (const { line, text: written } of linesOf(text)) {
    const whole = cut === '' ? written : `${cut} ${written.trim()}`;
    cut = cutOffIn(whole);
    yield { line, text: whole };
  }
}

const rank = /^\s*#\d/;

/** Whether a line before the first address says that those in each line are not all accused: 'from to'. */
function isOfHarmed(text: string): boolean {
  for (const { line, text: written } of linesOf(text)) {
    if (line > mostTitles || /\S{25}/.test(written)) return false;
    if (written.split(/\s+/, mostWords).some(isHarmed)) return true;
  }
  return false;
}

/**
 * The rows of a line: several where nothing but addresses stands in it, but for one that is known to accuse no more than one. `title`: what it
 * stands under, if that accuses.
 */
export function* lineRows(written: string, line: number, title: string, isOfOne = false): Rows {
  const sanctioned = [...sanctionedRows(written, line)];
  if (sanctioned.length > 0) return yield* sanctioned;
  const words = written.trim().split(/\s+/);
  const areAddresses = words.length > 1 && words.every((word) => word.length > 24);
  if (isOfOne || !areAddresses || !words.every(isCertain)) yield textRow(written, line, title);
  else for (const word of words) yield bareRow(word, line, noGroup);
}

/** A number is no comment before a colon: 'Scammer #2: …'. */
const commentBegins = /(?:^|\s)(?:#(?!\d{1,6}:\s)|\/\/|;)/;

/** The row of one line; null: nothing but a comment. */
function textRow(whole: string, line: number, title: string): RawRow | BadRow | null {
  const written = whole.trim().replace(bullet, '');
  const at = written.search(commentBegins);
  const said = (at < 0 ? written : written.slice(0, at)).trim();
  if (said === '' || isRule(said)) return null;
  const found = foundIn(said) ??
    calledIn(said) ??
    ofNetwork(said) ?? { address: said, length: said.length };
  const { address, length, before } = found;
  const behind = said.slice(length, length + longestLabel);
  const comment = at < 0 ? '' : written.slice(at, at + longestLabel).trim();
  // Which of them it reports, nobody can know.
  if (found.isOpen || namesAnother(behind, address) || standsBeside(comment, address))
    return { line, text: address, reason: i18n.t('row.several'), isUnclear: true };
  const { reason = null, isCleared } = before ?? {};
  // What is wrong with one that is mistyped is told first.
  if (reason !== null && (isCleared || found.names || isAddress(address)))
    return { line, text: address, reason, ...(isCleared && { isCleared }) };
  return accused(line, found, written.slice(length, length + longestLabel), title);
}

/** What stands between an address and what is said of it: 'address – Fake shop'. */
const signBefore = /^(?:(?:#+|\/\/|;|：) *|(?:[-–—=→:]|--|[-=]>) +)/;

/** Brackets around all that is said of an address: '(fake shop)'. */
const bracketed = /^(?:\(([^()]+)\)|（([^（）]+)）|\[([^[\]]+)\])$/;

type Called = Found & { before?: WordBefore };

function accused(
  line: number,
  found: Called,
  behind: string,
  title: string,
): RawRow | BadRow | null {
  const { address, names = [], name = '', unknownName, before } = found;
  const written = cleanText(behind).replace(signBefore, '').replace(/,$/, '');
  const said = written.replace(bracketed, '$1$2$3').trim() || name;
  const label = [before?.label ?? '', said].filter((part) => part !== '').join(': ');
  const [first = ''] = said.split(';', 1);
  const reason = harmlessRow({ label: first.trim() }, said.slice(first.length), title);
  return refusedFor(reason, {
    ...{ line, address, label },
    names: [...names, ...(before?.names ?? [])],
    ...(unknownName && { unknownName }),
    ...{ count: undefined, date: undefined },
  });
}

/** What a line begins with: a link to an address, or one, or what is one but for a typing error; null: something else. */
function foundIn(said: string): Called | null {
  return linkedIn(said) ?? groupedIn(said) ?? addressOf(said);
}

/** An address in groups of four, as Nimiq's are written, and any that is meant to be read aloud. */
function groupedIn(said: string): Found | null {
  if (!/^\w{4}\s\w{4}\s/.test(said)) return null;
  const [first] = findAddresses(said.slice(0, longestLabel));
  const isMeant = first?.start === 0 && first.written === 'grouped';
  return isMeant ? { address: first.address, length: first.end } : null;
}

/** The first word where that is an address, or a mistyped one, without quotes or Markdown's stars around it and a comma behind. */
function addressOf(said: string): Found | null {
  const [word = ''] = /^[^\s;：（]+;?/.exec(said) ?? [];
  const first = word.replace(/^["'`*]{1,3}|["'`*]{0,3}[.,;:]?$/g, '');
  if (!isAddress(first) && (first.includes(':') || mistypedIn(first) !== first)) return null;
  return { address: first, length: word.length };
}

/** An address behind what it is called: 'Scammer: …'. */
function calledIn(said: string): Called | null {
  const called = wordIn(said);
  const found = called && foundIn(said.slice(called.length));
  if (!found) return null;
  const { address } = found;
  const isMeant = found.names || !isAddress(address) || isCertain(address) || isIn(said, address);
  if (!isMeant) return null;
  const before = readWord(called.word, address);
  return { ...found, length: called.length + found.length, before };
}

/** An address behind no more than the name of its network, and a sign or none: 'ETH 0x…', 'BTC - 1…', 'USDT (TRC20) T…', 'BEP20 wallet = 0x…'. */
function ofNetwork(said: string): Called | null {
  const [before = '', word = ''] =
    /^([\p{L}\d-]{2,30}(?: \([\p{L}\d-]{2,30}\))?(?: (?:wallet|address))?)\s+(?:(?:[-–—=→]|[-=]>)\s+)?/u.exec(
      said,
    ) ?? [];
  const found = word === '' ? null : foundIn(said.slice(before.length));
  if (!found || !isAddress(found.address)) return null;
  const read = readWord(word, found.address);
  if (read.reason !== null || read.label !== '') return null;
  return { ...found, length: before.length + found.length, before: read };
}

/** Without a checksum, a text is an address where what stands around it says so. */
function isIn(said: string, address: string): boolean {
  return findAddresses(said.slice(0, longestLabel)).some((found) => found.address === address);
}

/** The same one once more, in whatever spelling or in a link to it, is no other. */
function namesAnother(text: string, address: string): boolean {
  return findAddresses(text).some((found) => oneSpelling(found.address) !== oneSpelling(address));
}

/** Whether there is another address alone between semicolons: as in a table, none is a comment on another. */
function standsBeside(comment: string, address: string): boolean {
  if (!comment.startsWith(';')) return false;
  return comment.split(';').some((cell) => !/\S\s+\S/.test(cell) && namesAnother(cell, address));
}
