import { findForeign } from '@/lib/address/alphabets';
import { fromBase64 } from '@/lib/address/base32';
import { type Decoding, miss } from '@/lib/address/encoding';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Arweave: a hash of 32 bytes in base64url, without a checksum. One in four has neither '-' nor '_', and is then as likely a
 * Solana address with a typo, or any other token.
 */
export function decodeArweave(text: string): Decoding {
  if (text.length !== 43) return miss('prefix');
  const position = findForeign(text, alphabet);
  if (position >= 0) return miss('character', position);
  const payload = fromBase64(text, alphabet);
  if (!payload) return miss('payload');
  return {
    status: 'hit',
    canonical: text,
    format: 'Arweave account',
    checksum: 'absent',
    testnet: false,
    kind: 'arweave',
    payload,
    ...(!/[-_]/.test(text) && { vague: true }),
  };
}
