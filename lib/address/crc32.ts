/** CRC-32 as in ISO 3309 and zlib, 0 to 2^32 - 1. */
export function crc32(bytes: Uint8Array): number {
  let state = -1;
  for (const byte of bytes) {
    state ^= byte;
    for (let bit = 0; bit < 8; bit++) state = (state >>> 1) ^ (0xedb88320 & -(state & 1));
  }
  return ~state >>> 0;
}
