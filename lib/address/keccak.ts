import { permute } from './keccak-f';

/** Keccak-256 as Ethereum uses it: the padding from before SHA-3. At most 135 bytes, which is one block. */
export function keccak256(message: Uint8Array): Uint8Array {
  return hashBlock(message, 1);
}

/** SHA3-256 (FIPS 202) of at most 135 bytes. */
export function sha3(message: Uint8Array): Uint8Array {
  return hashBlock(message, 6);
}

/** Made at the first use and kept: allocating takes a fifth of the time of a hash. */
let memory: Memory | undefined;

type Memory = { block: Uint8Array; words: Int32Array; constants: Int32Array };

function hashBlock(message: Uint8Array, padding: number): Uint8Array {
  if (message.length > 135) throw new Error(`Keccak of ${message.length} bytes; at most 135 fit`);
  memory ??= makeMemory();
  const { block, words, constants } = memory;
  block.fill(0);
  block.set(message);
  block[message.length] = padding;
  block[135] = (block[135] ?? 0) | 0x80;
  permute(words, constants);
  return block.slice(0, 32);
}

function makeMemory(): Memory {
  // A lane of 64 bits is two words, the low one first; every machine that runs a browser has the lowest byte first, too.
  const words = new Int32Array(50);
  return {
    block: new Uint8Array(words.buffer),
    words,
    constants: roundConstants(),
  };
}

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
