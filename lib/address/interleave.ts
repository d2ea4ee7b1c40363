/**
 * From a lane's low and high word to its even and its odd bits. Turning 64 bits is then turning two words ("Keccak implementation
 * overview", 2.1).
 */
export function interleave(from: Int32Array, to: Int32Array, at: number): void {
  const low = from[at] ?? 0;
  const high = from[at + 1] ?? 0;
  // Most of a block is empty.
  const isEmpty = (low | high) === 0;
  to[at] = isEmpty ? 0 : gather(low) | (gather(high) << 16);
  to[at + 1] = isEmpty ? 0 : gather(low >>> 1) | (gather(high >>> 1) << 16);
}

/** The opposite of interleave. */
export function deinterleave(from: Int32Array, to: Int32Array, at: number): void {
  const even = from[at] ?? 0;
  const odd = from[at + 1] ?? 0;
  to[at] = scatter(even) | (scatter(odd) << 1);
  to[at + 1] = scatter(even >>> 16) | (scatter(odd >>> 16) << 1);
}

/** The even bits of a word, in its lower half. */
function gather(word: number): number {
  let bits = word & 0x55555555;
  bits = (bits | (bits >>> 1)) & 0x33333333;
  bits = (bits | (bits >>> 2)) & 0x0f0f0f0f;
  bits = (bits | (bits >>> 4)) & 0x00ff00ff;
  return (bits | (bits >>> 8)) & 0xffff;
}

/** The lower half of a word, in its even bits. */
function scatter(word: number): number {
  let bits = word & 0xffff;
  bits = (bits | (bits << 8)) & 0x00ff00ff;
  bits = (bits | (bits << 4)) & 0x0f0f0f0f;
  bits = (bits | (bits << 2)) & 0x33333333;
  return (bits | (bits << 1)) & 0x55555555;
}
