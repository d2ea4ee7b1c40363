const shortest = 25;
const longest = 256;

/**
 * Takes a run of letters and digits together with the letters of other alphabets beside it, as an address is that has such a letter in
 * it; then the plain parts of it, which may be addresses by themselves.
 * @returns where it ends; 0: there are no such letters, or too many for an address
 */
export function addBroken(
  text: string,
  from: number,
  to: number,
  take: (start: number, end: number, isWhole: boolean) => void,
): number {
  if (!isForeign(text.charCodeAt(from - 1)) && !isForeign(text.charCodeAt(to))) return 0;
  let [start, end] = [from, to];
  // Not to the ends of whatever a page holds: this comes at every probe. Outside of the text there is nothing that is in a run.
  while (end - start <= longest && isInRun(text, start - 1)) start--;
  while (end - start <= longest && isInRun(text, end)) end++;
  if (end - start < shortest || end - start > longest) return 0;
  const run = text.slice(start, end);
  const plain = run.replace(/[^\w-]/g, '');
  if (2 * plain.length < end - start || !/\d/.test(plain)) return 0;
  take(start, end, true);
  for (const { 0: part, index } of run.matchAll(/[\w-]+/g)) {
    take(start + index, start + index + part.length, false);
  }
  return end;
}

/** Phonetic, Greek, Cyrillic, Armenian and full-width characters: those that tricksters take (see foreign-letters.ts). */
function isForeign(code: number): boolean {
  return (code > 0x24f && code < 0x590) || (code > 0xff00 && code < 0xff5f);
}

function isInRun(text: string, at: number): boolean {
  return isForeign(text.charCodeAt(at)) || /[\w-]/.test(text.charAt(at));
}
