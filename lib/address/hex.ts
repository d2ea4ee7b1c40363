/** Bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += (byte + 256).toString(16).slice(1);
  return text;
}

/** The bytes of a hex text of even length; the caller has checked its characters. */
export function fromHex(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length >> 1);
  for (let at = 0; at < bytes.length; at++) {
    bytes[at] = Number.parseInt(text.slice(2 * at, 2 * at + 2), 16);
  }
  return bytes;
}
