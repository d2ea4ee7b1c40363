import { readText } from '@/lib/service/read-fields';
import { listsIn } from './lists-in';
import { isFields } from './raw-row';

type Fields = Readonly<Record<string, unknown>>;

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
  return [value, ...abouts.map((name) => value[name]).filter(isFields)].some((about) =>
    saysMore(about, rows),
  );
}

function saysMore(about: Fields, rows: number): boolean {
  const names = Object.keys(about).slice(0, 100);
  const numberOf = (meant: RegExp) =>
    Math.max(0, ...names.filter((name) => meant.test(name)).map((name) => numeric(about[name])));
  if (names.some((name) => more.test(name) && about[name] === true)) return true;
  if (names.some((name) => next.test(name) && leadsOn(about[name]))) return true;
  const here = numberOf(pageHere);
  if (here > 0 && numberOf(pagesInAll) > here) return true;
  return rows > 0 && (here > 0 || numberOf(rowsAtOnce) > 0) && numberOf(rowsInAll) > rows;
}

function numeric(value: unknown): number {
  return (typeof value === 'number' ? value : Number(readText(value))) || 0;
}

/** A page's number, its address, or an object with that. */
function leadsOn(value: unknown): boolean {
  return isFields(value) ? readText(value['href']) !== '' : numeric(value) > 0 || isWord(value);
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && /\S/.test(value);
}
