/**
 * Whether each letter of an even number of digits, from an offset on, is upper case where the same hex digit of a hash is 8 or more, as
 * in EIP-55. Without branches on what is as good as random.
 */
export function hasCaseOf(hash: Uint8Array, text: string, from: number): boolean {
  let wrong = 0;
  const count = (text.length - from) >> 1;
  for (let at = 0; at < count; at++) {
    const byte = hash[at] ?? 0;
    const first = text.charCodeAt(from + 2 * at);
    const second = text.charCodeAt(from + 2 * at + 1);
    // In ASCII, bit 6 tells a letter from a digit, and bit 5 a lower-case one from an upper-case one.
    wrong |= (first >> 6) & ~((first >> 5) ^ (byte >> 7));
    wrong |= (second >> 6) & ~((second >> 5) ^ (byte >> 3));
  }
  return (wrong & 1) === 0;
}

/** Hex digits with their letters in the case that a hash gives them. */
export function capitalise(hash: Uint8Array, digits: string): string {
  const letters = Array.from(digits, (letter, at) =>
    ((hash[at >> 1] ?? 0) << (4 * (at & 1))) & 0x80 ? letter.toUpperCase() : letter.toLowerCase(),
  );
  return letters.join('');
}
