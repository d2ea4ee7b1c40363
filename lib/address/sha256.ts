/** Made at the first use and kept: allocating takes longer than hashing a block. */
let memory: Memory | undefined;

type Memory = {
  start: Int32Array;
  constants: Int32Array;
  state: Int32Array;
  words: Int32Array;
  block: Uint8Array;
  view: DataView;
};

/** SHA-256 (FIPS 180-4). */
export function sha256(message: Uint8Array): Uint8Array {
  memory ??= makeMemory();
  const { start, state, block, view } = memory;
  state.set(start);
  const end = (message.length + 72) & ~63;
  for (let done = 0; done < end; done += 64) {
    const part = message.subarray(done, done + 64);
    block.set(part);
    block.fill(0, part.length);
    if (message.length >= done && message.length < done + 64) block[part.length] = 0x80;
    if (done + 64 === end) view.setUint32(60, message.length * 8);
    compress(memory);
  }
  for (let at = 0; at < 8; at++) view.setInt32(4 * at, state[at] ?? 0);
  return block.slice(0, 32);
}

function makeMemory(): Memory {
  const block = new Uint8Array(64);
  return {
    start: Int32Array.from([2, 3, 5, 7, 11, 13, 17, 19], (prime) => fraction(Math.sqrt(prime))),
    constants: roundConstants(),
    state: new Int32Array(8),
    words: new Int32Array(64),
    block,
    view: new DataView(block.buffer),
  };
}

function compress({ constants, state, words, view }: Memory): void {
  for (let at = 0; at < 16; at++) words[at] = view.getInt32(4 * at);
  extend(words);
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let at = 0; at < 64; at++) {
    const sum = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + sum + (g ^ (e & (f ^ g))) + (constants[at] ?? 0) + (words[at] ?? 0)) | 0;
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) | (c & (a | b)));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  addAll(state, [a, b, c, d, e, f, g, h]);
}

function addAll(state: Int32Array, words: readonly number[]): void {
  for (let at = 0; at < 8; at++) state[at] = (state[at] ?? 0) + (words[at] ?? 0);
}

function extend(words: Int32Array): void {
  for (let at = 16; at < 64; at++) {
    const early = words[at - 15] ?? 0;
    const late = words[at - 2] ?? 0;
    const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16] ?? 0) + first + (words[at - 7] ?? 0) + second;
  }
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** FIPS 180-4, 4.2.2: from the cube roots of the first 64 primes. No root is near enough to a step for a double's error to matter. */
function roundConstants(): Int32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
}

/** The first 32 bits of the fraction. */
function fraction(root: number): number {
  return (root * 2 ** 32) | 0;
}
