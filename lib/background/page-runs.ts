import type { Expression } from '@/lib/extension/page-words';

/**
 * A class of an expression: the invisible characters of lib/address/candidates.ts, by their UTF-16 units. An expression that knows
 * surrogate pairs cannot leap, and Chromium has a class of more than 16 ranges searched by a function, which takes ten times as long.
 */
const invisible =
  '[\\xad\\u034f\\u061c\\u115f\\u1160\\u17b4-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ud82f-\\ud834\\udb40-\\udfff\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8]';

// As Boyer and Moore search: where the last foreign character among 25 stands, there the next 25 begin, unless groups of four follow
// it. Written out, because the browser makes one look of '[^][^][^]x', and a loop of '[^]{3}x'. A bounded number of leaps: each is
// kept, to go back to.
const leaps = Array.from(
  { length: 25 },
  (_, at) => `${'[^]'.repeat(24 - at)}[^\\w+/\\x80-\\uffff-]`,
).join('|');

// The rest of a character in the source of a mail, as '=C2=A0' (RFC 2045). '=3D' is none: what 'address=3D…' says may begin so.
const ofMail = '(?<==[C-F][\\dA-F](?:=[89AB][\\dA-F]){0,2}=)[89AB][\\dA-F]';
const leap = `(?:${leaps}|(?:(?!${invisible})[\\x80-\\uffff])+|${ofMail})`;

/** What no address of at least 25 characters is in. Sticky, and matches everywhere. */
export const passed: Expression = [`(?:${leap}(?!\\s?\\w{4}\\s\\s?\\w{4}\\s)){0,9999}`, 'y'];

/** What an address may be of, with invisible characters inside. Sticky, and matches everywhere. */
export const rest: Expression = [`[\\w+/-]*(?:${invisible}+[\\w+/-]*)*`, 'y'];

/** Goes on after Greek, Cyrillic and full-width letters, which look like those of addresses. */
export const broken: Expression = ['(?:(?<=\\w)[\\u0370-\\u052f\\uff01-\\uff5e]+\\w*)*', 'y'];

/** Words of four letters are no address; one in base 58 may have few digits. */
export const grouped: Expression = ['^(?=[\\s\\S]{30})\\D*\\d'];

/**
 * Groups with blanks between, and what is left of the last one, or the beginning of what stands in the next block: a short word, not the
 * beginning of an address.
 */
export const groups: Expression = [
  '[\\s\\S]\\s?(?:\\w{4}\\s\\s?)*(?:\\w{1,4}(?![\\w+/-]{21}))?',
  'y',
];

/**
 * Dots, with what stands behind, and with what stands before, if that is at least three characters, and behind at least two. Not all of a row
 * without blanks before it: no address is longer. A dash stands for dots behind hex alone (Blockscout's older pages): prose is full of them.
 */
export const dotted: Expression = [
  '(?<!0x\\w{2,16})–|(?<=([\\w-]{3,256}))[–•-…⋯.*]+[\\w-]{2,}|[–•-…⋯.*]+[\\w-]*',
  'y',
];
