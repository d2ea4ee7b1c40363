/** The greatest number of items that can be put in order by packed numbers: 32 bits of rank and 21 bits of place are exact. */
const mostItems = 2 ** 21;

/**
 * The places of items in the order of their ranks, 0 to 2³² − 1, lowest first; equal ones stay as they are. Sorts plain numbers,
 * which is some ten times as fast as to sort with a comparison.
 */
export function orderByRank(count: number, rank: (item: number) => number): Uint32Array {
  if (count > mostItems) throw new Error(`${count} items are too many to be put in order.`);
  const packed = new Float64Array(count);
  for (let item = 0; item < count; item++) packed[item] = rank(item) * mostItems + item;
  packed.sort();
  const order = new Uint32Array(count);
  for (let at = 0; at < count; at++) order[at] = (packed[at] ?? 0) % mostItems;
  return order;
}
