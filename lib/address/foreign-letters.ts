/**
 * Letters of other alphabets that look like those of addresses: Cyrillic, Greek, phonetic and Armenian, and small capitals (Unicode Technical Standard 39, confusables.txt, the
 * single letters and digits). Full-width and mathematical letters, superscripts and the like need no table: their compatibility form is the plain letter.
 */
const looksLike: Readonly<Record<string, string>> = {
  ...pairs('асԁеһіјӏорԛѕԝхуѵ', 'acdehijlopqswxyv'),
  ...pairs('АВСЕНІЈКМОРЅТХУҮԜЗб', 'ABCEHIJKMOPSTXYYW36'),
  ...pairs('αικνορυ', 'aiKvopu'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  // Small capitals, the phonetic alphabet's, and Armenian.
  ...pairs('ᴄᴏꜱᴠᴡᴢ', 'cosvwz'),
  ...pairs('ɑɡɩɪʋ', 'agiiv'),
  ...pairs('ցհոսզօՍՏ', 'ghnuqoUS'),
  // Word processors write it between digits.
  '×': 'x',
};

/** A letter or digit of another script, or with an accent, that may be taken for a plain one: accented, Greek, Cyrillic and Armenian, full-width, mathematical. */
export const likeLetter = '(?:[À-Ֆՠ-ֈ０-９Ａ-Ｚａ-ｚ]|\\ud835.)';

/** A text with plain letters in the place of those that only look like them. It has the same number of characters. */
export function withPlainLetters(text: string): string {
  return Array.from(text, (letter) => plain(letter)).join('');
}

/** UTF-16 offset of the first letter that only looks like a plain one; -1: there is none. */
export function findForeignLetter(text: string): number {
  let offset = 0;
  for (const letter of text) {
    if (plain(letter) !== letter) return offset;
    offset += letter.length;
  }
  return -1;
}

function plain(letter: string): string {
  if (letter <= '\x7f') return letter;
  const compatible = letter.normalize('NFKC');
  return looksLike[letter] ?? (/^[\x21-\x7e]$/.test(compatible) ? compatible : letter);
}

function pairs(letters: string, plains: string): Record<string, string> {
  return Object.fromEntries([...letters].map((letter, at) => [letter, plains[at] ?? letter]));
}
