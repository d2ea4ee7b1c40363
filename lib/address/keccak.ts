import { permute } from './keccak-f';

// Made on import and not at the first use, since constants need no bounds checks, and kept, since allocating takes time. A lane of
// 64 bits is two words, the low one first; every machine that runs a browser has the lowest byte first, too.
const words = new Int32Array(50);

/** For hashBlock: what writes its message here itself saves two copies of it. */
export const block: Uint8Array = new Uint8Array(words.buffer);
const hash = new Uint8Array(words.buffer, 0, 32);

/**
 * Keccak-256 as Ethereum uses it: the padding from before SHA-3. At most 135 bytes, which is one block. The hash stands until the next
 * one is made.
 */
export function keccak256(message: Uint8Array): Uint8Array {
  return hashOf(message, 1);
}

/** SHA3-256 (FIPS 202) of at most 135 bytes; as for keccak256. */
export function sha3(message: Uint8Array): Uint8Array {
  return hashOf(message, 6);
}

/** Replaces the first bytes of `block`, at most 135, by their hash, which is Keccak-256 with a padding of 1. */
export function hashBlock(length: number, padding: number): void {
  constants ??= roundConstants();
  block.fill(0, length);
  block[length] = padding;
  block[135] = (block[135] ?? 0) | 0x80;
  permute(words, constants, 0);
}

/** Replaces the first 32 bytes of `block` by their KangarooTwelve (RFC 9861), without a customization string: the last twelve rounds. */
export function hashKey(): void {
  constants ??= roundConstants();
  block.fill(0, 32);
  // 32 is the length of that string: none.
  block[33] = 7;
  block[167] = 0x80;
  permute(words, constants, 24);
}

function hashOf(message: Uint8Array, padding: number): Uint8Array {
  if (message.length > 135) throw new Error(`Keccak of ${message.length} bytes; at most 135 fit`);
  block.set(message);
  hashBlock(message.length, padding);
  return hash;
}

let constants: Int32Array | undefined;

/** Iota, bit-interleaved: the bits of the constants come from a shift register. */
function roundConstants(): Int32Array {
  const constants = new Int32Array(48);
  let shift = 1;
  for (let round = 0; round < 48; round += 2) {
    for (let bit = 0; bit < 64; bit = 2 * bit + 1) {
      // The lowest bit is the first even one, all others are odd.
      const half = bit === 0 ? round : round + 1;
      if (shift & 1) constants[half] = (constants[half] ?? 0) | (1 << (bit >> 1));
      shift = ((shift << 1) ^ ((shift >> 7) * 0x171)) & 255;
    }
  }
  return constants;
}
