import { findCandidates } from '@/lib/address/candidates';
import { formsWithTag } from '@/lib/verdict/placement';
import { type Recognised, recogniseMeant } from './recognised';

/** The head and the tail of an address, with something in between that stands for the rest. */
const shortForm = /([\w-]{3,16})(?:[…⋯]|\.{2,3}|\*{2,9})([\w-]{2,16})/g;
/** Besides '0x'. A swindler soon makes an address that fewer fit. */
const leastLetters = 6;
const most = 8;
/** In groups of four, and with dividers between. */
const mostParts = 32;
const longest = 200;
/** Nothing shorter is an address, and more texts are no row of a table. */
const shortest = 25;
const mostTexts = 100;

/** The addresses and short forms of such that may stand in texts beside each other, or several of them together make one. */
export function shownBeside(texts: readonly string[]): string[] {
  const apart = texts.join('|');
  // Beside what is one by itself, a figure would make another one.
  const joined = texts.some((text) => isAddress(text.trim())) ? '' : texts.join('');
  const text = `${apart}|${joined}`;
  const whole = findCandidates(text).map(({ start, end }) => text.slice(start, end));
  const short = [...(apart.match(shortForm) ?? []), ...inParts(texts)];
  return [...new Set([...whole, ...wholeInParts(texts), ...short])].slice(0, most);
}

/** Addresses of which each part is a text of its own, whatever stands beside them. */
function wholeInParts(texts: readonly string[]): string[] {
  const words = texts.map((text) => text.trim()).filter(Boolean);
  if (words.length > mostTexts) return [];
  return words.flatMap((_, first) => {
    let joined = '';
    for (const word of words.slice(first, first + mostParts)) {
      // What is one by itself is no part of another.
      if (isAddress(word)) break;
      joined += word;
      if (joined !== word && isAddress(joined)) return joined;
      if (joined.length > longest) break;
    }
    return [];
  });
}

/** Words that are joined are none. */
function isAddress(text: string): boolean {
  if (text.length < shortest) return false;
  const [first] = findCandidates(text);
  const isWhole = first?.start === 0 && first.end === text.length;
  return isWhole && recogniseMeant(text).networks.length > 0;
}

/** Short forms of which head, middle and tail are texts of their own; what stands behind is none of it. */
function inParts(texts: readonly string[]): string[] {
  const words = texts.map((text) => text.trim()).filter(Boolean);
  return words.flatMap((first, at) => {
    if (first.match(shortForm)) return [];
    const two = words.slice(at, at + 2).join('');
    const three = words.slice(at, at + 3).join('');
    return [two, three].find((one) => one.match(shortForm)?.[0] === one) ?? [];
  });
}

/** The head and the tail of a short form, in small letters; null: it is none, or too short to tell an address. */
export function partsOf(shown: string): { head: string; tail: string } | null {
  const [[whole, head = '', tail = ''] = []] = shown.toLowerCase().matchAll(shortForm);
  const isOne = whole?.length === shown.length;
  return isOne && `${head}${tail}`.replace(/^0x/, '').length >= leastLetters
    ? { head, tail }
    : null;
}

/** Whether a text beside a click is an address, or a short form of it, whatever the spelling. */
export function standsFor(shown: string, address: string): boolean {
  const parts = partsOf(shown);
  if (!parts) return isSame(shown, address);
  const other = partsOf(address);
  if (other) return other.head === parts.head && other.tail === parts.tail;
  const whole = recogniseMeant(address).address.toLowerCase();
  return (
    whole.slice(whole.lastIndexOf(':') + 1).startsWith(parts.head) && whole.endsWith(parts.tail)
  );
}

/** Of TON, the first letter tells how an address is written. */
const tonStart = /^[eu][qf]/;
/** How addresses of others begin than Solana's, which begin with any letter. In small letters. */
const otherStart = /^(?:0|[a-z]{2,10}[1:]|[13adegklrtux])/;

/** Whether an address could be of the network that a short form is of. */
export function isOfKind(shown: { head: string }, address: string): boolean {
  const [likeliest] = recogniseMeant(address).networks;
  if (likeliest === 'solana' && !otherStart.test(shown.head)) return true;
  if (likeliest === 'ton' && tonStart.test(shown.head)) return true;
  const whole = address.toLowerCase();
  const start = whole.slice(whole.lastIndexOf(':') + 1);
  // Bech32 names its network up to the 1, others in their first letter.
  const [kind] = /^(?:0x|[a-z]{2,5}1|.)/.exec(shown.head) ?? [''];
  return start.startsWith(kind);
}

/**
 * Whether two texts mean one address, in whatever case, with whatever blanks between and whatever cannot be seen. Two that carry a tag within
 * are two recipients at an exchange, though their account is one.
 */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [recogniseMeant(one), recogniseMeant(other)];
  const [tagged, another] = [taggedText(a), taggedText(b)];
  if (tagged && another && tagged !== another) return false;
  return a.keys.some((key) => b.keys.includes(key));
}

/** The canonical text of an address that carries a tag within; null: it carries none. */
function taggedText({ validity }: Recognised): string | null {
  const isTagged = validity.status === 'valid' && formsWithTag.has(validity.format);
  return isTagged ? validity.canonical : null;
}
