import type { OwnStorage } from '@/lib/extension/own-list';

type Items = Record<string, unknown>;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** A `storage.sync` as the browsers limit it: 8,192 bytes an item, 102,400 in all, 512 items, and none by choice. */
export class SyncCloud {
  items: Items = {};
  writes = 0;
  refusal: Error | null = null;

  write(change: Items, removed: string[]): void {
    if (this.refusal) throw this.refusal;
    const next = { ...this.items, ...structuredClone(change) };
    for (const name of removed) delete next[name];
    const sizes = Object.entries(next).map(([name, value]) => name.length + bytesOf(value));
    if (sizes.some((size) => size > 8192)) throw new Error('QUOTA_BYTES_PER_ITEM quota exceeded');
    if (sizes.length > 512) throw new Error('MAX_ITEMS quota exceeded');
    const total = sizes.reduce((sum, size) => sum + size, 0);
    if (total > 102_400) throw new Error('QUOTA_BYTES quota exceeded');
    this.items = next;
    this.writes += 1;
  }
}

/** One browser of a user: its own disk, and a copy of the cloud that is brought up to date when `meet` is called. */
export class FakeBrowserStorage implements OwnStorage {
  disk: Items = {};
  /** Calls that may be made before the background is killed. */
  callsLeft = Number.POSITIVE_INFINITY;
  private copy: Items;
  private readonly cloud: SyncCloud;
  private waiting: { change: Items; removed: string[] }[] = [];

  constructor(cloud: SyncCloud) {
    this.cloud = cloud;
    this.copy = structuredClone(cloud.items);
  }

  /** What was written here goes to the cloud, item by item, the last writer wins; then what is there comes here. */
  meet(): void {
    for (const { change, removed } of this.waiting) this.cloud.write(change, removed);
    this.waiting = [];
    this.copy = structuredClone(this.cloud.items);
  }

  private call(): void {
    this.callsLeft -= 1;
    if (this.callsLeft < 0) throw new Error('killed');
  }

  readonly local = {
    get: async (names?: unknown) => {
      this.call();
      return pick(this.disk, names);
    },
    set: async (change: Items) => {
      this.call();
      this.disk = { ...this.disk, ...structuredClone(change) };
    },
    remove: async () => this.call(),
  };

  readonly sync = {
    get: async (names?: unknown) => {
      this.call();
      return pick(this.copy, names);
    },
    set: async (change: Items) => {
      this.call();
      if (this.cloud.refusal) throw this.cloud.refusal;
      this.copy = { ...this.copy, ...structuredClone(change) };
      this.waiting.push({ change, removed: [] });
    },
    remove: async (names: string | string[]) => {
      this.call();
      const removed = [names].flat();
      for (const name of removed) delete this.copy[name];
      this.waiting.push({ change: {}, removed });
    },
  };
}

function pick(items: Items, names: unknown): Items {
  const wanted = Array.isArray(names) ? names : Object.keys(items);
  return structuredClone(
    Object.fromEntries(wanted.flatMap((n) => (n in items ? [[n, items[n]]] : []))),
  );
}
