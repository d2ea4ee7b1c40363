import { codesOf } from '@/lib/address/alphabets';
import { type Decoding, miss } from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';
import { fromHex, hexDigits } from '@/lib/address/hex';

const forms: readonly [form: RegExp, format: string][] = [
  [/^k:[0-9a-f]{64}$/, 'single key'],
  [/^w:[\w-]{43}:[\w.!#$%&*+<=>?@^~-]{1,64}$/, 'multiple keys'],
  [/^c:[\w-]{43}$/, 'capability guard'],
  [/^u:[\w.'-]{1,128}:[\w-]{43}$/, 'user guard'],
  [/^r:[\w.'-]{1,128}$/, 'keyset reference'],
];

/** Kadena: principals, which are a letter, a colon and what guards the account. Without a checksum. */
export function decodeKadena(text: string): Decoding {
  if (!/^[kwcur]:/.test(text)) return miss('prefix');
  const format = forms.find(([form]) => form.test(text))?.[1];
  const isKey = text.startsWith('k:');
  if (!format) return isKey ? foreignOr('length', text, hexDigits, 2) : miss('payload');
  return {
    status: 'hit',
    canonical: text,
    format,
    checksum: text.startsWith('r:') ? 'vague' : 'absent',
    testnet: false,
    kind: isKey ? 'ed25519' : 'kadena',
    payload: isKey ? fromHex(text.slice(2)) : codesOf(text),
  };
}
