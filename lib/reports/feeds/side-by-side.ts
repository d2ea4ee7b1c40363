import { findField } from '@/lib/extension/fields';

/** One of several tables beside each other: its columns are from one place up to another, and it may have a title above. */
export type Side = { from: number; to: number; title: string };

/**
 * The tables that stand beside each other under one header, as spreadsheets have them: 'Address,Chain,Address,Chain', mostly with 'Victims' and
 * 'Scammers' in merged cells above. Empty where there is one table, or nobody knows where another begins. `above`: the cells above the header.
 */
export function sidesOf(columns: readonly string[], above: readonly string[] = []): Side[] {
  const name = findField(columns, 'address');
  const places = [...columns.keys()].filter((at) => columns[at] === name);
  const [first = 0, second] = places;
  if (name === undefined || second === undefined) return [];
  const before = sameBefore(columns, first, second);
  const starts = places.map((at) => at - before);
  const sides = starts.map((from, i) => {
    const to = starts[i + 1] ?? columns.length;
    return { from, to, title: above.slice(from, to).find((cell) => cell !== '') ?? '' };
  });
  const isTitled = sides.every(({ title }) => title !== '');
  return isTitled || repeats(columns, sides) ? sides : [];
}

/**
 * What a line says in one of the tables: its own cells, behind those that stand before the first table and are of each; null where it is
 * shorter than the others, and has none.
 */
export function partOf(cells: readonly string[], side: Side, sides: readonly Side[]) {
  const own = cells.slice(side.from, side.to);
  if (sides.length > 1 && own.every((cell) => cell === '')) return null;
  return [...cells.slice(0, sides[0]?.from), ...own];
}

/** How many columns before an address are called like those before the next one. */
function sameBefore(columns: readonly string[], first: number, second: number): number {
  const most = Math.min(first, second - first - 1);
  let count = 0;
  while (count < most && columns[first - count - 1] === columns[second - count - 1]) count += 1;
  return count;
}

/** Whether each has the same columns, and more than one: of 'address,address' nobody knows who is who. */
function repeats(columns: readonly string[], sides: readonly Side[]): boolean {
  const names = sides.map(({ from, to }) => columns.slice(from, to).filter((name) => name !== ''));
  const [first = [], ...others] = names;
  return first.length > 1 && others.every((other) => other.join('\n') === first.join('\n'));
}
