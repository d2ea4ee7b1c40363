/** What a sum of the low halves of two words of 64 bits adds to the high ones. Without a comparison, which would be slower. */
export function carry(a: number, b: number, sum: number): number {
  return ((a & b) | ((a | b) & ~sum)) >>> 31;
}
