import type { Lookalike } from '@/lib/address/lookalike';
import { groupsOfFour } from './groups-of-four';

/**
 * Two addresses to be held against each other, each in groups of four with a blank between, and what differs in brackets:
 * '0x52 90[33 33]33'. No address has blanks or brackets in it.
 */
export type Compared = { name: string; marked: string }[];

type Marks = Lookalike<unknown>['differences'];

/**
 * @param differences in the text
 * @param names what the two are called
 */
export function compared(
  text: string,
  other: string,
  differences: Marks,
  names: readonly [string, string],
): Compared {
  return [
    { name: names[0], marked: inMarkedGroups(inOneCase(text), differences) },
    { name: names[1], marked: inMarkedGroups(inOneCase(other), marksIn(other, text, differences)) },
  ];
}

/** The case of hex digits is no difference, so none is to be seen. */
function inOneCase(address: string): string {
  return /^0x[\da-f]+$/i.test(address) ? address.toLowerCase() : address;
}

/** Of another length, all differs between the ends. */
function marksIn(other: string, text: string, differences: Marks): Marks {
  const [first] = differences;
  const last = differences.at(-1);
  if (!first || !last) return differences;
  const shift = prefixLength(other) - prefixLength(text);
  if (text.length + shift === other.length)
    return differences.map(({ start, end }) => ({ start: start + shift, end: end + shift }));
  return [{ start: first.start + shift, end: other.length - (text.length - last.end) }];
}

/** 'bitcoincash:' may stand before one of two and not before the other. */
function prefixLength(address: string): number {
  return address.lastIndexOf(':') + 1;
}

function inMarkedGroups(text: string, marks: Marks): string {
  let at = -1;
  const groups = groupsOfFour(text).map((group) => {
    const letters = [...group].map((letter) => {
      at++;
      return marks.some(({ start, end }) => at >= start && at < end) ? `[${letter}]` : letter;
    });
    return letters.join('').replaceAll('][', '');
  });
  return groups.join(' ');
}
