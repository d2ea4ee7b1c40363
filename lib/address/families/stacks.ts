import { digitsOf, noDigit } from '@/lib/address/alphabets';
import { hasChecksum } from '@/lib/address/base58';
import { type Decoding, type Hit, miss } from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** By the character after 'S', which is the version. */
const versions: Record<string, Pick<Hit, 'format' | 'kind' | 'testnet'>> = {
  P: { format: 'P2PKH', kind: 'h160', testnet: false },
  M: { format: 'P2SH', kind: 'script', testnet: false },
  T: { format: 'P2PKH', kind: 'h160', testnet: true },
  N: { format: 'P2SH', kind: 'script', testnet: true },
};

/** Stacks (SIP-005, c32check): 'S', the version, and 20 bytes with the double SHA-256's first four over version and bytes. */
export function decodeStacks(text: string): Decoding {
  const form = text.startsWith('S') ? versions[text.charAt(1)] : undefined;
  if (!form) return miss('prefix');
  const bytes = text.length <= 41 ? readDigits(text) : undefined;
  if (!bytes) return foreignOr('length', text, alphabet);
  if (!hasChecksum(bytes)) return miss('checksum');
  return {
    status: 'hit',
    canonical: text,
    format: form.format,
    checksum: 'verified',
    testnet: form.testnet,
    kind: form.kind,
    payload: bytes.slice(1, 21),
  };
}

/**
 * The version and 24 bytes; undefined where a digit is foreign or there are more or fewer. They are a number in base 32, the lowest bits at
 * the end; each leading '0' is a zero byte.
 */
function readDigits(text: string): Uint8Array | undefined {
  const digits = digitsOf(alphabet);
  const bytes = new Uint8Array(25);
  bytes[0] = digits[text.charCodeAt(1)] ?? noDigit;
  let first = 2;
  while (text.charAt(first) === '0') first++;
  let held = 0;
  let seen = 0;
  let bits = 0;
  let free = 24;
  for (let at = text.length - 1; at >= first; at--) {
    const digit = digits[text.charCodeAt(at)] ?? noDigit;
    seen |= digit;
    held |= digit << bits;
    bits += 5;
    if (bits >= 8) {
      bytes[free--] = held;
      held >>= 8;
      bits -= 8;
    }
  }
  if (held > 0) bytes[free--] = held;
  return seen < 32 && free === first - 2 ? bytes : undefined;
}
