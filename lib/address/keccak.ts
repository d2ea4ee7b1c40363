/** Keccak-256 as Ethereum uses it: the padding from before SHA-3. At most 135 bytes, which is one block. */
export function keccak256(message: Uint8Array): Uint8Array {
  return hashBlock(message, 1);
}

/** SHA3-256 (FIPS 202) of at most 135 bytes. */
export function sha3(message: Uint8Array): Uint8Array {
  return hashBlock(message, 6);
}

/** Made at the first use and kept: allocating takes a fifth of the time of a hash. */
let memory: Memory | undefined;

type Memory = { bytes: Uint8Array; state: Int32Array; next: Int32Array; rounds: Int32Array };

function hashBlock(message: Uint8Array, padding: number): Uint8Array {
  if (message.length > 135) throw new Error(`Keccak of ${message.length} bytes; at most 135 fit`);
  memory ??= makeMemory();
  const { bytes, state } = memory;
  bytes.fill(0);
  bytes.set(message);
  bytes[message.length] = padding;
  bytes[135] = (bytes[135] ?? 0) | 0x80;
  permute(memory, state);
  return bytes.slice(0, 32);
}

function makeMemory(): Memory {
  // A lane of 64 bits is two words, the low one first; every machine that runs a browser has the lowest byte first, too.
  const state = new Int32Array(50);
  const bytes = new Uint8Array(state.buffer);
  return { bytes, state, next: new Int32Array(50), rounds: roundConstants() };
}

/** Keccak-f[1600] (FIPS 202, 3.2): in each round theta, rho and pi go to other memory, and chi comes back. */
function permute({ next, rounds }: Memory, state: Int32Array): void {
  for (let round = 0; round < 48; round += 2) {
    scatter(state, next);
    for (let row = 0; row < 50; row += 10) chi(next, state, row);
    state[0] = at(state, 0) ^ at(rounds, round);
    state[1] = at(state, 1) ^ at(rounds, round + 1);
  }
}

/** Theta, rho and pi: every lane is combined with the parities of two columns, turned, and put in its new place. */
function scatter(state: Int32Array, next: Int32Array): void {
  const low0 = parity(state, 0);
  const high0 = parity(state, 1);
  const low1 = parity(state, 2);
  const high1 = parity(state, 3);
  const low2 = parity(state, 4);
  const high2 = parity(state, 5);
  const low3 = parity(state, 6);
  const high3 = parity(state, 7);
  const low4 = parity(state, 8);
  const high4 = parity(state, 9);
  move0(state, next, low4 ^ ((low1 << 1) | (high1 >>> 31)), high4 ^ ((high1 << 1) | (low1 >>> 31)));
  move1(state, next, low0 ^ ((low2 << 1) | (high2 >>> 31)), high0 ^ ((high2 << 1) | (low2 >>> 31)));
  move2(state, next, low1 ^ ((low3 << 1) | (high3 >>> 31)), high1 ^ ((high3 << 1) | (low3 >>> 31)));
  move3(state, next, low2 ^ ((low4 << 1) | (high4 >>> 31)), high2 ^ ((high4 << 1) | (low4 >>> 31)));
  move4(state, next, low3 ^ ((low0 << 1) | (high0 >>> 31)), high3 ^ ((high0 << 1) | (low0 >>> 31)));
}

function move0(state: Int32Array, next: Int32Array, low: number, high: number): void {
  turn(next, 0, at(state, 0) ^ low, at(state, 1) ^ high, 0);
  turn(next, 32, at(state, 11) ^ high, at(state, 10) ^ low, 4);
  turn(next, 14, at(state, 20) ^ low, at(state, 21) ^ high, 3);
  turn(next, 46, at(state, 31) ^ high, at(state, 30) ^ low, 9);
  turn(next, 28, at(state, 40) ^ low, at(state, 41) ^ high, 18);
}

