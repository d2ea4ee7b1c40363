/**
 * What a sum of the low halves of two words of 64 bits adds to the high ones, given one of them. `Number` of a comparison is made
 * without a branch; a conditional is not, and its outcome is as good as random.
 */
export function carry(half: number, sum: number): number {
  return Number(sum >>> 0 < half >>> 0);
}
