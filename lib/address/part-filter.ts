/** Bits for each part, of which two are set in one word: of the parts that were not added, one in some 100 looks as if. */
const bitsPerPart = 20;

/** Which parts of texts there are, as bits of their hashes: one that is not in it was never added. Its length is a power of two. */
export type PartFilter = Uint32Array;

/** @param parts hashes of all that is added, see partHash */
export function partFilter(parts: readonly number[]): PartFilter {
  let words = 1;
  while (32 * words < bitsPerPart * parts.length) words *= 2;
  const filter = new Uint32Array(words);
  for (const hash of parts) {
    const at = wordOf(filter, hash);
    filter[at] = (filter[at] ?? 0) | bitsOf(hash);
  }
  return filter;
}

/** Whether a part with one of these hashes may have been added. */
export function mayHold(filter: PartFilter, hashes: readonly number[]): boolean {
  for (const hash of hashes) {
    const bits = bitsOf(hash);
    if (((filter[wordOf(filter, hash)] ?? 0) & bits) === bits) return true;
  }
  return false;
}

/**
 * A hash of 32 bits of a part of a text (FNV-1a over UTF-16 units, mixed as by MurmurHash3), with no text made for it: what a Map takes the
 * longest with is a text that it has not seen.
 * @param hash of what goes before it, or any number that tells one kind of part from another
 */
export function partHash(text: string, start: number, end: number, hash: number): number {
  let sum = hash ^ 0x811c9dc5;
  for (let at = start; at < end; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  return sum ^ (sum >>> 13);
}

function bitsOf(hash: number): number {
  return (1 << (hash & 31)) | (1 << (hash >>> 27));
}

function wordOf(filter: PartFilter, hash: number): number {
  return (hash >>> 5) & (filter.length - 1);
}
