import { findForeign } from '@/lib/address/alphabets';
import { type Decoding, miss } from '@/lib/address/encoding';
import { fromHex } from '@/lib/address/hex';
import { keccak256 } from '@/lib/address/keccak';

/** EVM: 0x and 40 hex digits, whose case is the checksum (EIP-55). */
export function decodeEvm(text: string): Decoding {
  if (!text.startsWith('0x')) return miss('prefix');
  const digits = text.slice(2);
  const foreign = findForeign(digits, '0123456789abcdefABCDEF');
  if (foreign >= 0) return miss('character', 2 + foreign);
  if (digits.length !== 40) return miss('length');
  const lower = digits.toLowerCase();
  const canonical = `0x${capitalise(lower)}`;
  // EIP-55: a single case carries no checksum, so it is absent, not verified.
  const absent = digits === lower || digits === digits.toUpperCase();
  if (!absent && text !== canonical) return miss('checksum');
  return {
    status: 'hit',
    canonical,
    format: absent ? 'hex' : 'EIP-55',
    checksum: absent ? 'absent' : 'verified',
    testnet: false,
    kind: 'evm20',
    payload: fromHex(lower),
  };
}

/** A letter is upper case where the same hex digit of the text's hash is 8 or more. */
function capitalise(lower: string): string {
  const codes = new Uint8Array(lower.length);
  for (let at = 0; at < lower.length; at++) codes[at] = lower.charCodeAt(at);
  const hash = keccak256(codes);
  let text = '';
  for (let at = 0; at < lower.length; at++) {
    const byte = hash[at >> 1] ?? 0;
    const isHigh = (at & 1 ? byte << 4 : byte) & 0x80;
    text += isHigh ? lower.charAt(at).toUpperCase() : lower.charAt(at);
  }
  return text;
}
