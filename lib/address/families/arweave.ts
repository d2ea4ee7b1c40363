import { fromBase64 } from '@/lib/address/base64';
import { type Decoding, missByLength } from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** One from which a part was lost, or that has one too much: there is no prefix. */
const nearly = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[-_])[\w-]{38,48}$/;

/**
 * Arweave: a hash of 32 bytes in base64url, without a checksum. One in four has neither '-' nor '_', and is then as likely a
 * Solana address with a typo, or any other token.
 */
export function decodeArweave(text: string): Decoding {
  if (text.length !== 43) return missByLength(text, nearly);
  const payload = fromBase64(text, alphabet);
  if (!payload) return foreignOr('payload', text, alphabet);
  return {
    status: 'hit',
    canonical: text,
    format: 'Arweave account',
    checksum: isLikeWords(text) ? 'vague' : 'absent',
    testnet: false,
    kind: 'arweave',
    payload,
  };
}

/**
 * Without a sign or a digit, as words with hyphens between; what begins with _Z is a name in a compiled program. By one expression, it
 * takes four times as long.
 */
function isLikeWords(text: string): boolean {
  const hasSign = text.includes('-') || text.includes('_');
  return !hasSign || !/\d/.test(text) || text.startsWith('_Z') || isGrouped(text);
}

/** 35 characters of another address, with a hyphen behind each four. */
function isGrouped(text: string): boolean {
  return text.charAt(4) === '-' && /^(?:[^-]{4}-){8}[^-]{3}$/.test(text);
}
