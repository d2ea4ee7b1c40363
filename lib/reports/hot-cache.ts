/** Keeps what was read last, within a number of bytes, and drops all of it when nobody asked for a while. */
export type HotCache<T> = {
  get(id: number): T | undefined;
  keep(id: number, item: T): void;
  drop(ids: Iterable<number>): void;
  clear(): void;
};

/** In milliseconds. */
const idle = 30_000;

export function hotCache<T>(mostBytes: number, sizeOf: (item: T) => number): HotCache<T> {
  // In the order of use: the first was not asked for the longest.
  const kept = new Map<number, { item: T; size: number }>();
  let bytes = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function drop(ids: Iterable<number>): void {
    for (const id of ids) {
      bytes -= kept.get(id)?.size ?? 0;
      kept.delete(id);
    }
  }

  function clear(): void {
    kept.clear();
    bytes = 0;
  }

  function keep(id: number, item: T): void {
    drop([id]);
    const size = sizeOf(item);
    kept.set(id, { item, size });
    bytes += size;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      drop([oldest]);
    }
    clearTimeout(timer);
    timer = setTimeout(clear, idle);
  }

  return {
    get(id) {
      const found = kept.get(id);
      if (found) keep(id, found.item);
      return found?.item;
    },
    keep,
    drop,
    clear,
  };
}
