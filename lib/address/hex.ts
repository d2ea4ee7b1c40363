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
  // Chromium has it since 140, Node not yet.
  const own: (() => string) | undefined = bytes.toHex;
  if (own) return own.call(bytes);
  const codes: number[] = [];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    codes.push(hexDigits.charCodeAt(byte >> 4), hexDigits.charCodeAt(byte & 15));
  }
  // Not joined piece by piece: such a text is put together again by whoever reads it.
  return String.fromCharCode(...codes);
}

/** The bytes of a hex text of even length; the caller has checked its characters. */
export function fromHex(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length >> 1);
  readHex(text, 0, bytes);
  return bytes;
}

/** Which kinds of characters a text has from an offset on. */
export function kindsOf(text: string, from: number): number {
  if (table[firstLetter] === 0) fillTable();
  let kinds = 0;
  let at = from;
  // Two a step take four fifths of the time.
  for (; at + 1 < text.length; at += 2) {
    const high = table[text.charCodeAt(at)] ?? foreign;
    kinds |= high | (table[text.charCodeAt(at + 1)] ?? foreign);
  }
  if (at < text.length) kinds |= table[text.charCodeAt(at)] ?? foreign;
  return kinds & ~15;
}

/**
 * Fills `bytes` with the hex digits of a text from an offset on, and tells which kinds of characters these were: foreign ones where they
 * are not as many.
 */
export function readHex(text: string, from: number, bytes: Uint8Array): number {
  if (text.length !== from + 2 * bytes.length) return foreign;
  if (table[firstLetter] === 0) fillTable();
  let kinds = 0;
  // To the length of the text, since up to there engines know that it has characters.
  for (let at = from; at + 1 < text.length; at += 2) {
    const high = table[text.charCodeAt(at)] ?? foreign;
    const low = table[text.charCodeAt(at + 1)] ?? foreign;
    kinds |= high | low;
    bytes[(at - from) >> 1] = (high << 4) | (low & 15);
  }
  return kinds & ~15;
}

/**
 * A digit's value and kind by its character code. Made on import and not at the first use, since constants need no bounds checks;
 * filled at the first use.
 */
const table = new Uint8Array(128);

const firstLetter = 97;

function fillTable(): void {
  table.fill(foreign);
  for (let digit = 0; digit < 16; digit++) {
    const lower = hexDigits.charCodeAt(digit);
    table[lower] = digit > 9 ? digit | lowerLetter : digit;
    if (digit > 9) table[lower - 32] = digit | upperLetter;
  }
}
