// Made on import and not at the first use, since constants need no bounds checks. Filled at the first use.
const words = new Int32Array(64);
const constants = new Int32Array(64);
const start = new Int32Array(8);
const state = new Int32Array(8);

/**
 * The first four bytes of the SHA-256 (FIPS 180-4) of the SHA-256 of a message's first `length` bytes, as a signed number of 32
 * bits, the highest first.
 */
export function checksumOf(message: Uint8Array, length: number): number {
  hash(message, length);
  words.set(state);
  words.fill(0, 8, 15);
  words[8] = 0x80000000;
  words[15] = 256;
  state.set(start);
  compress();
  return state[0] ?? 0;
}

/** The first 64 bits of the SHA-256 (FIPS 180-4) of a message's first `length` bytes, as two signed numbers of 32 bits. */
export function startOfSha256(message: Uint8Array, length: number): [number, number] {
  hash(message, length);
  return [state[0] ?? 0, state[1] ?? 0];
}

/** The last four bytes of the SHA-256 (FIPS 180-4) of a message's first `length` bytes, as a signed number of 32 bits. */
export function endOfSha256(message: Uint8Array, length: number): number {
  hash(message, length);
  return state[7] ?? 0;
}

/** Leaves the hash of a message's first `length` bytes in `state`. */
function hash(message: Uint8Array, length: number): void {
  if (start[0] === 0) fillConstants();
  state.set(start);
  const end = (length + 72) & ~63;
  for (let done = 0; done < end; done += 64) {
    words.fill(0, 0, 16);
    for (let at = done; at < Math.min(done + 64, length); at++) put(at, message[at] ?? 0);
    if (length >= done && length < done + 64) put(length, 0x80);
    if (done + 64 === end) words[15] = length * 8;
    compress();
  }
}

/** A byte in its place in the block. */
function put(at: number, byte: number): void {
  const word = (at >> 2) & 15;
  words[word] = (words[word] ?? 0) | (byte << (24 - 8 * (at & 3)));
}

/** Takes the block in the first 16 words into `state`. */
function compress(): void {
  extend();
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  let last = b ^ c;
  for (let at = 0; at < 64; at++) {
    // What is known of e and a latest comes last, since all else can be added before.
    const early = h + (constants[at] ?? 0) + (words[at] ?? 0) + (g ^ (e & (f ^ g)));
    const first = (early + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25))) | 0;
    // The majority of a, b and c; b ^ c is the round before's a ^ b.
    const next = a ^ b;
    const second = (b ^ (next & last)) + (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22));
    last = next;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  add(0, a);
  add(1, b);
  add(2, c);
  add(3, d);
  add(4, e);
  add(5, f);
  add(6, g);
  add(7, h);
}

function extend(): void {
  for (let at = 16; at < 64; at++) {
    const early = words[at - 15] ?? 0;
    const late = words[at - 2] ?? 0;
    const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16] ?? 0) + first + (words[at - 7] ?? 0) + second;
  }
}

function add(at: number, word: number): void {
  state[at] = (state[at] ?? 0) + word;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/**
 * FIPS 180-4, 4.2.2 and 5.3.3: from the cube roots of the first 64 primes, and the square roots of the first eight. No root is near
 * enough to a step for a double's error to matter.
 */
function fillConstants(): void {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  constants.set(primes.map((prime) => fraction(Math.cbrt(prime))));
  start.set(primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))));
}

/** The first 32 bits of the fraction. */
function fraction(root: number): number {
  return (root * 2 ** 32) | 0;
}
