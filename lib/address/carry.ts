/**
 * What a sum of the low halves of two words of 64 bits adds to the high ones, given one of them. A plus makes a number of a comparison
 * without a branch in either browser; a conditional does not, and its outcome is as good as random; `Number` does in Chromium alone.
 */
export function carry(half: number, sum: number): number {
  return +(sum >>> 0 < half >>> 0);
}
