import { readText } from '@/lib/service/read-fields';
import { listsIn } from './lists-in';
import { isFields } from './raw-row';
import type { Fields } from './row-rules';

/** In what servers say of their pages, beside the list: `{"data":[…],"page":{"total":7}}`. */
const abouts = ['page', 'paging', 'pagination', 'pageInfo', 'page_info', 'meta', 'links', '_links'];

/** The names of fields that say so. */
const more = /^(?:has_?(?:more|next)(?:_?pages?)?|incomplete_?results|(?:is_?)?truncated)$/i;
const next = /^next_?(?:page|url|link|cursor|(?:page_?)?token)?$/i;
const pageHere = /^(?:current_?)?(?:page|page_?number)$|^current$/i;
const pagesInAll = /^(?:total_?|num_?|count_?)?pages$|^(?:last_?page|page_?count)$/i;
const rowsInAll = /^(?:count|total(?:_?(?:count|items|results|records|elements))?)$/i;
const rowsAtOnce = /^(?:limit|offset|per_?page|page_?size)$/i;

/** Whether an object that a list stands in says that there are more pages of it. Of records in all alone, nobody knows what they are of. */
export function isPart(value: Fields): boolean {
  const rows = listsIn(value).reduce((sum, [, list]) => sum + list.length, 0);
  return aboutsOf(value).some((about) => saysMore(about, rows));
}

/**
 * Whether an object says that there are rows of its list, be that empty here: `{"total":120,"data":[]}`. Its keepers did not empty it.
 * One in all may be a page.
 */
export function saysRows(value: Fields): boolean {
  return isPart(value) || aboutsOf(value).some((about) => inAll(about) > 1);
}

function aboutsOf(value: Fields): Fields[] {
  return [value, ...abouts.map((name) => value[name]).filter(isFields)];
}

function saysMore(about: Fields, rows: number): boolean {
  const names = namesOf(about);
  if (names.some((name) => more.test(name) && about[name] === true)) return true;
  if (names.some((name) => next.test(name) && leadsOn(about[name]))) return true;
  const here = numberOf(about, pageHere);
  if (here > 0 && numberOf(about, pagesInAll) > here) return true;
  return rows > 0 && (here > 0 || numberOf(about, rowsAtOnce) > 0) && inAll(about) > rows;
}

function inAll(about: Fields): number {
  return numberOf(about, rowsInAll);
}

/** The largest number in the fields that are meant, or 0. */
function numberOf(about: Fields, meant: RegExp): number {
  const numbers = namesOf(about).filter((name) => meant.test(name));
  return Math.max(0, ...numbers.map((name) => numeric(about[name])));
}

function namesOf(about: Fields): string[] {
  return Object.keys(about).slice(0, 100);
}

/** Elasticsearch writes `{"value":7}`. */
function numeric(value: unknown): number {
  const said = isFields(value) ? value['value'] : value;
  return (typeof said === 'number' ? said : Number(readText(said))) || 0;
}

/** A page's number, its address, or an object with that. */
function leadsOn(value: unknown): boolean {
  return isFields(value) ? readText(value['href']) !== '' : numeric(value) > 0 || isWord(value);
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && /\S/.test(value);
}
