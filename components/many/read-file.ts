import { isSpreadsheet } from '@/components/is-spreadsheet';
import { decodeText } from '@/lib/extension/decode-text';

/** The largest file that is read, in bytes: 10,000 rows with room for many other columns. */
export const largestFile = 8 * 2 ** 20;

export type ReadFile =
  | { status: 'read'; text: string }
  | { status: 'refused'; why: 'tooLarge' | 'binary' | 'spreadsheet' };

/** The text of a file, whichever encoding spreadsheets save it in. Throws where the browser cannot read it. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > largestFile) return { status: 'refused', why: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isSpreadsheet(bytes)) return { status: 'refused', why: 'spreadsheet' };
  const text = decodeText(bytes);
  // No text has these: NUL, and the controls up to BEL.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\0-\x07]/.test(text) ? { status: 'refused', why: 'binary' } : { status: 'read', text };
}
