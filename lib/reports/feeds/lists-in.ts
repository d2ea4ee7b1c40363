import { hasAddresses, isRow } from './entry-rows';
import { isAddress } from './read-row';
import { type Fields, isFields } from './row-rules';

/** What a list may stand in. */
export const wrappers = [
  ...['data', 'result', 'results', 'items', 'list', 'records', 'accounts', 'addresses'],
  ...['entries', 'reports', 'rows', 'wallets', 'hits', 'edges', 'indicators'],
];

/** Keys of an object that are looked at for an address. */
const mostKeys = 20;

/** The lists beside each other in an object, without what is said of them: pages, links, totals. */
export function listsIn(value: Fields): [name: string, list: unknown[]][] {
  const entries = Object.entries(value);
  // So many are no words about a list, and to look into each would take long.
  const areLists = entries.length > 100;
  return entries.flatMap(([name, list]) => {
    if (!Array.isArray(list) || list.length === 0) return [];
    const isList = areLists || wrappers.includes(name) || list.slice(0, 100).some(isListed);
    return isList ? [[name, list]] : [];
  });
}

function isListed(entry: unknown): boolean {
  if (isFields(entry)) return isRow(entry) || hasAddresses(entry);
  return typeof entry === 'string' && isAddress(entry.trim());
}

/** Whether an object's names are addresses. */
export function holdsAddresses(value: Fields): boolean {
  return Object.keys(value)
    .slice(0, mostKeys)
    .some((key) => key.length > 24 && isAddress(key));
}

/** Whether lists, or addresses with what is said of them, stand in an object. */
export function holdsGroups(value: Fields): boolean {
  const isGroup = (one: unknown) =>
    isFields(one) && (listsIn(one).length > 0 || holdsAddresses(one));
  return listsIn(value).length > 0 || Object.values(value).slice(0, mostKeys).some(isGroup);
}
