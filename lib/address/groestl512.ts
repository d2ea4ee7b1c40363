// Made on import and not at the first use, since constants need no bounds checks. A state has 16 columns of eight rows; a column is two
// words, with the first row and the fifth in their lowest bytes.
const state = new Int32Array(32);
const block = new Int32Array(32);
const next = new Int32Array(32);

/** How many words on the column stands whose byte of a row is taken. */
const shiftsOfP = new Uint8Array([0, 2, 4, 6, 9, 11, 13, 23]);
const shiftsOfQ = new Uint8Array([2, 6, 10, 22, 1, 5, 9, 13]);

/** What a byte in each of the upper four rows adds to its column after the S-box; the lower four exchange the words. Filled at the first use. */
const products = new Int32Array(4 * 256 * 2);

/** Grøstl-512, the SHA-3 finalist with its final tweak, as Groestlcoin uses it. At most 119 bytes, which is one block. */
export function groestl512(message: Uint8Array): Uint8Array {
  const { length } = message;
  if (length > 119) throw new Error(`Groestl-512 of ${length} bytes; at most 119 fit`);
  if (products[0] === 0) fillProducts();
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
  for (let round = 0; round < 14; round++) {
    for (let at = 0; at < 32; at += 2) words[at] = (words[at] ?? 0) ^ (at << 3) ^ round;
    mix(words, shiftsOfP);
  }
}

/** Flips all bits, and tells the last row the round and the column. */
function permuteQ(words: Int32Array): void {
  for (let round = 0; round < 14; round++) {
    for (let at = 0; at < 32; at += 2) {
      words[at] = ~(words[at] ?? 0);
      words[at + 1] = ~(words[at + 1] ?? 0) ^ (((at << 3) ^ round) << 24);
    }
    mix(words, shiftsOfQ);
  }
}

function mix(words: Int32Array, shifts: Uint8Array): void {
  for (let at = 0; at < 32; at += 2) {
    let low = 0;
    let high = 0;
    for (let row = 0; row < 4; row++) {
      const upper = productOf(row, words[(at + (shifts[row] ?? 0)) & 31] ?? 0);
      const lower = productOf(row, words[(at + (shifts[row + 4] ?? 0)) & 31] ?? 0);
      low ^= (products[upper] ?? 0) ^ (products[lower + 1] ?? 0);
      high ^= (products[upper + 1] ?? 0) ^ (products[lower] ?? 0);
    }
    next[at] = low;
    next[at + 1] = high;
  }
  words.set(next);
}

/** Where the products of a word's byte stand. */
function productOf(row: number, word: number): number {
  return (row << 9) | (((word >>> (8 * row)) & 255) << 1);
}

function fillProducts(): void {
  const sBox = makeSBox();
  for (let at = 0; at < 4 * 256 * 8; at++) {
    const [row, byte, target] = [at >> 11, (at >> 3) & 0xff, at & 7];
    flip(products, at, multiply(sBox[byte] ?? 0, factors[(row - target) & 7] ?? 0));
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
