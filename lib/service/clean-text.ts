/** The longest text of a service that is shown, in code points. */
const longestText = 280;

/**
 * Makes a text from outside fit to be shown as text: line breaks become blanks; control, bidi, zero-width and other invisible
 * characters and lone surrogates go; what is left is trimmed and cut at 280 code points.
 */
export function cleanText(text: string): string {
  // Most texts are an address, a number or a word: a million of them are read with a list.
  if (text.length <= longestText && /^[!-~]*$/.test(text)) return text;
  const visible = text
    // \s holds all kinds of blanks, but also the zero-width U+FEFF.
    .replace(/[^\S\ufeff]/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return Array.from(visible).slice(0, longestText).join('').trimEnd();
}
