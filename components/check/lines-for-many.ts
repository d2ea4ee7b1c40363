import { isLikelySecret } from '@/lib/address/recognise';
import { hasTypingError } from './detection';

/** A link has no room for more lines. */
const mostLines = 1000;
/** More words than that are not looked at: it would be waited for. */
const mostWords = 1000;
/** Shorter than any address with a checksum. A word or a password need not stand in a link. */
const shortest = 20;

/**
 * What Many is to check of a text with several addresses, a line each: those, and in their midst what is mistyped. A list of one a line goes
 * along as it is, with what lacks a character, and without what looks like a key. Empty where there is too much of it.
 */
export function linesForMany(text: string, addresses: readonly string[]): string[] {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const found = lines.every(isOneWord)
    ? lines.filter((line) => addresses.includes(line) || isMeantAsOne(line))
    : addressesAmong(text, addresses);
  return found.length > mostLines ? [] : found;
}

function isOneWord(line: string): boolean {
  return !/[\s,;|]/.test(line);
}

function isMeantAsOne(line: string): boolean {
  return line.length >= shortest && !isLikelySecret(line, null);
}

/** In the order of the text. */
function addressesAmong(text: string, addresses: readonly string[]): string[] {
  const mistyped = mistypedAmong(text, addresses);
  return [...addresses, ...mistyped].sort((a, b) => text.indexOf(a) - text.indexOf(b));
}

/** The words of a text that are mistyped addresses, each once, and not one of the given addresses with something around it. */
export function mistypedAmong(text: string, addresses: readonly string[]): string[] {
  const mistyped = text
    .split(/[\s,;|]+/)
    .slice(0, mostWords)
    .flatMap((word) => word.match(/[\p{L}\p{N}]\S*[\p{L}\p{N}]/u) ?? [])
    .filter((word) => !addresses.some((one) => word.includes(one)) && hasTypingError(word));
  return [...new Set(mistyped)];
}
