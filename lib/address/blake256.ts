import { wordOrder } from './blake2b';

/** SHA-256's. */
const start = new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

/** The first digits of pi. */
const constants = new Int32Array([
  0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344, 0xa4093822, 0x299f31d0, 0x082efa98, 0xec4e6c89,
  0x452821e6, 0x38d01377, 0xbe5466cf, 0x34e90c6c, 0xc0ac29b7, 0xc97c50dd, 0x3f84d5b5, 0xb5470917,
]);

// Made on import and not at the first use, since constants need no bounds checks.
const state = new Int32Array(16);
const words = new Int32Array(16);
const hash = new Uint8Array(32);
const hashView = new DataView(hash.buffer);

/** Which word of the message each step takes, and with which constant; two a step. Filled at the first use. */
const schedule = new Uint8Array(224);
const keys = new Int32Array(224);

/**
 * BLAKE-256, the SHA-3 finalist with 14 rounds, as Decred uses it. At most 55 bytes, which is one block. The hash stands until the next
 * one is made.
 */
export function blake256(message: Uint8Array): Uint8Array {
  const { length } = message;
  if (length > 55) throw new Error(`BLAKE-256 of ${length} bytes; at most 55 fit`);
  if (schedule[1] === 0) fillSchedule();
  words.fill(0);
  for (let at = 0; at < length; at++) put(at, message[at] ?? 0);
  put(length, 0x80);
  put(55, 1);
  words[15] = length * 8;
  for (let at = 0; at < 8; at++) {
    state[at] = start[at] ?? 0;
    state[at + 8] = constants[at] ?? 0;
  }
  state[12] = (state[12] ?? 0) ^ (length * 8);
  state[13] = (state[13] ?? 0) ^ (length * 8);
  mix();
  for (let at = 0; at < 8; at++) {
    hashView.setInt32(4 * at, half(at) ^ half(at + 8) ^ (start[at] ?? 0));
  }
  return hash;
}

function fillSchedule(): void {
  for (let at = 0; at < 224; at++) {
    const row = wordOrder[(at >> 4) % 10] ?? '';
    schedule[at] = Number.parseInt(row.charAt(at & 15), 16);
    keys[at] = constants[Number.parseInt(row.charAt((at & 15) ^ 1), 16)] ?? 0;
  }
}

/** A byte in its place in the block. */
function put(at: number, byte: number): void {
  words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - 8 * (at & 3)));
}

