import type { Storage } from 'webextension-polyfill';
import { browser } from './browser';

let isShut = false;

/**
 * `storage.local`. Where the browser does not give it (Firefox, for good, where its file is damaged), `storage.session` stands in: what
 * is set lasts until the browser is closed. A full storage is none that is not given: it refuses, and what it holds stays.
 */
export const localItems: Pick<Storage.StorageArea, 'get' | 'set' | 'remove'> = {
  async get(names) {
    try {
      const items = await browser.storage.local.get(names);
      isShut = false;
      return items;
    } catch (error) {
      console.warn('The browser does not give its storage.', error);
      isShut = true;
      return browser.storage.session.get(names);
    }
  },
  async set(items) {
    // What was not read must not be written over.
    if (isShut) return browser.storage.session.set(items);
    try {
      await browser.storage.local.set(items);
    } catch {
      await localItems.get(Object.keys(items));
      // A background that is just being ended is refused, too: what it tries again is cut off with it, and asked for again.
      if (!isShut) await browser.storage.local.set(items);
      else await browser.storage.session.set(items);
    }
  },
  remove: (names) => browser.storage.local.remove(names),
};

/** Whether the last reading found that the browser does not give `storage.local`. */
export function isLocalShut(): boolean {
  return isShut;
}
