/** Reads one item after another; a read gives undefined where another kind of item stands, and moves on no further. */
export type CborReader = {
  /**
   * The number in the head of an item of a major type: the value of a natural (0), the length of bytes (2), of an array (4) or of
   * a map (5), a tag (6). At most 2^32 - 1, and in its shortest form.
   */
  head(major: number): number | undefined;
  /** A byte string. */
  bytes(): Uint8Array | undefined;
  isAtEnd(): boolean;
};

/** By size in bytes: the smallest number that needs a head of this size. */
const least: Record<number, number> = { 1: 24, 2: 2 ** 8, 4: 2 ** 16 };

/** The little of CBOR (RFC 8949) that addresses use. No length that it reads makes it allocate or loop. */
export function readCbor(input: Uint8Array): CborReader {
  let at = 0;
  const head = (major: number): number | undefined => {
    const first = input[at] ?? 255;
    if (first >> 5 !== major) return undefined;
    const short = first & 31;
    if (short < 24) {
      at++;
      return short;
    }
    const size = 1 << (short - 24);
    if (short > 26 || at + size >= input.length) return undefined;
    const value = numberAt(input, at + 1, size);
    if (value < (least[size] ?? 0)) return undefined;
    at += 1 + size;
    return value;
  };
  const bytes = (): Uint8Array | undefined => {
    const from = at;
    const size = head(2);
    if (size === undefined) return undefined;
    if (at + size > input.length) {
      at = from;
      return undefined;
    }
    at += size;
    return input.slice(at - size, at);
  };
  return { head, bytes, isAtEnd: () => at === input.length };
}

/** The highest byte first. */
function numberAt(input: Uint8Array, from: number, size: number): number {
  let value = 0;
  for (let at = from; at < from + size; at++) value = value * 256 + (input[at] ?? 0);
  return value;
}