/** In each of 14 rounds the four columns, then the four diagonals. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: in a loop over the columns, it takes 1.4 times the time.
function mix(): void {
  for (let at = 0; at < 224; at += 16) {
    {
      const { 0: a = 0, 4: b = 0, 8: c = 0, 12: d = 0 } = state;
      const a1 = (a + b + word(at)) | 0;
      const d1 = ((d ^ a1) >>> 16) | ((d ^ a1) << 16);
      const c1 = (c + d1) | 0;
      const b1 = ((b ^ c1) >>> 12) | ((b ^ c1) << 20);
      const a2 = (a1 + b1 + word(at + 1)) | 0;
      const d2 = ((d1 ^ a2) >>> 8) | ((d1 ^ a2) << 24);
      const c2 = (c1 + d2) | 0;
      state[0] = a2;
      state[4] = ((b1 ^ c2) >>> 7) | ((b1 ^ c2) << 25);
      state[8] = c2;
      state[12] = d2;
    }
    {
      const { 1: a = 0, 5: b = 0, 9: c = 0, 13: d = 0 } = state;
      const a1 = (a + b + word(at + 2)) | 0;
      const d1 = ((d ^ a1) >>> 16) | ((d ^ a1) << 16);
      const c1 = (c + d1) | 0;
      const b1 = ((b ^ c1) >>> 12) | ((b ^ c1) << 20);
      const a2 = (a1 + b1 + word(at + 3)) | 0;
      const d2 = ((d1 ^ a2) >>> 8) | ((d1 ^ a2) << 24);
      const c2 = (c1 + d2) | 0;
      state[1] = a2;
      state[5] = ((b1 ^ c2) >>> 7) | ((b1 ^ c2) << 25);
      state[9] = c2;
      state[13] = d2;
    }
    {
      const { 2: a = 0, 6: b = 0, 10: c = 0, 14: d = 0 } = state;
      const a1 = (a + b + word(at + 4)) | 0;
      const d1 = ((d ^ a1) >>> 16) | ((d ^ a1) << 16);
      const c1 = (c + d1) | 0;
      const b1 = ((b ^ c1) >>> 12) | ((b ^ c1) << 20);
      const a2 = (a1 + b1 + word(at + 5)) | 0;
      const d2 = ((d1 ^ a2) >>> 8) | ((d1 ^ a2) << 24);
      const c2 = (c1 + d2) | 0;
      state[2] = a2;
      state[6] = ((b1 ^ c2) >>> 7) | ((b1 ^ c2) << 25);
      state[10] = c2;
      state[14] = d2;
    }
    {
      const { 3: a = 0, 7: b = 0, 11: c = 0, 15: d = 0 } = state;
      const a1 = (a + b + word(at + 6)) | 0;
      const d1 = ((d ^ a1) >>> 16) | ((d ^ a1) << 16);
      const c1 = (c + d1) | 0;
      const b1 = ((b ^ c1) >>> 12) | ((b ^ c1) << 20);
      const a2 = (a1 + b1 + word(at + 7)) | 0;
      const d2 = ((d1 ^ a2) >>> 8) | ((d1 ^ a2) << 24);
      const c2 = (c1 + d2) | 0;
      state[3] = a2;
      state[7] = ((b1 ^ c2) >>> 7) | ((b1 ^ c2) << 25);
      state[11] = c2;
      state[15] = d2;
    }
    {
      const { 0: a = 0, 5: b = 0, 10: c = 0, 15: d = 0 } = state;
      const a1 = (a + b + word(at + 8)) | 0;
      const d1 = ((d ^ a1) >>> 16) | ((d ^ a1) << 16);
      const c1 = (c + d1) | 0;
      const b1 = ((b ^ c1) >>> 12) | ((b ^ c1) << 20);
      const a2 = (a1 + b1 + word(at + 9)) | 0;
      const d2 = ((d1 ^ a2) >>> 8) | ((d1 ^ a2) << 24);
      const c2 = (c1 + d2) | 0;
      state[0] = a2;
      state[5] = ((b1 ^ c2) >>> 7) | ((b1 ^ c2) << 25);
      state[10] = c2;
      state[15] = d2;
    }
    {
      const { 1: a = 0, 6: b = 0, 11: c = 0, 12: d = 0 } = state;
      const a1 = (a + b + word(at + 10)) | 0;
      const d1 = ((d ^ a1) >>> 16) | ((d ^ a1) << 16);
      const c1 = (c + d1) | 0;
      const b1 = ((b ^ c1) >>> 12) | ((b ^ c1) << 20);
      const a2 = (a1 + b1 + word(at + 11)) | 0;
      const d2 = ((d1 ^ a2) >>> 8) | ((d1 ^ a2) << 24);
      const c2 = (c1 + d2) | 0;
      state[1] = a2;
      state[6] = ((b1 ^ c2) >>> 7) | ((b1 ^ c2) << 25);
      state[11] = c2;
      state[12] = d2;
    }
    {
      const { 2: a = 0, 7: b = 0, 8: c = 0, 13: d = 0 } = state;
      const a1 = (a + b + word(at + 12)) | 0;
      const d1 = ((d ^ a1) >>> 16) | ((d ^ a1) << 16);
      const c1 = (c + d1) | 0;
      const b1 = ((b ^ c1) >>> 12) | ((b ^ c1) << 20);
      const a2 = (a1 + b1 + word(at + 13)) | 0;
      const d2 = ((d1 ^ a2) >>> 8) | ((d1 ^ a2) << 24);
      const c2 = (c1 + d2) | 0;
      state[2] = a2;
      state[7] = ((b1 ^ c2) >>> 7) | ((b1 ^ c2) << 25);
      state[8] = c2;
      state[13] = d2;
    }
    {
      const { 3: a = 0, 4: b = 0, 9: c = 0, 14: d = 0 } = state;
      const a1 = (a + b + word(at + 14)) | 0;
      const d1 = ((d ^ a1) >>> 16) | ((d ^ a1) << 16);
      const c1 = (c + d1) | 0;
      const b1 = ((b ^ c1) >>> 12) | ((b ^ c1) << 20);
      const a2 = (a1 + b1 + word(at + 15)) | 0;
      const d2 = ((d1 ^ a2) >>> 8) | ((d1 ^ a2) << 24);
      const c2 = (c1 + d2) | 0;
      state[3] = a2;
      state[4] = ((b1 ^ c2) >>> 7) | ((b1 ^ c2) << 25);
      state[9] = c2;
      state[14] = d2;
    }
  }
}

function half(at: number): number {
  return state[at] ?? 0;
}

function word(at: number): number {
  return (words[(schedule[at] ?? 0) & 15] ?? 0) ^ (keys[at] ?? 0);
}
