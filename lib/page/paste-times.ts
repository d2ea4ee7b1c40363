/** What a key does comes within this time, in milliseconds, and what a click chooses, with the time until a field is looked at. */
export const keyMs = 1000;
export const clickMs = 1500;
/** How long after its key a paste is looked for that the page kept from us; it is no other within the second time, in milliseconds. */
export const missMs = 200;
export const sameMs = 300;

/** How long after a click a page may take to fill a field: the browser may ask first whether it may read the clipboard. In milliseconds. */
export const fillMs = 10_000;
