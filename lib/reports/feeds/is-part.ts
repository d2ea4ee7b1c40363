import { readText } from '@/lib/service/read-fields';
import { listsIn } from './lists-in';
import { type Fields, isFields } from './row-rules';

/** In what servers say of their pages, beside the list: `{"data":[…],"page":{"total":7}}`. */
const abouts = ['page', 'paging', 'pagination', 'pageInfo', 'page_info', 'meta', 'links', '_links'];

/** The names of fields that say so, in small letters without strokes. */
const more =
  /^(?:has(?:more|next)(?:pages?)?|more|incompleteresults|(?:is)?truncated|exceededtransferlimit)$/;
const last = /^(?:is)?last(?:page)?$/;
const next = /^(?:odata)?next(?:page)?(?:url|link|cursor|key|token)?$/;
/** What the next page is asked for by: of a number, as in `"offset": 100`, nobody knows whether it is of that one. */
const goOn = /^(?:offset|continuation(?:token)?|lastevaluatedkey)$/;
const pageHere = /^(?:current)?(?:page|pagenumber)$|^current$/;
const pagesInAll = /^(?:total|num|count)?pages$|^(?:lastpage|pagecount)$/;
const rowsInAll = /^(?:count|total(?:count|items|results|records|elements)?)$/;
const rowsAtOnce = /^(?:limit|offset|perpage|(?:page)?size)$/;

/** Groups that are looked at. */
const mostGroups = 20;

/**
 * Whether an object that a list stands in, or a group in it that has one, says that there are more pages of it. Of records in all alone,
 * nobody knows what they are of.
 */
export function isPart(value: Fields): boolean {
  const groups = Object.values(value).slice(0, mostGroups).filter(isFields);
  return [value, ...groups.filter((one) => listsIn(one).length > 0)].some(isPage);
}

function isPage(value: Fields): boolean {
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
  const within = (one: Fields) => abouts.map((name) => one[name]).filter(isFields);
  return [value, ...within(value), ...within(value).flatMap(within)];
}

function saysMore(about: Fields, rows: number): boolean {
  if (valuesOf(about, more).includes(true) || valuesOf(about, last).includes(false)) return true;
  if (valuesOf(about, next).some(leadsOn) || valuesOf(about, goOn).some(isMark)) return true;
  const here = numberOf(about, pageHere);
  if (here > 0 && numberOf(about, pagesInAll) > here) return true;
  const isPaged = here > 0 || numberOf(about, rowsAtOnce) > 0 || isFields(about['total']);
  return rows > 0 && isPaged && inAll(about) > rows;
}

function inAll(about: Fields): number {
  return numberOf(about, rowsInAll);
}

/** The largest number in the fields that are meant, or 0. */
function numberOf(about: Fields, meant: RegExp): number {
  return Math.max(0, ...valuesOf(about, meant).map(numeric));
}

function valuesOf(about: Fields, meant: RegExp): unknown[] {
  const names = Object.keys(about).slice(0, 100);
  return names
    .filter((name) => meant.test(name.toLowerCase().replace(/[^a-z]/g, '')))
    .map((name) => about[name]);
}

/** Elasticsearch writes `{"value":7}`. */
function numeric(value: unknown): number {
  const said = isFields(value) ? value['value'] : value;
  return (typeof said === 'number' ? said : Number(readText(said))) || 0;
}

/** A page's number, its address, or an object with that. */
function leadsOn(value: unknown): boolean {
  if (isFields(value)) return Object.values(value).some((one) => !isFields(one) && leadsOn(one));
  return numeric(value) > 0 || isWord(value);
}

/** What is no number, as '100' is one. */
function isMark(value: unknown): boolean {
  return isFields(value)
    ? Object.keys(value).length > 0
    : isWord(value) && Number.isNaN(Number(value));
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && /\S/.test(value);
}
