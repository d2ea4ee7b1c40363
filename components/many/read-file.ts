/** The largest file that is read, in bytes: 10,000 rows with room for many other columns. */
export const largestFile = 8 * 2 ** 20;

export type ReadFile =
  | { status: 'read'; text: string }
  | { status: 'refused'; why: 'tooLarge' | 'binary' | 'spreadsheet' };

/** The text of a file, whichever encoding spreadsheets save it in. Throws where the browser cannot read it. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > largestFile) return { status: 'refused', why: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (beginsWith(bytes, [0x50, 0x4b, 3, 4]) || beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return { status: 'refused', why: 'spreadsheet' };
  const text = decode(bytes);
  // No text has these: NUL, and the controls up to BEL.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\0-\x07]/.test(text) ? { status: 'refused', why: 'binary' } : { status: 'read', text };
}

function decode(bytes: Uint8Array): string {
  if (beginsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (beginsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: what older spreadsheets save. Addresses are the same letters in both.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}
