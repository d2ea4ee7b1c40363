/** Keeps each of many alike items once. */
export function dictionary<T>(keyOf: (item: T) => string) {
  const items: T[] = [];
  const places = new Map<string, number>();
  const placeOf = (item: T): number => {
    const key = keyOf(item);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, items.length);
    return items.push(item) - 1;
  };
  return {
    items,
    placeOf,
    /** Places in another list, as places in this one. */
    translate(list: readonly T[], theirs: Uint16Array): Uint16Array {
      const own = list.map(placeOf);
      return theirs.map((place) => own[place] ?? 0);
    },
  };
}
