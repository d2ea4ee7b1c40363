import { readText } from '@/lib/service/read-fields';

/** Columns that are kept to be shown, and characters of each. */
const mostColumns = 10;
const longestColumn = 60;

/** Notes where the address of a row stands, as the list calls it. */
export function noteColumn(columns: string[], column = ''): void {
  const name = readText(column.slice(0, longestColumn));
  if (columns.length < mostColumns && name !== '' && !columns.includes(name)) columns.push(name);
}
