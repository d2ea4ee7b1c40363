import { wordOrder } from './blake2b';

/** BLAKE-256, the SHA-3 finalist with 14 rounds, as Decred uses it. At most 55 bytes, which is one block. */
export function blake256(message: Uint8Array): Uint8Array {
  if (message.length > 55) throw new Error(`BLAKE-256 of ${message.length} bytes; at most 55 fit`);
  const block = new Uint8Array(64);
  block.set(message);
  block[message.length] = 0x80;
  block[55] = (block[55] ?? 0) | 1;
  const view = new DataView(block.buffer);
  const bits = message.length * 8;
  view.setUint32(60, bits);
  const words = Int32Array.from({ length: 16 }, (_, at) => view.getInt32(4 * at));
  const state = Int32Array.from([...start, ...constants.slice(0, 8)]);
  state[12] = (state[12] ?? 0) ^ bits;
  state[13] = (state[13] ?? 0) ^ bits;
  for (let round = 0; round < 14; round++) mixAll(state, words, round % 10);
  for (let at = 0; at < 8; at++) {
    view.setInt32(4 * at, (start[at] ?? 0) ^ (state[at] ?? 0) ^ (state[at + 8] ?? 0));
  }
  return block.subarray(0, 32);
}

/** SHA-256's. */
const start = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** The first digits of pi. */
const constants = [
  0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344, 0xa4093822, 0x299f31d0, 0x082efa98, 0xec4e6c89,
  0x452821e6, 0x38d01377, 0xbe5466cf, 0x34e90c6c, 0xc0ac29b7, 0xc97c50dd, 0x3f84d5b5, 0xb5470917,
];

/** The four columns, then the four diagonals. */
const quarters = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

let digits: Uint8Array | undefined;

function mixAll(state: Int32Array, words: Int32Array, round: number): void {
  digits ??= Uint8Array.from(wordOrder.join(''), (digit) => Number.parseInt(digit, 16));
  for (let at = 0; at < 8; at++) {
    const quarter = quarters[at] ?? quarters[0];
    const left = digits[16 * round + 2 * at] ?? 0;
    const right = digits[16 * round + 2 * at + 1] ?? 0;
    mix(state, quarter, (words[left] ?? 0) ^ (constants[right] ?? 0), 16, 12);
    mix(state, quarter, (words[right] ?? 0) ^ (constants[left] ?? 0), 8, 7);
  }
}

function mix(
  state: Int32Array,
  [a, b, c, d]: readonly [number, number, number, number],
  word: number,
  first: number,
  second: number,
): void {
  state[a] = (state[a] ?? 0) + (state[b] ?? 0) + word;
  state[d] = rotate((state[d] ?? 0) ^ (state[a] ?? 0), first);
  state[c] = (state[c] ?? 0) + (state[d] ?? 0);
  state[b] = rotate((state[b] ?? 0) ^ (state[c] ?? 0), second);
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
