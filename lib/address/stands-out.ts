import { joint, mixedBase58 } from './run-patterns';

/** How many UTF-16 units before a candidate are read. */
export const reach = 64;
/** And how many behind it, for the name of its network. */
const reachBehind = 12;

/**
 * Whether a text of the right form that carries no checksum, and so could be anything, is meant as an address. The rule:
 * - The last telling word in the 64 characters before decides. A word such as 'transaction' or 'token': no. A word such as
 *   'Solana', 'wallet' or 'address': yes, unless '+', '=' or '.' joins the run to a blob or a JWT ('=' before it is key=value).
 *   For hex the word must be the name of a network that has such addresses, or the path of an explorer. A word such as 'Token:' or
 *   'drained' takes back what was said before it.
 * - Without such a word only base 58 can stand out, and must stand alone: 43 or 44 characters with digits and both cases, between
 *   blanks, quotes, brackets, ordinary punctuation, other scripts or the ends of the text; no '/', '-', '_' or the like.
 * Base64 and random tokens that pass all this are rare: 1.5 % of unpadded 43-character ones have no foreign character.
 * @param names the words that tell (see context-names.ts), with the flags 'g' and 'i'
 */
export function standsOut(text: string, start: number, end: number, names: RegExp): boolean {
  const before = text.charAt(start - 1);
  const after = text.charAt(end);
  // Accented, Greek, Cyrillic and Armenian letters may be meant as one of the address: without it, that is another one. An Armenian
  // sentence ends with '։', and '՝' parts it.
  if (/[+.À-֏]/.test(before) || /^[+=À-Ֆՠ-ֈ]|^[.:][\w:]/.test(text.slice(end, end + 2)))
    return false;
  const context = text.slice(Math.max(0, start - reach), start);
  // 32 bytes of hex are a transaction or a key more often than an address. Their network may be named behind them: 'my wallet 0x… on Sui'.
  let isEnough =
    !text.startsWith('0x', start) || !!names.exec(text.slice(end, end + reachBehind))?.[2];
  let isNamed: boolean | undefined;
  names.lastIndex = 0;
  for (let match = names.exec(context); match; match = names.exec(context)) {
    const [, paidTo, network, either] = match;
    isNamed = either ? undefined : !!paidTo;
    isEnough ||= !!network;
  }
  if (isNamed !== undefined) return isNamed && isEnough;
  return (
    !joint.test(before + after) &&
    end - start > 42 &&
    end - start < 45 &&
    mixedBase58.test(text.slice(start, end))
  );
}