function move1(state: Int32Array, next: Int32Array, low: number, high: number): void {
  turn(next, 20, at(state, 2) ^ low, at(state, 3) ^ high, 1);
  turn(next, 2, at(state, 13) ^ high, at(state, 12) ^ low, 12);
  turn(next, 34, at(state, 22) ^ low, at(state, 23) ^ high, 10);
  turn(next, 16, at(state, 33) ^ high, at(state, 32) ^ low, 13);
  turn(next, 48, at(state, 42) ^ low, at(state, 43) ^ high, 2);
}

function move2(state: Int32Array, next: Int32Array, low: number, high: number): void {
  turn(next, 40, at(state, 5) ^ high, at(state, 4) ^ low, 30);
  turn(next, 22, at(state, 14) ^ low, at(state, 15) ^ high, 6);
  turn(next, 4, at(state, 25) ^ high, at(state, 24) ^ low, 11);
  turn(next, 36, at(state, 34) ^ low, at(state, 35) ^ high, 15);
  turn(next, 18, at(state, 45) ^ high, at(state, 44) ^ low, 29);
}

function move3(state: Int32Array, next: Int32Array, low: number, high: number): void {
  turn(next, 10, at(state, 6) ^ low, at(state, 7) ^ high, 28);
  turn(next, 42, at(state, 17) ^ high, at(state, 16) ^ low, 23);
  turn(next, 24, at(state, 26) ^ low, at(state, 27) ^ high, 25);
  turn(next, 6, at(state, 36) ^ low, at(state, 37) ^ high, 21);
  turn(next, 38, at(state, 47) ^ high, at(state, 46) ^ low, 24);
}

function move4(state: Int32Array, next: Int32Array, low: number, high: number): void {
  turn(next, 30, at(state, 8) ^ low, at(state, 9) ^ high, 27);
  turn(next, 12, at(state, 18) ^ low, at(state, 19) ^ high, 20);
  turn(next, 44, at(state, 29) ^ high, at(state, 28) ^ low, 7);
  turn(next, 26, at(state, 38) ^ low, at(state, 39) ^ high, 8);
  turn(next, 8, at(state, 48) ^ low, at(state, 49) ^ high, 14);
}

/** By less than 32 bits to the left; two shifts, since a shift by 32 shifts by 0. */
function turn(next: Int32Array, to: number, low: number, high: number, bits: number): void {
  next[to] = (low << bits) | ((high >>> 1) >>> (31 - bits));
  next[to + 1] = (high << bits) | ((low >>> 1) >>> (31 - bits));
}

/** Of one half of the five lanes of a column. */
function parity(state: Int32Array, half: number): number {
  const early = at(state, half) ^ at(state, half + 10) ^ at(state, half + 20);
  return early ^ at(state, half + 30) ^ at(state, half + 40);
}

/** The five lanes of a row. */
function chi(from: Int32Array, to: Int32Array, row: number): void {
  for (let half = row; half < row + 2; half++) {
    const a = at(from, half);
    const b = at(from, half + 2);
    const c = at(from, half + 4);
    const d = at(from, half + 6);
    const e = at(from, half + 8);
    to[half] = a ^ (~b & c);
    to[half + 2] = b ^ (~c & d);
    to[half + 4] = c ^ (~d & e);
    to[half + 6] = d ^ (~e & a);
    to[half + 8] = e ^ (~a & b);
  }
}

function at(words: Int32Array, index: number): number {
  return words[index] ?? 0;
}

/** Iota: the bits of the constants come from a shift register. */
function roundConstants(): Int32Array {
  const rounds = new Int32Array(48);
  let shift = 1;
  for (let round = 0; round < 48; round += 2) {
    for (let bit = 0; bit < 64; bit = 2 * bit + 1) {
      const half = round + (bit >> 5);
      if (shift & 1) rounds[half] = at(rounds, half) ^ (1 << bit);
      shift = ((shift << 1) ^ ((shift >> 7) * 0x171)) & 255;
    }
  }
  return rounds;
}
