import { carry } from './carry';

/** SHA-512's initial values (FIPS 180-4, 5.3.5): a word of 64 bits is two of 32, the low one first. */
const start = new Int32Array([
  0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a,
  0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19,
]);

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

// Made on import and not at the first use, since constants need no bounds checks. Each array of bytes is the memory of the words
// before it: every machine that runs a browser has the lowest byte of a word first, as BLAKE2b has.
const state = new Int32Array(32);
const hash = new Int32Array(16);
const hashBytes = new Uint8Array(hash.buffer);
const words = new Int32Array(32);
const block = new Uint8Array(words.buffer);

/** Which words of the message each step takes, as indexes of the low one; two a step. Filled at the first use. */
const schedule = new Uint8Array(192);

/**
 * BLAKE2b (RFC 7693) without a key. `size` is the length of the hash, 1 to 64 bytes; `person`, at most 16 bytes, is the
 * personalization.
 */
export function blake2b(message: Uint8Array, size: number, person?: Uint8Array): Uint8Array {
  if (schedule[1] === 0) fillSchedule();
  hash.set(start);
  hash[0] = (hash[0] ?? 0) ^ 0x01010000 ^ size;
  if (person) {
    block.fill(0);
    block.set(person);
    for (let at = 0; at < 4; at++) hash[12 + at] = (hash[12 + at] ?? 0) ^ (words[at] ?? 0);
  }
  for (let done = 0; done === 0 || done < message.length; ) {
    // A view of a small array makes V8 move it off the heap, which takes a tenth of the time of a hash.
    const part = message.length <= 128 ? message : message.subarray(done, done + 128);
    block.set(part);
    block.fill(0, part.length);
    done += 128;
    compress(Math.min(done, message.length), done >= message.length);
  }
  return hashBytes.slice(0, size);
}

function fillSchedule(): void {
  for (let at = 0; at < 192; at++) {
    const row = wordOrder[(at >> 4) % 10] ?? '';
    schedule[at] = 2 * Number.parseInt(row.charAt(at & 15), 16);
  }
}

/** `counter` is how many bytes of the message the block ends at, below 2^32. */
function compress(counter: number, isLast: boolean): void {
  for (let at = 0; at < 16; at++) {
    state[at] = hash[at] ?? 0;
    state[at + 16] = start[at] ?? 0;
  }
  state[24] = (state[24] ?? 0) ^ counter;
  if (isLast) {
    state[28] = ~(state[28] ?? 0);
    state[29] = ~(state[29] ?? 0);
  }
  mix();
  for (let at = 0; at < 16; at++) {
    hash[at] = (hash[at] ?? 0) ^ (state[at] ?? 0) ^ (state[at + 16] ?? 0);
  }
}

/** RFC 7693, 3.1 and 3.2: in each of 12 rounds the four columns, then the four diagonals. */
function mix(): void {
  for (let step = 0; step < 96; step++) {
    // Indexes of a low word; its high word follows it. The masks tell the optimiser that they are within bounds.
    const a = (2 * step) & 6;
    const shift = (step & 4) >> 1;
    const b = 8 | ((a + shift) & 6);
    const c = 16 | ((a + 2 * shift) & 6);
    const d = 24 | ((a + 3 * shift) & 6);
    const first = schedule[2 * step] ?? 0;
    const second = schedule[2 * step + 1] ?? 0;
    const bLow = half(b);
    const bHigh = half(b + 1);
    // a + word + b; d turns by 32 bits; c + d; b turns by 24.
    const low1 = (half(a) + word(first)) | 0;
    const high1 = (half(a + 1) + word(first + 1) + carry(half(a), low1)) | 0;
    const low2 = (low1 + bLow) | 0;
    const high2 = (high1 + bHigh + carry(low1, low2)) | 0;
    const dLow = half(d + 1) ^ high2;
    const dHigh = half(d) ^ low2;
    const low3 = (half(c) + dLow) | 0;
    const high3 = (half(c + 1) + dHigh + carry(half(c), low3)) | 0;
    const low4 = ((bLow ^ low3) >>> 24) | ((bHigh ^ high3) << 8);
    const high4 = ((bHigh ^ high3) >>> 24) | ((bLow ^ low3) << 8);
    // The same again with the second word; d turns by 16 bits, b by 63.
    const low5 = (low2 + word(second)) | 0;
    const high5 = (high2 + word(second + 1) + carry(low2, low5)) | 0;
    const low6 = (low5 + low4) | 0;
    const high6 = (high5 + high4 + carry(low5, low6)) | 0;
    const low7 = ((dLow ^ low6) >>> 16) | ((dHigh ^ high6) << 16);
    const high7 = ((dHigh ^ high6) >>> 16) | ((dLow ^ low6) << 16);
    const low8 = (low3 + low7) | 0;
    const high8 = (high3 + high7 + carry(low3, low8)) | 0;
    put(a, low6, high6);
    put(
      b,
      ((low4 ^ low8) << 1) | ((high4 ^ high8) >>> 31),
      ((high4 ^ high8) << 1) | ((low4 ^ low8) >>> 31),
    );
    put(c, low8, high8);
    put(d, low7, high7);
  }
}

function half(at: number): number {
  return state[at] ?? 0;
}

function word(at: number): number {
  return words[at] ?? 0;
}

function put(at: number, low: number, high: number): void {
  state[at] = low;
  state[at + 1] = high;
}
