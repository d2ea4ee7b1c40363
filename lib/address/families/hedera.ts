import { codesOf } from '@/lib/address/alphabets';
import { type Decoding, type Hit, type Miss, miss } from '@/lib/address/encoding';

/** Three numbers without zeros before them. */
const account = /^(?:0|[1-9]\d{0,18})(?:\.(?:0|[1-9]\d{0,18})){2}$/;

/** The greatest number of 63 bits. */
const greatest = '9223372036854775807';

/** Hedera: shard, realm and number, and five letters that check them on the main network (HIP-15) or none. */
export function decodeHedera(text: string): Decoding {
  const isShort = text.charAt(text.length - 6) !== '-';
  const numbers = isShort ? text : text.slice(0, -6);
  const letters = isShort ? undefined : text.slice(-5);
  if (!isAccount(numbers) || (letters && !/^[a-z]{5}$/.test(letters))) return missOf(text);
  if (letters && letters !== checkLetters(numbers)) return miss('checksum');
  const hit: Hit = {
    status: 'hit',
    canonical: numbers,
    format: letters ? 'HIP-15' : 'account',
    checksum: letters ? 'verified' : 'absent',
    testnet: false,
    kind: 'hedera',
    payload: () => codesOf(numbers),
  };
  // Nothing but 0.0 is in use, and version numbers and dates look alike.
  if (!numbers.startsWith('0.0.')) {
    hit.warning = 'unusual-shard';
    if (isShort) hit.vague = true;
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
  const isLong = (number: string) => number.length === greatest.length && number > greatest;
  return account.test(text) && !text.split('.').some(isLong);
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
  let rest = ((mixed % letters) * 1_000_003) % letters;
  let text = '';
  for (let at = 0; at < 5; at++) {
    text = String.fromCharCode(97 + (rest % 26)) + text;
    rest = Math.floor(rest / 26);
  }
  return text;
}
