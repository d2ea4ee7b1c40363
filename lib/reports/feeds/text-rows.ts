import { i18n } from '#i18n';
import { addressesIn, mistypedIn } from '@/lib/address/address-in';
import { findAddresses } from '@/lib/address/find';
import { linkNetwork } from '@/lib/address/link-network';
import { findNetwork } from '@/lib/address/networks';
import { oneSpelling } from '@/lib/address/one-spelling';
import { linesOf } from '@/lib/extension/lines';
import { cleanText } from '@/lib/service/clean-text';
import { harmlessRow } from './harmless';
import { Headings } from './headings';
import { type BadRow, type RawRow, type Rows, refusedFor } from './raw-row';
import { isAddress } from './read-row';

/** Characters behind an address that are looked at. */
const longestLabel = 1000;

/** What stands before the items of a list: '- ', '* ', '1. '. */
const bullet = /^(?:[-*+•‣–—]|\d{1,6}[.)])\s+/;

/** The rows of a text with one address, or one link to it, a line. `#`, `//` and `;` begin a comment; what stands behind is the label. */
export function* textRows(text: string): Rows {
  const headings = new Headings();
  for (const { line, text: written } of linesOf(text)) {
    headings.pass(written);
    yield refusedFor(headings.reason, rowOf(written.trim().replace(bullet, ''), line));
  }
}

/** null: nothing but a comment. */
function rowOf(written: string, line: number): RawRow | BadRow | null {
  const comment = written.search(/(?:^|\s)(?:#|\/\/|;)/);
  const said = (comment < 0 ? written : written.slice(0, comment)).trim();
  if (said === '') return null;
  const linked = linkedIn(said);
  const { address, length } = linked ?? addressOf(said);
  const behind = said.slice(length, length + longestLabel);
  // Which of them it reports, nobody can know.
  if (namesAnother(behind, address)) return { line, text: address, reason: i18n.t('row.several') };
  const label = cleanText(written.slice(length, length + longestLabel)).replace(
    /^(?:#+|\/\/|;) */,
    '',
  );
  const row = { line, address, names: linked?.names ?? [], label: label || (linked?.name ?? '') };
  return refusedFor(harmlessRow({ label: row.label }, ''), { ...row, ...nothingElse });
}

const nothingElse = { count: undefined, date: undefined };

/** A link at the beginning, by itself or as Markdown writes it. */
const link = /^(?:\[([^\]]{0,200})\]\(\s*|<)?(https?:\/\/[^\s)>]{1,1000})[)>]?[,:]?/i;

/** The one address that a link at the beginning leads to, with what the link is called and its explorer's network; null: there is none. */
function linkedIn(said: string) {
  const [whole, name = '', url = ''] = link.exec(said) ?? [];
  const [address, another] = url ? addressesIn(url.replace(/,$/, '')) : [];
  if (whole === undefined || address === undefined || another !== undefined) return null;
  const network = linkNetwork(url);
  const isNamed = !name.includes(address) && !/…|\.\.\./.test(name);
  return {
    address,
    length: whole.length,
    name: isNamed ? cleanText(name) : '',
    names: network ? [findNetwork(network).name] : [],
  };
}

/** The first word where that is an address, or a mistyped one, without quotes around it and a comma behind; else the whole text. */
function addressOf(said: string): { address: string; length: number } {
  const [word = ''] = /^\S+/.exec(said) ?? [];
  const first = word.replace(/^["'`]|["'`]?[,;:]?$/g, '');
  const isFirst = word !== said && mistypedIn(first) === first;
  return isAddress(first) || isFirst
    ? { address: first, length: word.length }
    : { address: said, length: said.length };
}

/** The same one once more, in whatever spelling or in a link to it, is no other. */
function namesAnother(text: string, address: string): boolean {
  return findAddresses(text).some((found) => oneSpelling(found.address) !== oneSpelling(address));
}
