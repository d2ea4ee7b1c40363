/** Keccak-256 as Ethereum uses it: the padding from before SHA-3. At most 135 bytes, which is one block. */
export function keccak256(message: Uint8Array): Uint8Array {
  return hashBlock(message, 1);
}

/** SHA3-256 (FIPS 202) of at most 135 bytes. */
export function sha3(message: Uint8Array): Uint8Array {
  return hashBlock(message, 6);
}

function hashBlock(message: Uint8Array, padding: number): Uint8Array {
  if (message.length > 135) throw new Error(`Keccak of ${message.length} bytes; at most 135 fit`);
  const bytes = new Uint8Array(200);
  bytes.set(message);
  bytes[message.length] = padding;
  bytes[135] = (bytes[135] ?? 0) | 0x80;
  const view = new DataView(bytes.buffer);
  // A lane of 64 bits is two words, the low one first.
  const state = new Int32Array(50);
  for (let at = 0; at < 34; at++) state[at] = view.getInt32(4 * at, true);
  permute(state);
  for (let at = 0; at < 8; at++) view.setInt32(4 * at, state[at] ?? 0, true);
  return bytes.subarray(0, 32);
}

/** Keccak-f[1600], step by step as in FIPS 202, 3.2. */
function permute(state: Int32Array): void {
  const parity = new Int32Array(10);
  let shift = 1;
  for (let round = 0; round < 24; round++) {
    theta(state, parity);
    rhoAndPi(state);
    for (let row = 0; row < 50; row += 10) {
      chi(state, row);
      chi(state, row + 1);
    }
    shift = iota(state, shift);
  }
}

function theta(state: Int32Array, parity: Int32Array): void {
  parity.fill(0);
  for (let row = 0; row < 50; row += 10) {
    for (let at = 0; at < 10; at++) parity[at] = (parity[at] ?? 0) ^ (state[row + at] ?? 0);
  }
  for (let at = 0; at < 10; at++) {
    const left = parity[(at + 8) % 10] ?? 0;
    const right = (at + 2) % 10;
    const change = left ^ ((parity[right] ?? 0) << 1) ^ ((parity[right ^ 1] ?? 0) >>> 31);
    for (let row = at; row < 50; row += 10) state[row] = (state[row] ?? 0) ^ change;
  }
}

function rhoAndPi(state: Int32Array): void {
  let x = 1;
  let y = 0;
  let low = state[2] ?? 0;
  let high = state[3] ?? 0;
  for (let step = 1, turn = 1; step <= 24; step++, turn += step) {
    const next = (2 * x + 3 * y) % 5;
    x = y;
    y = next;
    const lane = 2 * x + 10 * y;
    const nextLow = state[lane] ?? 0;
    const nextHigh = state[lane + 1] ?? 0;
    const first = turn & 32 ? high : low;
    const second = turn & 32 ? low : high;
    // A shift by 32 shifts by 0, so a turn by 0 needs two shifts.
    const back = 31 - (turn & 31);
    state[lane] = (first << turn) | ((second >>> 1) >>> back);
    state[lane + 1] = (second << turn) | ((first >>> 1) >>> back);
    low = nextLow;
    high = nextHigh;
  }
}

/** One half of the five lanes of a row. */
function chi(state: Int32Array, at: number): void {
  const a = state[at] ?? 0;
  const b = state[at + 2] ?? 0;
  const c = state[at + 4] ?? 0;
  const d = state[at + 6] ?? 0;
  const e = state[at + 8] ?? 0;
  state[at] = a ^ (~b & c);
  state[at + 2] = b ^ (~c & d);
  state[at + 4] = c ^ (~d & e);
  state[at + 6] = d ^ (~e & a);
  state[at + 8] = e ^ (~a & b);
}

/** The bits of a round's constant come from a shift register; what comes back is its next state. */
function iota(state: Int32Array, shift: number): number {
  let next = shift;
  for (let bit = 0; bit < 64; bit = 2 * bit + 1) {
    if (next & 1) state[bit >> 5] = (state[bit >> 5] ?? 0) ^ (1 << bit);
    next = ((next << 1) ^ ((next >> 7) * 0x171)) & 255;
  }
  return next;
}
