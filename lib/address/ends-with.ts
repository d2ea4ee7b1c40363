/** Whether the last `count` bytes are the first of a hash. */
export function endsWith(bytes: Uint8Array, hash: Uint8Array, count: number): boolean {
  const from = bytes.length - count;
  for (let at = 0; at < count; at++) if (bytes[from + at] !== hash[at]) return false;
  return true;
}
