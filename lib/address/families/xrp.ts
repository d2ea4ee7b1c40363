import { type Base58CheckEncoding, bytesOf, type Decoding, miss } from '@/lib/address/encoding';
import { decodeBase58Check } from './base58check';

/**
 * XRP Ledger: base58check in Ripple's alphabet. An X-address (XLS-5) carries 20 bytes, a flag and a destination tag of
 * 8 bytes; the tag is a part of the text but not of the account.
 */
export function decodeXrp(text: string, encoding: Base58CheckEncoding): Decoding {
  const decoding = decodeBase58Check(text, encoding);
  if (decoding.status === 'miss') return decoding;
  const payload = bytesOf(decoding);
  if (payload.length === 20) return decoding;
  const flag = payload[20] ?? 0;
  // Flag 0: no tag. Flag 1: a tag of 32 bits, lowest byte first; the upper four bytes are reserved.
  const reserved = payload.slice(flag === 0 ? 21 : 25);
  if (flag > 1 || reserved.some((byte) => byte !== 0)) return miss('payload');
  return { ...decoding, payload: payload.slice(0, 20) };
}
