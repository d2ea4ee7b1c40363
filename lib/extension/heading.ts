import { lazy } from '@/lib/address/lazy';

/** A name of a column, or a form's question in its place: words alone, each too short for an address; or the sign of a number. */
const columnName = lazy(
  () => /^(?!.*\S{30})(?:#|_?\p{L}[\p{L}\p{M}\p{Zs}_()/#&'’-]{0,79}[.?？؟]?)$/u,
);

/** Whether the cells of a table's first line may be the names of its columns, whatever the language. */
export function isHeading(cells: readonly string[]): boolean {
  const said = cells.filter((cell) => cell !== '');
  return said.length > 1 && said.every((cell) => columnName().test(cell));
}
