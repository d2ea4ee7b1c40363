import { readAddress } from './identify';

/** More of a text is not looked at: no longer text is about one address. */
const mostLines = 400;
/** In how many lines a narrow column writes the longest address. */
const mostParts = 8;
const shortest = 25;
const longest = 256;

/** What quotes a line of a mail, or parts the columns of a table. */
const margin = /^[\s>|]+/;
const wordAtStart = /^[\w:-]+/;
const wordAtEnd = /[\w:-]+$/;
const label = /^.*:/;

/**
 * The addresses that mail and narrow columns broke into lines, though words stand before and after them ('Pay to bc1q…\n> …mdq today'),
 * where a checksum proves them. Takes linear time.
 */
export function brokenIn(text: string): string[] {
  if (!text.includes('\n')) return [];
  const lines = text.split('\n', mostLines).map((line) => line.replace(margin, '').trimEnd());
  return lines.flatMap((line, at) => {
    const [begun] = wordAtEnd.exec(line.slice(-longest)) ?? [];
    if (!begun) return [];
    const next = lines.slice(at + 1, at + mostParts);
    const whole = goOn(begun, next);
    // What ends with a colon is a label, or a part of it: 'bitcoincash:q…'.
    const isLabelled = begun.includes(':') && !whole[0];
    return isLabelled ? goOn(begun.replace(label, ''), next) : whole;
  });
}

/** The address that begins with a word at the end of a line and goes on in the next ones. */
function goOn(begun: string, lines: readonly string[]): string[] {
  let address = begun;
  for (const line of lines) {
    const part = wordAtStart.exec(line.slice(0, longest))?.[0] ?? '';
    address += part;
    if (address.length > longest) break;
    if (isProven(address)) return [address];
    if (part === '' || part !== line) break;
  }
  return [];
}

function isProven(text: string): boolean {
  if (text.length < shortest || !/\d/.test(text)) return false;
  return readAddress(text).some(({ hit }) => hit.checksum === 'verified');
}
