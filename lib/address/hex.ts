/** Of a byte's two halves. */
export const hexDigits = '0123456789abcdef';

/** In either case. */
export const hexAlphabet = '0123456789abcdefABCDEF';

/** What readHex answers: the kinds of characters that it met, as bits. */
export const lowerLetter = 0x20;
export const upperLetter = 0x40;
export const foreign = 0x80;

/** Bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  pairs ??= Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
  let text = '';
  for (let at = 0; at < bytes.length; at++) text += pairs[bytes[at] ?? 0];
  return text;
}

let pairs: string[] | undefined;

/** The bytes of a hex text of even length; the caller has checked its characters. */
export function fromHex(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length >> 1);
  readHex(text, 0, bytes);
  return bytes;
}

/** Fills `bytes` with the hex digits of a text from an offset on, and tells which kinds of characters these were. */
export function readHex(text: string, from: number, bytes: Uint8Array): number {
  table ??= makeTable();
  let kinds = 0;
  for (let at = 0; at < bytes.length; at++) {
    const high = table[text.charCodeAt(from + 2 * at)] ?? foreign;
    const low = table[text.charCodeAt(from + 2 * at + 1)] ?? foreign;
    kinds |= high | low;
    bytes[at] = (high << 4) | (low & 15);
  }
  return kinds & ~15;
}

/** A digit's value and kind by its character code. */
let table: Uint8Array | undefined;

function makeTable(): Uint8Array {
  const kinds = new Uint8Array(128).fill(foreign);
  for (let digit = 0; digit < 16; digit++) {
    const lower = hexDigits.charCodeAt(digit);
    kinds[lower] = digit > 9 ? digit | lowerLetter : digit;
    if (digit > 9) kinds[lower - 32] = digit | upperLetter;
  }
  return kinds;
}
