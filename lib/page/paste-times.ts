/** What a key does comes within this time, in milliseconds, and what a click chooses, with the time until a field is looked at. */
export const keyMs = 1000;
export const clickMs = 1500;
/** How long after its key a paste is looked for that the page kept from us; it is no other within the second time, in milliseconds. */
export const missMs = 200;
export const sameMs = 300;
