import type { Storage } from 'webextension-polyfill';
import { browser } from './browser';

type Items = Record<string, unknown>;

let isShut = false;
/** Names that were last read from what stands in: what was not read must not be written over. */
const standIns = new Set<string>();

/**
 * `storage.local`. Where the browser does not give it (Firefox, for good, where its file is damaged), `storage.session` stands in: what
 * is set lasts until the browser is closed. A full storage is none that is not given: it refuses, and what it holds stays.
 */
export const localItems: Pick<Storage.StorageArea, 'set' | 'remove'> & {
  /** May hold more than what is asked for. */
  get(names: string | string[]): Promise<Items>;
} = {
  async get(names) {
    try {
      // A refusal may pass, or be of what others asked for, and with what stands in nothing of the user's is there.
      const items = await readTogether([names].flat()).catch(() =>
        browser.storage.local.get(names),
      );
      noteShut(names, false);
      return items;
    } catch (error) {
      console.warn('The browser does not give its storage.', error);
      noteShut(names, true);
      return browser.storage.session.get(names);
    }
  },
  async set(items) {
    const names = Object.keys(items);
    const isStoodIn = () => names.some((name) => standIns.has(name));
    const area = () => browser.storage[isStoodIn() ? 'session' : 'local'];
    if (isStoodIn()) {
      await localItems.get(names);
      // Nobody would read it there, and here it would be written over what was not read: who made it has to make it anew.
      if (!isStoodIn()) throw new DOMException('It is given again.', 'InvalidStateError');
    }
    try {
      await area().set(items);
    } catch {
      await localItems.get(names);
      // A background that is just being ended is refused, too: what it tries again is cut off with it, and asked for again.
      await area().set(items);
    }
  },
  remove: (names) => browser.storage.local.remove(names),
};

let together: { names: string[]; items: Promise<Items> } | undefined;

/** What is asked for in one go is read at once: for a look-up, most of the time that a reading takes is the way to the browser. */
function readTogether(names: string[]): Promise<Items> {
  if (together) {
    together.names.push(...names);
    return together.items;
  }
  const read = () => {
    together = undefined;
    return browser.storage.local.get(asked);
  };
  const asked = [...names];
  together = { names: asked, items: Promise.resolve().then(read) };
  return together.items;
}

function noteShut(names: string | string[], isShutNow: boolean): void {
  isShut = isShutNow;
  for (const name of [names].flat()) {
    if (isShutNow) standIns.add(name);
    else standIns.delete(name);
  }
}

/** Whether the last reading found that the browser does not give `storage.local`. */
export function isLocalShut(): boolean {
  return isShut;
}
