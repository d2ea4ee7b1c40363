/**
 * Words of one meaning, as alternatives of a regular expression. They are written as plainWords or plainName gives them, as parts of an
 * expression: one from the next by a comma, and languages by a semicolon: English, German, Spanish, French, Portuguese, Japanese, Chinese,
 * Arabic.
 */
export function oneOf(...meanings: string[]): string {
  const words = meanings.flatMap((meaning) => meaning.split(/[,;]\s+/));
  return words.filter((word) => word !== '').join('|');
}

/** A text in small letters without accents, and with a blank in place of each stroke: 'falsePositive', 'Faux-Positif', 'victim’s_wallet'. */
export function plainWords(text: string): string {
  return plainLetters(text.replace(/([a-z])(?=[A-Z])|(?<=\S)[_-]+(?=\S)/g, '$1 '))
    .replace(/['’]s?(?= |$)/g, '')
    .replace(/[\s'’]+/g, ' ')
    .trim();
}

/** In small letters and without accents, in the widths and forms that are usual. */
export function plainLetters(text: string): string {
  const lower = text.toLowerCase();
  if (/^[\t-~]*$/.test(lower)) return lower;
  const letters = lower.normalize('NFD').replace(/[\u0300-\u036f\u064b-\u0652]/g, '');
  return letters.normalize('NFKC').replaceAll('ß', 'ss');
}
