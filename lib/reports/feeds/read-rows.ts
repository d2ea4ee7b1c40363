import { otherSpellings } from '@/lib/reports/record';
import { cleanText } from '@/lib/service/clean-text';
import { linkedIn } from './linked';
import type { BadRow, RawRow } from './raw-row';
import { isAddress, type Known, type Reading, readRow } from './read-row';
import { readWord } from './word-before';

/** Of a longer text the beginning is read. */
const longestText = 1000;

/** How Dune writes a link into a cell, as a page does. */
const anchor = /^<a\s[^<>]*?href="([^"<>\s]+)"[^<>]*>([^<>]*)<\/a>$/;

/** What a row means, or each of those in it. */
export function readRows(raw: RawRow | BadRow, known: Known): Reading[] {
  if ('reason' in raw) return [{ status: 'bad', bad: raw }];
  const read = readRow(raw, known);
  if (read.status !== 'bad') return [read];
  const others = barely(raw) ?? rowsWithin(raw);
  if (others.length > 0) return others.map((one) => readRow(one, known));
  return [raw.hasOther ? { ...read, bad: { ...read.bad, isUnclear: true } } : read];
}

/** The row of an address with nothing but marks around it; null: it has more. */
function barely(raw: RawRow): RawRow[] | null {
  if (typeof raw.address !== 'string') return null;
  const address = unmarked(cleanText(raw.address.slice(0, longestText)));
  return isAddress(address) ? [{ ...raw, address }] : null;
}

/** A text without quotes, brackets and stars around it, and what ends a sentence behind it. */
function unmarked(text: string): string {
  return text.replace(/^["'`*([{<]+|["'`*)\]}>,.;:]+$/g, '');
}

/**
 * The rows of what is no address as it stands, but a link to one, or in a field for addresses has one in it, or several. Empty where that
 * is not so. A text that stands alone is read as it is: who is named in a sentence need not be accused.
 */
function rowsWithin(raw: RawRow): RawRow[] {
  const { address, names, stands } = raw;
  if (typeof address !== 'string' || stands === undefined) return [];
  const text = cleanText(address.slice(0, longestText)).replace(anchor, '[$2]($1)');
  const link = linkedIn(text);
  if (link && !link.isOpen && link.length === text.length && isAddress(link.address)) {
    const { unknownName } = link;
    const linked = { ...raw, address: link.address, names: [...names, ...(link.names ?? [])] };
    return [unknownName && names.length === 0 ? { ...linked, unknownName } : linked];
  }
  if (stands === 'alone') return [];
  const others = otherSpellings(text, names);
  const isMeant = others.length > 1 || isAccused(text, others[0] ?? '');
  return isMeant ? others.map((one) => ({ ...raw, address: one })) : [];
}

/** Whether what stands beside the one address in a field accuses it, or says no more than its network: '… (btc)'. */
function isAccused(text: string, address: string): boolean {
  // What Markdown strikes out is none of the list's any more.
  if (text.startsWith('~~')) return false;
  const beside = text.includes(address) ? text.replace(address, ' ') : '';
  const word = beside.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return word === '' || readWord(word, address).reason === null;
}
