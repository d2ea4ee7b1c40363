import { codesOf } from '@/lib/address/alphabets';
import { type Decoding, miss } from '@/lib/address/encoding';

/** The greatest number of 63 bits. */
const greatest = '9223372036854775807';

/** Hedera: shard, realm and number, and five letters that check them on the main network (HIP-15) or none. */
export function decodeHedera(text: string): Decoding {
  const parts = /^(0|[1-9]\d{0,18})\.(0|[1-9]\d{0,18})\.(0|[1-9]\d{0,18})(?:-([a-z]{5}))?$/.exec(
    text,
  );
  if (!parts) return miss(/^\d+\.\d+\.\d+/.test(text) ? 'payload' : 'prefix');
  const [, shard = '', realm = '', number = '', letters] = parts;
  if (!isNumber(shard) || !isNumber(realm) || !isNumber(number)) return miss('payload');
  const account = letters ? text.slice(0, -6) : text;
  if (letters && letters !== checkLetters(account)) return miss('checksum');
  return {
    status: 'hit',
    canonical: account,
    format: letters ? 'HIP-15' : 'account',
    checksum: letters ? 'verified' : 'absent',
    testnet: false,
    kind: 'hedera',
    payload: codesOf(account),
    // Nothing but 0.0 is in use, and version numbers look alike.
    ...((shard !== '0' || realm !== '0') && { warning: 'unusual-shard' }),
  };
}

function isNumber(digits: string): boolean {
  return digits.length < greatest.length || digits <= greatest;
}

/** HIP-15 for the ledger id 00. All sums stay below 2^53. */
function checkLetters(account: string): string {
  const letters = 26 ** 5;
  let even = 0;
  let odd = 0;
  let sum = 0;
  for (let at = 0; at < account.length; at++) {
    const digit = account[at] === '.' ? 10 : Number(account[at]);
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
