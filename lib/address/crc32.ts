let table: Int32Array | undefined;

/** CRC-32 as in ISO 3309 and zlib, 0 to 2^32 - 1. */
export function crc32(bytes: Uint8Array): number {
  table ??= Int32Array.from({ length: 256 }, (_, byte) => shift(byte));
  let state = -1;
  for (let at = 0; at < bytes.length; at++) {
    state = (state >>> 8) ^ (table[(state ^ (bytes[at] ?? 0)) & 255] ?? 0);
  }
  return ~state >>> 0;
}

function shift(start: number): number {
  let state = start;
  for (let bit = 0; bit < 8; bit++) state = (state >>> 1) ^ (0xedb88320 & -(state & 1));
  return state;
}
