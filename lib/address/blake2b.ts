/** SHA-512's initial values (FIPS 180-4, 5.3.5): a word of 64 bits is two of 32, the low one first. */
const start = [
  0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a,
  0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19,
];

/** RFC 7693, 2.7: which word of the message a step takes, a hex digit each. Rounds 10 and 11 are rounds 0 and 1 again. */
const order = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
];

let schedule: Uint8Array | undefined;

/**
 * BLAKE2b (RFC 7693) without a key. `size` is the length of the hash, 1 to 64 bytes; `person`, at most 16 bytes, is the
 * personalization.
 */
export function blake2b(message: Uint8Array, size: number, person?: Uint8Array): Uint8Array {
  const hash = Int32Array.from(start);
  hash[0] = (hash[0] ?? 0) ^ 0x01010000 ^ size;
  if (person) {
    const padded = new Uint8Array(16);
    padded.set(person);
    const words = readWords(padded, 4);
    for (let at = 0; at < 4; at++) hash[12 + at] = (hash[12 + at] ?? 0) ^ (words[at] ?? 0);
  }
  const state = new Int32Array(32);
  const block = new Uint8Array(128);
  for (let done = 0; done === 0 || done < message.length; ) {
    const part = message.subarray(done, done + 128);
    block.set(part);
    block.fill(0, part.length);
    done += 128;
    compress(hash, state, readWords(block, 32), Math.min(done, message.length), message.length);
  }
  const bytes = new Uint8Array(64);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < 16; at++) view.setInt32(4 * at, hash[at] ?? 0, true);
  return bytes.subarray(0, size);
}

function readWords(bytes: Uint8Array, count: number): Int32Array {
  const view = new DataView(bytes.buffer);
  const words = new Int32Array(count);
  for (let at = 0; at < count; at++) words[at] = view.getInt32(4 * at, true);
  return words;
}

/** `counter` is how many bytes of `total` the block ends at, both below 2^32. */
function compress(
  hash: Int32Array,
  state: Int32Array,
  words: Int32Array,
  counter: number,
  total: number,
): void {
  schedule ??= Uint8Array.from(order.join(''), (digit) => 2 * Number.parseInt(digit, 16));
  state.set(hash);
  state.set(start, 16);
  state[24] = (state[24] ?? 0) ^ counter;
  if (counter === total) {
    state[28] = ~(state[28] ?? 0);
    state[29] = ~(state[29] ?? 0);
  }
  for (let round = 0; round < 12; round++) scramble(state, words, schedule, 16 * (round % 10));
  for (let at = 0; at < 16; at++) {
    hash[at] = (hash[at] ?? 0) ^ (state[at] ?? 0) ^ (state[at + 16] ?? 0);
  }
}

/** One round with the row of the schedule that begins at `row`: four columns, then four diagonals. */
function scramble(state: Int32Array, words: Int32Array, steps: Uint8Array, row: number): void {
  for (let step = 0; step < 8; step++) {
    const a = step & 3;
    const shift = step >> 2;
    const b = 2 * (4 + ((a + shift) & 3));
    const c = 2 * (8 + ((a + 2 * shift) & 3));
    const d = 2 * (12 + ((a + 3 * shift) & 3));
    const at = row + 2 * step;
    mix(state, words, 2 * a, b, c, d, steps[at] ?? 0, steps[at + 1] ?? 0);
  }
}

/** RFC 7693, 3.1. All but the first two are indexes of a low word; its high word follows it. */
function mix(
  state: Int32Array,
  words: Int32Array,
  a: number,
  b: number,
  c: number,
  d: number,
  first: number,
  second: number,
): void {
  // Each rotation to the right is written into the word that it changes: by 32, 24, 16 and 63 bits.
  add(state, a, state, b);
  add(state, a, words, first);
  const dLow = (state[d] ?? 0) ^ (state[a] ?? 0);
  state[d] = (state[d + 1] ?? 0) ^ (state[a + 1] ?? 0);
  state[d + 1] = dLow;
  add(state, c, state, d);
  turn(state, b, c, 24);
  add(state, a, state, b);
  add(state, a, words, second);
  turn(state, d, a, 16);
  add(state, c, state, d);
  // By 63 to the right is by 1 to the left.
  const bLow = (state[b] ?? 0) ^ (state[c] ?? 0);
  const bHigh = (state[b + 1] ?? 0) ^ (state[c + 1] ?? 0);
  state[b] = (bLow << 1) | (bHigh >>> 31);
  state[b + 1] = (bHigh << 1) | (bLow >>> 31);
}

function add(state: Int32Array, to: number, other: Int32Array, from: number): void {
  const a = state[to] ?? 0;
  const b = other[from] ?? 0;
  const sum = (a + b) | 0;
  // The carry without a comparison, which would be slower.
  const carry = ((a & b) | ((a | b) & ~sum)) >>> 31;
  state[to] = sum;
  state[to + 1] = (state[to + 1] ?? 0) + (other[from + 1] ?? 0) + carry;
}

/** Combines a word with another and rotates it by less than 32 bits to the right. */
function turn(state: Int32Array, to: number, from: number, bits: number): void {
  const low = (state[to] ?? 0) ^ (state[from] ?? 0);
  const high = (state[to + 1] ?? 0) ^ (state[from + 1] ?? 0);
  state[to] = (low >>> bits) | (high << (32 - bits));
  state[to + 1] = (high >>> bits) | (low << (32 - bits));
}
