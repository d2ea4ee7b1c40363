import { codesOf } from '@/lib/address/alphabets';
import { type Decoding, miss } from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';
import { hexDigits } from '@/lib/address/hex';

/** In the name that the owner chose. A colon or a blank may stand there, but wallets give none, and a label before it has them. */
const strange = /[^\w-]/;
const longestName = 185;

/**
 * Canton: a party, which is a name, '::' and the fingerprint of whose key it stands under: 1220 and a SHA-256, in hex. Without a checksum.
 * On test networks parties are written alike.
 */
export function decodeCanton(text: string): Decoding {
  const end = text.lastIndexOf('::1220');
  if (end < 1) return miss('prefix');
  const from = end + 2;
  const position = text.slice(0, end).search(strange);
  if (position >= 0) return miss('character', position);
  const isWhole = text.length === from + 68 && end <= longestName;
  const wrong = foreignOr('length', text, hexDigits, from);
  if (!isWhole || wrong.reason === 'character') return wrong;
  return {
    status: 'hit',
    canonical: text,
    format: 'party',
    checksum: 'absent',
    testnet: false,
    kind: 'canton',
    payload: codesOf(text),
  };
}
