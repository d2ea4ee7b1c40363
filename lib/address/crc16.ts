let table: Uint16Array | undefined;

/** CRC-16/XMODEM of the first bytes: polynomial 1021, start 0. 0 over bytes that end with their own checksum, the high byte first. */
export function crc16(bytes: Uint8Array, length = bytes.length): number {
  table ??= Uint16Array.from({ length: 256 }, (_, byte) => shift(byte << 8));
  let state = 0;
  for (let at = 0; at < length; at++) {
    state = ((state << 8) & 0xffff) ^ (table[(state >> 8) ^ (bytes[at] ?? 0)] ?? 0);
  }
  return state;
}

function shift(start: number): number {
  let state = start;
  for (let bit = 0; bit < 8; bit++) state = (state << 1) ^ (state & 0x8000 ? 0x1021 : 0);
  return state;
}
