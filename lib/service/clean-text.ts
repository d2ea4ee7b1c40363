import { lazy } from '@/lib/address/lazy';

/** The longest text of a service that is shown, in code points. */
const longestText = 280;

const unseen = lazy(() => /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu);
/** The same but for the joiners of Persian, of Indian scripts and of emoji: in plain letters they are none. */
const unseenOfOwn = lazy(
  () =>
    new RegExp(
      `(?!(?<=[^\\0-\\x7f])[\\u200c\\u200d\\ufe0f](?:[^\\0-\\x7f]|$))${unseen().source}`,
      'gu',
    ),
);

/**
 * Makes a text from outside fit to be shown as text: line breaks become blanks; control, bidi, zero-width and other invisible
 * characters and lone surrogates go; what is left is trimmed and cut at 280 code points.
 */
export function cleanText(text: string): string {
  // Most texts are an address, a number or a word: a million of them are read with a list.
  if (text.length <= longestText && /^[!-~]*$/.test(text)) return text;
  return clean(text, unseen());
}

/** The same for what the user writes: what joins letters or emoji is a part of it. */
export function cleanOwnText(text: string): string {
  return clean(text, unseenOfOwn());
}

function clean(text: string, dropped: RegExp): string {
  const visible = text
    // \s holds all kinds of blanks, but also the zero-width U+FEFF.
    .replace(/[^\S\ufeff]/gu, ' ')
    .replace(dropped, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return Array.from(visible).slice(0, longestText).join('').trimEnd();
}
