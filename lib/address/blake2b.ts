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

/** Made at the first use and kept: allocating takes longer than hashing a block. */
let memory: Memory | undefined;

type Memory = {
  schedule: Uint8Array;
  hash: Int32Array;
  state: Int32Array;
  words: Int32Array;
  block: Uint8Array;
  view: DataView;
};

/**
 * BLAKE2b (RFC 7693) without a key. `size` is the length of the hash, 1 to 64 bytes; `person`, at most 16 bytes, is the
 * personalization.
 */
export function blake2b(message: Uint8Array, size: number, person?: Uint8Array): Uint8Array {
  memory ??= makeMemory();
  const { hash, block, view } = memory;
  hash.set(start);
  hash[0] = (hash[0] ?? 0) ^ 0x01010000 ^ size;
  if (person) {
    block.fill(0);
    block.set(person);
    for (let at = 0; at < 4; at++)
      hash[12 + at] = (hash[12 + at] ?? 0) ^ view.getInt32(4 * at, true);
  }
  for (let done = 0; done === 0 || done < message.length; ) {
    const part = message.subarray(done, done + 128);
    block.set(part);
    block.fill(0, part.length);
    done += 128;
    compress(memory, Math.min(done, message.length), done >= message.length);
  }
  for (let at = 0; at < 16; at++) view.setInt32(4 * at, hash[at] ?? 0, true);
  return block.slice(0, size);
}

function makeMemory(): Memory {
  const block = new Uint8Array(128);
  return {
    schedule: Uint8Array.from(order.join(''), (digit) => 2 * Number.parseInt(digit, 16)),
    hash: new Int32Array(16),
    state: new Int32Array(32),
    words: new Int32Array(32),
    block,
    view: new DataView(block.buffer),
  };
}

/** `counter` is how many bytes of the message the block ends at, below 2^32. */
function compress(memory: Memory, counter: number, isLast: boolean): void {
  const { schedule, hash, state, words, view } = memory;
  for (let at = 0; at < 32; at++) words[at] = view.getInt32(4 * at, true);
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
  for (let step = 0; step < 8; step++) {
    const a = step & 3;
    const shift = step >> 2;
    const b = 2 * (4 + ((a + shift) & 3));
    const c = 2 * (8 + ((a + 2 * shift) & 3));
    const d = 2 * (12 + ((a + 3 * shift) & 3));
    const at = row + 2 * step;
    mixFirst(state, words, 2 * a, b, c, d, schedule[at] ?? 0);
    mixSecond(state, words, 2 * a, b, c, d, schedule[at + 1] ?? 0);
  }
}

/** The first half of a step (RFC 7693, 3.1). All but the first two are indexes of a low word; its high word follows it. */
function mixFirst(
  state: Int32Array,
  words: Int32Array,
  a: number,
  b: number,
  c: number,
  d: number,
  word: number,
): void {
  const bLow = state[b] ?? 0;
  const bHigh = state[b + 1] ?? 0;
  add(state, a, bLow, bHigh);
  add(state, a, words[word] ?? 0, words[word + 1] ?? 0);
  // Turned by 32 bits.
  const dLow = (state[d + 1] ?? 0) ^ (state[a + 1] ?? 0);
  const dHigh = (state[d] ?? 0) ^ (state[a] ?? 0);
  state[d] = dLow;
  state[d + 1] = dHigh;
  add(state, c, dLow, dHigh);
  const low = bLow ^ (state[c] ?? 0);
  const high = bHigh ^ (state[c + 1] ?? 0);
  state[b] = (low >>> 24) | (high << 8);
  state[b + 1] = (high >>> 24) | (low << 8);
}

/** The second half, which turns by other numbers of bits. */
function mixSecond(
  state: Int32Array,
  words: Int32Array,
  a: number,
  b: number,
  c: number,
  d: number,
  word: number,
): void {
  const bLow = state[b] ?? 0;
  const bHigh = state[b + 1] ?? 0;
  add(state, a, bLow, bHigh);
  add(state, a, words[word] ?? 0, words[word + 1] ?? 0);
  const dLow = (state[d] ?? 0) ^ (state[a] ?? 0);
  const dHigh = (state[d + 1] ?? 0) ^ (state[a + 1] ?? 0);
  state[d] = (dLow >>> 16) | (dHigh << 16);
  state[d + 1] = (dHigh >>> 16) | (dLow << 16);
  add(state, c, state[d] ?? 0, state[d + 1] ?? 0);
  // By 63 to the right is by 1 to the left.
  const low = bLow ^ (state[c] ?? 0);
  const high = bHigh ^ (state[c + 1] ?? 0);
  state[b] = (low << 1) | (high >>> 31);
  state[b + 1] = (high << 1) | (low >>> 31);
}

function add(state: Int32Array, to: number, low: number, high: number): void {
  const old = state[to] ?? 0;
  const sum = (old + low) | 0;
  // The carry without a comparison, which would be slower.
  const carry = ((old & low) | ((old | low) & ~sum)) >>> 31;
  state[to] = sum;
  state[to + 1] = (state[to + 1] ?? 0) + high + carry;
}
