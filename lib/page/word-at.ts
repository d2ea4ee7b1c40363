import { within } from './words';

/** No address is longer; a text without a blank may be. */
const longest = 512;

/** Where the word around a place in a text begins and ends, without the marks around it. Empty between two blanks. */
export function wordAt(text: string, offset: number): { start: number; end: number } {
  const before = /\S*$/.exec(text.slice(Math.max(0, offset - longest), offset))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(offset, offset + longest))?.[0] ?? '';
  const word = before + after;
  const { 0: bare = '', index = 0 } = within.exec(word) ?? {};
  const start = offset - before.length + index;
  return { start, end: start + bare.length };
}
