import { lazy } from '@/lib/address/lazy';

/** A name of a column: words alone, and too short for an address. */
const columnName = lazy(() => /^\p{L}[\p{L}\p{M}\p{Zs}_()/#&'’-]{0,29}\.?$/u);

/** Whether the cells of a table's first line may be the names of its columns, whatever the language. */
export function isHeading(cells: readonly string[]): boolean {
  const said = cells.filter((cell) => cell !== '');
  return said.length > 1 && said.every((cell) => columnName().test(cell));
}
