// Made on import and not at the first use, since constants need no bounds checks. A state has 16 columns of eight rows; a column is two
// words, with the first row and the fifth in their lowest bytes.
const state = new Int32Array(32);
const block = new Int32Array(32);
// The state within a permutation, before and after each mixing.
const before = new Int32Array(32);
const after = new Int32Array(32);

/** How many words on the column stands whose byte of a row is taken. */
const shiftsOfP = new Uint8Array([0, 2, 4, 6, 9, 11, 13, 23]);
const shiftsOfQ = new Uint8Array([2, 6, 10, 22, 1, 5, 9, 13]);

// What a byte in a row adds to the first and to the second word of its column after the S-box, for the upper four rows; the lower four
// exchange the words. Filled at the first use.
const first0 = new Int32Array(256);
const first1 = new Int32Array(256);
const first2 = new Int32Array(256);
const first3 = new Int32Array(256);
const second0 = new Int32Array(256);
const second1 = new Int32Array(256);
const second2 = new Int32Array(256);
const second3 = new Int32Array(256);

/** Grøstl-512, the SHA-3 finalist with its final tweak, as Groestlcoin uses it. At most 119 bytes, which is one block. */
export function groestl512(message: Uint8Array): Uint8Array {
  const { length } = message;
  if (length > 119) throw new Error(`Groestl-512 of ${length} bytes; at most 119 fit`);
  if (first0[0] === 0) fillProducts();
  block.fill(0);
  for (let at = 0; at < length; at++) flip(block, at, message[at] ?? 0);
  flip(block, length, 0x80);
  flip(block, 127, 1);
  state.set(block);
  flip(state, 126, 2);
  permuteP(state);
  permuteQ(block);
  for (let at = 0; at < 32; at++) state[at] = (state[at] ?? 0) ^ (block[at] ?? 0);
  flip(state, 126, 2);
  block.set(state);
  permuteP(state);
  const hash = new Uint8Array(64);
  for (let at = 0; at < 64; at++) {
    const word = 16 + (at >> 2);
    hash[at] = ((state[word] ?? 0) ^ (block[word] ?? 0)) >> (8 * (at & 3));
  }
  return hash;
}

/** The bits of a byte in its place. */
function flip(words: Int32Array, at: number, bits: number): void {
  words[at >> 2] = (words[at >> 2] ?? 0) ^ (bits << (8 * (at & 3)));
}

/** Tells the first row the round and the column. */
function permuteP(words: Int32Array): void {
  after.set(words);
  for (let round = 0; round < 14; round++) {
    for (let at = 0; at < 32; at += 2) {
      before[at] = (after[at] ?? 0) ^ (at << 3) ^ round;
      before[at + 1] = after[at + 1] ?? 0;
    }
    mix(shiftsOfP);
  }
  words.set(after);
}

/** Flips all bits, and tells the last row the round and the column. */
function permuteQ(words: Int32Array): void {
  after.set(words);
  for (let round = 0; round < 14; round++) {
    for (let at = 0; at < 32; at += 2) {
      before[at] = ~(after[at] ?? 0);
      before[at + 1] = ~(after[at + 1] ?? 0) ^ (((at << 3) ^ round) << 24);
    }
    mix(shiftsOfQ);
  }
  words.set(after);
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: eight times the same; with a function for it, it takes 1.1 times the time.
function mix(shifts: Uint8Array): void {
  const { 0: a = 0, 1: b = 0, 2: c = 0, 3: d = 0, 4: e = 0, 5: f = 0, 6: g = 0, 7: h = 0 } = shifts;
  for (let at = 0; at < 32; at += 2) {
    // Each byte is used up before the next is taken, so all stay in registers.
    const row0 = byteOf(at + a, 0);
    let first = first0[row0] ?? 0;
    let second = second0[row0] ?? 0;
    const row1 = byteOf(at + b, 8);
    first ^= first1[row1] ?? 0;
    second ^= second1[row1] ?? 0;
    const row2 = byteOf(at + c, 16);
    first ^= first2[row2] ?? 0;
    second ^= second2[row2] ?? 0;
    const row3 = byteOf(at + d, 24);
    first ^= first3[row3] ?? 0;
    second ^= second3[row3] ?? 0;
    const row4 = byteOf(at + e, 0);
    first ^= second0[row4] ?? 0;
    second ^= first0[row4] ?? 0;
    const row5 = byteOf(at + f, 8);
    first ^= second1[row5] ?? 0;
    second ^= first1[row5] ?? 0;
    const row6 = byteOf(at + g, 16);
    first ^= second2[row6] ?? 0;
    second ^= first2[row6] ?? 0;
    const row7 = byteOf(at + h, 24);
    first ^= second3[row7] ?? 0;
    second ^= first3[row7] ?? 0;
    after[at] = first;
    after[at + 1] = second;
  }
}

function byteOf(at: number, bits: number): number {
  return ((before[at & 31] ?? 0) >>> bits) & 255;
}

function fillProducts(): void {
  const sBox = makeSBox();
  const tables = [first0, first1, first2, first3, second0, second1, second2, second3];
  // Four rows further down, the words have changed places.
  for (const [row, table] of tables.entries()) fill(table, sBox, row);
}

/** With what each byte of a row adds to the first word. */
function fill(table: Int32Array, sBox: Uint8Array, row: number): void {
  for (let at = 0; at < 4 * 256; at++) {
    flip(table, at, multiply(sBox[at >> 2] ?? 0, factors[(row - (at & 3)) & 7] ?? 0));
  }
}

const factors = [2, 2, 3, 4, 5, 3, 5, 7];

/** In AES's field, by a factor below 8. */
function multiply(byte: number, factor: number): number {
  const twice = double(byte);
  return (factor & 1 ? byte : 0) ^ (factor & 2 ? twice : 0) ^ (factor & 4 ? double(twice) : 0);
}

function double(byte: number): number {
  return (byte << 1) ^ (byte & 0x80 ? 0x11b : 0);
}

/** AES's (FIPS 197, 5.1.1): the inverse in the field, then an affine map. */
function makeSBox(): Uint8Array {
  const box = new Uint8Array(256).fill(0x63);
  // 3 generates the field: `power` runs through its elements, `inverse` through their inverses.
  let power = 1;
  let inverse = 1;
  do {
    power ^= double(power);
    inverse ^= inverse << 1;
    inverse ^= inverse << 2;
    inverse ^= inverse << 4;
    inverse = (inverse & 0xff) ^ (inverse & 0x80 ? 0x09 : 0);
    const turned = inverse * 0x101;
    box[power] = 0x63 ^ inverse ^ (turned >> 7) ^ (turned >> 6) ^ (turned >> 5) ^ (turned >> 4);
  } while (power !== 1);
  return box;
}
