import { findCandidates } from '@/lib/address/candidates';

/** The head and the tail of an address, with something in between that stands for the rest. */
const shortForm = /([\w-]{3,16})(?:[…⋯]|\.{2,3}|\*{2,9})([\w-]{2,16})/g;
/** Besides '0x'. A swindler soon makes an address that fewer fit. */
const leastLetters = 6;
const most = 8;

/** The addresses and short forms of such that may stand in texts beside each other, or together make one. */
export function shownBeside(texts: readonly string[]): string[] {
  const text = `${texts.join('|')}|${texts.join('')}`;
  const whole = findCandidates(text).map(({ start, end }) => text.slice(start, end));
  return [...new Set([...whole, ...(text.match(shortForm) ?? [])])].slice(0, most);
}

/** The head and the tail of a short form, in small letters; null: it is none, or too short to tell an address. */
export function partsOf(shown: string): { head: string; tail: string } | null {
  const [[whole, head = '', tail = ''] = []] = shown.toLowerCase().matchAll(shortForm);
  const isOne = whole?.length === shown.length;
  return isOne && `${head}${tail}`.replace(/^0x/, '').length >= leastLetters
    ? { head, tail }
    : null;
}
