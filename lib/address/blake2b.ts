import { mix, schedule, mixed as state, message as words } from './blake2b-mix';
import { endsWith } from './ends-with';

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

// Each array of bytes is the memory of the words before it: every machine that runs a browser has the lowest byte of a word first, as
// BLAKE2b has.
const hash = new Int32Array(16);
const hashBytes = new Uint8Array(hash.buffer);
const block = new Uint8Array(words.buffer);

/**
 * BLAKE2b (RFC 7693) without a key. `size` is the length of the hash, 1 to 64 bytes; `person`, at most 16 bytes, is the
 * personalization.
 */
export function blake2b(message: Uint8Array, size: number, person?: Uint8Array): Uint8Array {
  return hashOf(message, message.length, size, person).slice(0, size);
}

/**
 * Whether the last `count` bytes are the first of the BLAKE2b of those before: nothing is copied. `size` is the length of that hash.
 */
export function endsWithBlake2b(bytes: Uint8Array, size: number, count: number): boolean {
  return endsWith(bytes, hashOf(bytes, bytes.length - count, size), count);
}

/** Of the first `length` bytes of a message; it stands until the next one is made. */
function hashOf(message: Uint8Array, length: number, size: number, person?: Uint8Array) {
  if (schedule[1] === 0) fillSchedule();
  begin(size, person);
  for (let done = 0; done === 0 || done < length; done += 128) {
    const rest = Math.min(length - done, 128);
    // Whole words; those behind them are not read.
    const used = (rest + 7) & ~7;
    for (let at = 0; at < used; at++) block[at] = at < rest ? (message[done + at] ?? 0) : 0;
    compress(done + rest, length <= done + 128, used >> 2);
  }
  return hashBytes;
}

function begin(size: number, person: Uint8Array | undefined): void {
  for (let at = 0; at < 16; at++) hash[at] = start[at] ?? 0;
  hash[0] = (hash[0] ?? 0) ^ 0x01010000 ^ size;
  if (person) {
    block.fill(0);
    block.set(person);
    for (let at = 0; at < 4; at++) hash[12 + at] = (hash[12 + at] ?? 0) ^ (words[at] ?? 0);
  }
}

function fillSchedule(): void {
  for (let at = 0; at < 192; at++) {
    const row = wordOrder[(at >> 4) % 10] ?? '';
    schedule[at] = 2 * Number.parseInt(row.charAt(at & 15), 16);
  }
}

/** `counter` is how many bytes of the message the block ends at, below 2^32. */
function compress(counter: number, isLast: boolean, used: number): void {
  for (let at = 0; at < 16; at++) {
    state[at] = hash[at] ?? 0;
    state[at + 16] = start[at] ?? 0;
  }
  state[24] = (state[24] ?? 0) ^ counter;
  if (isLast) {
    state[28] = ~(state[28] ?? 0);
    state[29] = ~(state[29] ?? 0);
  }
  mix(used);
  for (let at = 0; at < 16; at++) {
    hash[at] = (hash[at] ?? 0) ^ (state[at] ?? 0) ^ (state[at + 16] ?? 0);
  }
}
