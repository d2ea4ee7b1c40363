import { codesOf } from '@/lib/address/alphabets';
import { type Decoding, type Hit, type Miss, miss } from '@/lib/address/encoding';

/** The greatest number of 63 bits. */
const greatest = '9223372036854775807';

/** Hedera: shard, realm and number, and five letters that check them on the main network (HIP-15) or none. */
export function decodeHedera(text: string): Decoding {
  const isShort = text.charAt(text.length - 6) !== '-';
  const account = isShort ? text : text.slice(0, -6);
  const letters = isShort ? undefined : text.slice(-5);
  if (!isAccount(account) || (letters && !/^[a-z]{5}$/.test(letters))) return missOf(text);
  if (letters && letters !== checkLetters(account)) return miss('checksum');
  const hit: Hit = {
    status: 'hit',
    canonical: account,
    format: letters ? 'HIP-15' : 'account',
    checksum: letters ? 'verified' : 'absent',
    testnet: false,
    kind: 'hedera',
    payload: () => codesOf(account),
  };
  // Nothing but 0.0 is in use, and version numbers and dates look alike.
  if (!account.startsWith('0.0.')) {
    hit.warning = 'unusual-shard';
    if (isShort) hit.checksum = 'vague';
  }
  return hit;
}

function missOf(text: string): Miss {
  if (!/^\d+\.\d+\.\d/.test(text)) return miss('prefix');
  const [fitting = '', letters = ''] = /^[\d.]*(-[a-z]*)?/.exec(text) ?? [];
  if (fitting.length < text.length) return miss('character', fitting.length);
  return miss(letters && letters.length !== 6 ? 'length' : 'payload');
}

function isAccount(text: string): boolean {
  const first = endOfNumber(text, 0);
  const second = text.charAt(first) === '.' ? endOfNumber(text, first + 1) : -1;
  return text.charAt(second) === '.' && endOfNumber(text, second + 1) === text.length;
}

/**
 * Where a number of 63 bits ends that begins at an offset, without zeros before it; -1 where none does. By expressions, all of this takes three
 * times as long.
 */
function endOfNumber(text: string, from: number): number {
  let to = from;
  while (to < text.length && isDigit(text.charCodeAt(to))) to++;
  const length = to - from;
  if (length === 0 || length > greatest.length) return -1;
  if (length > 1 && text.charAt(from) === '0') return -1;
  return length === greatest.length && text.slice(from, to) > greatest ? -1 : to;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** HIP-15 for the ledger id 00. All sums stay below 2^53. */
function checkLetters(account: string): string {
  const letters = 26 ** 5;
  let even = 0;
  let odd = 0;
  let sum = 0;
  for (let at = 0; at < account.length; at++) {
    const code = account.charCodeAt(at);
    const digit = code === 46 ? 10 : code - 48;
    sum = (sum * 31 + digit) % 26 ** 3;
    if (at % 2 === 0) even = (even + digit) % 11;
    else odd = (odd + digit) % 11;
  }
  // The ledger id and the six bytes of padding are all zero, and so is their sum.
  const mixed = (((account.length % 5) * 11 + even) * 11 + odd) * 26 ** 3 + sum;
  let rest = (mixed * 1_000_003) % letters;
  let text = '';
  for (let at = 0; at < 5; at++) {
    text = String.fromCharCode(97 + (rest % 26)) + text;
    rest = Math.floor(rest / 26);
  }
  return text;
}
