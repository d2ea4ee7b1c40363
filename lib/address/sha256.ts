let constants: Int32Array | undefined;
let start: Int32Array | undefined;

/** SHA-256 (FIPS 180-4). Written for size: content scripts carry it. */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((message.length + 72) & ~63);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, message.length * 8);
  start ??= Int32Array.from([2, 3, 5, 7, 11, 13, 17, 19], (prime) => fraction(Math.sqrt(prime)));
  const state = start.slice();
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let at = 0; at < 16; at++) words[at] = view.getInt32(block + 4 * at);
    extend(words);
    compress(state, words);
  }
  for (let at = 0; at < 8; at++) view.setInt32(4 * at, state[at] ?? 0);
  return padded.subarray(0, 32);
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

function compress(state: Int32Array, words: Int32Array): void {
  constants ??= roundConstants();
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g);
    const sum = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + sum + choice + (constants[at] ?? 0) + (words[at] ?? 0)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const end = [a, b, c, d, e, f, g, h];
  for (let at = 0; at < 8; at++) state[at] = (state[at] ?? 0) + (end[at] ?? 0);
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
