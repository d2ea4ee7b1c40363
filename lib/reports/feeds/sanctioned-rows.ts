import { cleanText } from '@/lib/service/clean-text';
import { bareRow, type Rows } from './raw-row';

/** How the sanctions lists of OFAC write an address, with the symbol of its coin, from which a line may go on. */
const written = /Address -\s*([A-Z\d]{2,8})\s+([^\s;,]{20,})/g;

/** What a line ends with whose address, or that with its coin, stands in the next one. */
const cutOff = /Address -(?:\s*[A-Z\d]{2,8})?\s*$/;

/** What the next line of a sanctions list goes on with; empty where this one ends. */
export function cutOffIn(line: string): string {
  const [end = ''] = cutOff.exec(line.slice(-40)) ?? [];
  return end !== '' && isOfSanctions(line) ? end : '';
}

/** Whose the addresses of a line are: what it begins with, behind the number that it has in a table. */
const subject = /^(?:\d{1,9},)?["']?([^"(;]{2,80})/;

/** Whether a line is of a sanctions list, and no comment; or whether a text has such a line, in linear time whatever its lines. */
export function isOfSanctions(text: string): boolean {
  return /^(?![ \t]*(?:#|\/\/)).*(?:Digital Currency|^[ \t]*) ?Address -(?: ?[A-Z\d]{2,8})?(?:\s|$)/m.test(
    text,
  );
}

/**
 * Tells the lines of a sanctions list that have nothing like an address; none of any other text. Most of such a list are about those who have
 * none, and are no bad rows.
 */
export function linesOfNobody(text: string): (line: string) => boolean {
  if (!isOfSanctions(text)) return () => false;
  return (line) => !/[^\s,;"()]{25}/.test(line) && !isOfSanctions(line);
}

/**
 * The rows of a line of a sanctions list, which has several addresses: 'LAZARUS GROUP (a.k.a. …); Digital Currency Address - ETH 0x…; alt. Digital …'.
 * None of any other line.
 */
export function* sanctionedRows(text: string, line: number): Rows {
  if (!isOfSanctions(text)) return;
  const [, name = ''] = subject.exec(text.trim()) ?? [];
  const label = /Address -|^[A-Z\d]+ \S{20}/.test(name)
    ? ''
    : cleanText(name).replace(/[\s,.]+$/, '');
  for (const [, coin = '', address = ''] of text.matchAll(written))
    yield bareRow(address.replace(/[."')\]]+$/, ''), line, { names: [coin], label });
}
