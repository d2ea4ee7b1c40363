import polyfill from 'webextension-polyfill';

/**
 * The extension interfaces for the background: promises in both browsers, and listeners that may answer with one.
 * Content scripts and extension pages import `wxt/browser`, which is the browser's own object, instead: all that they do is send
 * messages, and the polyfill would add 10 kB to every page.
 */
export const browser = polyfill;
