import { digitsOf, findForeign, noDigit } from '@/lib/address/alphabets';
import { hasChecksum } from '@/lib/address/base58';
import { type Decoding, type Hit, miss } from '@/lib/address/encoding';

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
  const foreign = findForeign(text, alphabet);
  if (foreign >= 0) return miss('character', foreign);
  const body = text.length <= 41 ? fromBase32(text.slice(2)) : undefined;
  if (body?.length !== 24) return miss('length');
  const version = digitsOf(alphabet)[text.charCodeAt(1)] ?? noDigit;
  if (!hasChecksum(new Uint8Array([version, ...body]))) return miss('checksum');
  return {
    status: 'hit',
    canonical: text,
    checksum: 'verified',
    payload: body.subarray(0, 20),
    ...form,
  };
}

/** A number in base 32, the lowest bits at the end; each leading '0' is a zero byte. */
function fromBase32(text: string): Uint8Array {
  const digits = digitsOf(alphabet);
  const zeros = /^0*/.exec(text)?.[0].length ?? 0;
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (let at = text.length - 1; at >= zeros; at--) {
    held |= (digits[text.charCodeAt(at)] ?? 0) << bits;
    bits += 5;
    if (bits >= 8) {
      bytes.push(held & 255);
      held >>= 8;
      bits -= 8;
    }
  }
  if (held > 0) bytes.push(held);
  return new Uint8Array([...new Uint8Array(zeros), ...bytes.reverse()]);
}
