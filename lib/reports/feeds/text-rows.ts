import { i18n } from '#i18n';
import { mistypedIn } from '@/lib/address/address-in';
import { findAddresses } from '@/lib/address/find';
import { oneSpelling } from '@/lib/address/one-spelling';
import { linesOf } from '@/lib/extension/lines';
import { cleanText } from '@/lib/service/clean-text';
import type { BadRow, RawRow, Rows } from './raw-row';
import { isAddress } from './read-row';

/** Characters behind an address that are looked at. */
const longestLabel = 1000;

/** The rows of a text with one address a line. `#` begins a comment, and what stands behind an address is its label. */
export function* textRows(text: string): Rows {
  for (const { line, text: written } of linesOf(text)) yield rowOf(written.trim(), line);
}

/** null: nothing but a comment. */
function rowOf(written: string, line: number): RawRow | BadRow | null {
  const hash = written.search(/(?:^|\s)#/);
  const said = (hash < 0 ? written : written.slice(0, hash)).trim();
  if (said === '') return null;
  const address = addressOf(said);
  const behind = said.slice(address.length, address.length + longestLabel);
  // Which of them it reports, nobody can know.
  if (namesAnother(behind, address)) return { line, text: address, reason: i18n.t('row.several') };
  const label = cleanText(written.slice(address.length, address.length + longestLabel)).replace(
    /^#+ */,
    '',
  );
  return { line, address, names: [], label, count: undefined, date: undefined };
}

/** The first word where that is an address, or a mistyped one; else the whole text. */
function addressOf(said: string): string {
  const end = said.search(/\s/);
  const first = said.slice(0, Math.max(0, end));
  return isAddress(first) || mistypedIn(first) === first ? first : said;
}

/** The same one once more, in whatever spelling or in a link to it, is no other. */
function namesAnother(text: string, address: string): boolean {
  return findAddresses(text).some((found) => oneSpelling(found.address) !== oneSpelling(address));
}
