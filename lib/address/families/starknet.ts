import { findForeign } from '@/lib/address/alphabets';
import { type Decoding, miss } from '@/lib/address/encoding';
import { fromHex } from '@/lib/address/hex';
import { keccak256 } from '@/lib/address/keccak';

/** 2^251 - 256: addresses are below. */
const bound = `07${'f'.repeat(60)}00`;

/**
 * Starknet: 0x and a number of 1 to 64 hex digits. In one case it carries no checksum; in mixed case, filled up with zeros, each
 * letter's case is a bit of the Keccak-256 of the number's bytes, as in starknet.js.
 */
export function decodeStarknet(text: string): Decoding {
  if (!text.startsWith('0x')) return miss('prefix');
  const foreign = findForeign(text.slice(2), '0123456789abcdefABCDEF');
  if (foreign >= 0) return miss('character', 2 + foreign);
  if (text.length < 3 || text.length > 66) return miss('length');
  const digits = text.slice(2).padStart(64, '0');
  const lower = digits.toLowerCase();
  if (lower >= bound || /^0+$/.test(lower)) return miss('payload');
  const absent = digits === lower || digits === digits.toUpperCase();
  const canonical = `0x${capitalise(lower)}`;
  if (!absent && canonical !== `0x${digits}`) return miss('checksum');
  return {
    status: 'hit',
    canonical,
    format: 'Starknet account',
    checksum: absent ? 'absent' : 'verified',
    testnet: false,
    kind: 'starknet',
    payload: fromHex(lower),
    // A hash of 251 bits has seldom more than a few zeros before it; an EVM address has 24.
    ...(absent && text.length < 62 && { vague: true }),
  };
}

function capitalise(lower: string): string {
  const number = lower.replace(/^(00)+/, '');
  const hash = keccak256(fromHex(number));
  // The hash is cut to 250 bits.
  hash[0] = (hash[0] ?? 0) & 3;
  let text = '';
  for (let at = 0; at < 64; at++) {
    const byte = hash[at >> 1] ?? 0;
    const isHigh = (at & 1 ? byte << 4 : byte) & 0x80;
    text += isHigh ? lower.charAt(at).toUpperCase() : lower.charAt(at);
  }
  return text;
}
