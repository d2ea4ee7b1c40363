/** SHA-512's initial values (FIPS 180-4, 5.3.5): a word of 64 bits is two of 32, the low one first. */
const start = [
  0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a,
  0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19,
];

/** RFC 7693, 2.7: which word of the message a step takes, a hex digit each. Rounds 10 and 11 are rounds 0 and 1 again. */
export const wordOrder = [
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

/** Made at the first use and kept: allocating takes longer than hashing a block. */
let memory: Memory | undefined;

type Memory = {
  schedule: Uint8Array;
  state: Int32Array;
  hash: Int32Array;
  /** The same memory as bytes. */
  hashBytes: Uint8Array;
  words: Int32Array;
  /** The same memory as bytes: every machine that runs a browser has the lowest byte of a word first, as BLAKE2b has. */
  block: Uint8Array;
};

/**
 * BLAKE2b (RFC 7693) without a key. `size` is the length of the hash, 1 to 64 bytes; `person`, at most 16 bytes, is the
 * personalization.
 */
export function blake2b(message: Uint8Array, size: number, person?: Uint8Array): Uint8Array {
  memory ??= makeMemory();
  const { hash, hashBytes, words, block } = memory;
  hash.set(start);
  hash[0] = (hash[0] ?? 0) ^ 0x01010000 ^ size;
  if (person) {
    block.fill(0);
    block.set(person);
    for (let at = 0; at < 4; at++) hash[12 + at] = (hash[12 + at] ?? 0) ^ (words[at] ?? 0);
  }
  for (let done = 0; done === 0 || done < message.length; ) {
    const part = message.subarray(done, done + 128);
    block.set(part);
    block.fill(0, part.length);
    done += 128;
    compress(memory, Math.min(done, message.length), done >= message.length);
  }
  return hashBytes.slice(0, size);
}

function makeMemory(): Memory {
  const hash = new Int32Array(16);
  const words = new Int32Array(32);
  return {
    schedule: Uint8Array.from(wordOrder.join(''), (digit) => 2 * Number.parseInt(digit, 16)),
    state: new Int32Array(32),
    hash,
    hashBytes: new Uint8Array(hash.buffer),
    words,
    block: new Uint8Array(words.buffer),
  };
}

/** `counter` is how many bytes of the message the block ends at, below 2^32. */
function compress(memory: Memory, counter: number, isLast: boolean): void {
  const { schedule, hash, state, words } = memory;
  state.set(hash);
  state.set(start, 16);
  state[24] = (state[24] ?? 0) ^ counter;
  if (isLast) {
    state[28] = ~(state[28] ?? 0);
    state[29] = ~(state[29] ?? 0);
  }
  for (let round = 0; round < 12; round++) scramble(state, words, schedule, 16 * (round % 10));
  for (let at = 0; at < 16; at++) {
    hash[at] = (hash[at] ?? 0) ^ (state[at] ?? 0) ^ (state[at + 16] ?? 0);
  }
}

/** One round with the row of the schedule that begins at `row`: four columns, then four diagonals. */
function scramble(state: Int32Array, words: Int32Array, schedule: Uint8Array, row: number): void {
  const word = (at: number): number => schedule[row + at] ?? 0;
  mix(state, words, 0, 8, 16, 24, word(0), word(1));
  mix(state, words, 2, 10, 18, 26, word(2), word(3));
  mix(state, words, 4, 12, 20, 28, word(4), word(5));
  mix(state, words, 6, 14, 22, 30, word(6), word(7));
  mix(state, words, 0, 10, 20, 30, word(8), word(9));
  mix(state, words, 2, 12, 22, 24, word(10), word(11));
  mix(state, words, 4, 14, 16, 26, word(12), word(13));
  mix(state, words, 6, 8, 18, 28, word(14), word(15));
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
  const aLow = at(state, a);
  const bLow = at(state, b);
  const bHigh = at(state, b + 1);
  const cLow = at(state, c);
  // a + b + word; d turns by 32 bits; c + d; b turns by 24.
  const low1 = (aLow + bLow) | 0;
  const high1 = (at(state, a + 1) + bHigh + carry(aLow, bLow, low1)) | 0;
  const low2 = (low1 + at(words, first)) | 0;
  const high2 = (high1 + at(words, first + 1) + carry(low1, at(words, first), low2)) | 0;
  const dLow = at(state, d + 1) ^ high2;
  const dHigh = at(state, d) ^ low2;
  const low3 = (cLow + dLow) | 0;
  const high3 = (at(state, c + 1) + dHigh + carry(cLow, dLow, low3)) | 0;
  const low4 = ((bLow ^ low3) >>> 24) | ((bHigh ^ high3) << 8);
  const high4 = ((bHigh ^ high3) >>> 24) | ((bLow ^ low3) << 8);
  // The same again with the second word; d turns by 16 bits, b by 63.
  const low5 = (low2 + low4) | 0;
  const high5 = (high2 + high4 + carry(low2, low4, low5)) | 0;
  const low6 = (low5 + at(words, second)) | 0;
  const high6 = (high5 + at(words, second + 1) + carry(low5, at(words, second), low6)) | 0;
  const low7 = ((dLow ^ low6) >>> 16) | ((dHigh ^ high6) << 16);
  const high7 = ((dHigh ^ high6) >>> 16) | ((dLow ^ low6) << 16);
  const low8 = (low3 + low7) | 0;
  const high8 = (high3 + high7 + carry(low3, low7, low8)) | 0;
  state[a] = low6;
  state[a + 1] = high6;
  state[b] = ((low4 ^ low8) << 1) | ((high4 ^ high8) >>> 31);
  state[b + 1] = ((high4 ^ high8) << 1) | ((low4 ^ low8) >>> 31);
  state[c] = low8;
  state[c + 1] = high8;
  state[d] = low7;
  state[d + 1] = high7;
}

function at(array: Int32Array, index: number): number {
  return array[index] ?? 0;
}

/** Of a sum of two words, without a comparison, which would be slower. */
function carry(a: number, b: number, sum: number): number {
  return ((a & b) | ((a | b) & ~sum)) >>> 31;
}
