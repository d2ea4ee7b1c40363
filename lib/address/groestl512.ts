/** Grøstl-512, the SHA-3 finalist with its final tweak, as Groestlcoin uses it. At most 119 bytes, which is one block. */
export function groestl512(message: Uint8Array): Uint8Array {
  if (message.length > 119) {
    throw new Error(`Groestl-512 of ${message.length} bytes; at most 119 fit`);
  }
  const block = new Uint8Array(128);
  block.set(message);
  block[message.length] = 0x80;
  block[127] = 1;
  const start = new Uint8Array(128);
  start[126] = 2;
  const chained = xor(xor(permute(xor(start, block), p), permute(block, q)), start);
  return xor(permute(chained, p), chained).subarray(64);
}

/** A permutation of 8 rows and 16 columns: how far each row turns, the row that is told the round, and what all bytes are flipped with. */
type Permutation = { shifts: readonly number[]; roundRow: number; flip: number };

const p: Permutation = { shifts: [0, 1, 2, 3, 4, 5, 6, 11], roundRow: 0, flip: 0 };
const q: Permutation = { shifts: [1, 3, 5, 11, 0, 2, 4, 6], roundRow: 7, flip: 0xff };

const factors = [2, 2, 3, 4, 5, 3, 5, 7];

let products: Int32Array | undefined;

function permute(input: Uint8Array, { shifts, roundRow, flip }: Permutation): Uint8Array {
  products ??= makeProducts();
  let state: Uint8Array = input;
  for (let round = 0; round < 14; round++) {
    const columns = new Int32Array(32);
    // Byte i stands in row i mod 8, column i / 8.
    for (let at = 0; at < 128; at++) {
      const row = at & 7;
      const from = (at + 8 * (shifts[row] ?? 0)) & 127;
      const told = row === roundRow ? ((from >> 3) << 4) ^ round : 0;
      const product = 2 * ((row << 8) | ((state[from] ?? 0) ^ flip ^ told));
      const half = 2 * (at >> 3);
      columns[half] = (columns[half] ?? 0) ^ (products[product] ?? 0);
      columns[half + 1] = (columns[half + 1] ?? 0) ^ (products[product + 1] ?? 0);
    }
    state = new Uint8Array(columns.buffer);
  }
  return state;
}

/** What a byte in a row adds to its column after the S-box: two words for every row and byte, in the machine's byte order. */
function makeProducts(): Int32Array {
  const sBox = makeSBox();
  const bytes = new Uint8Array(8 * 256 * 8);
  for (let at = 0; at < bytes.length; at++) {
    const [row, byte, target] = [at >> 11, (at >> 3) & 0xff, at & 7];
    bytes[at] = multiply(sBox[byte] ?? 0, factors[(row - target) & 7] ?? 0);
  }
  return new Int32Array(bytes.buffer);
}

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

function xor(left: Uint8Array, right: Uint8Array): Uint8Array {
  return left.map((byte, at) => byte ^ (right[at] ?? 0));
}
