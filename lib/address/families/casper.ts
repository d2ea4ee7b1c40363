import { findForeign } from '@/lib/address/alphabets';
import { blake2b } from '@/lib/address/blake2b';
import { type Decoding, miss } from '@/lib/address/encoding';
import { fromHex } from '@/lib/address/hex';

/**
 * Casper: a public key in hex after 01 (Ed25519, 32 bytes) or 02 (secp256k1, 33 bytes). Mixed case is a checksum (CEP-57), which
 * some tools take over the key alone and some over its first byte too.
 */
export function decodeCasper(text: string): Decoding {
  if (text.length !== 66 && text.length !== 68) return miss('prefix');
  if (!text.startsWith(text.length === 66 ? '01' : '02')) return miss('prefix');
  const position = findForeign(text, '0123456789abcdefABCDEF');
  if (position >= 0) return miss('character', position);
  const lower = text.toLowerCase();
  const absent = text === lower || text === text.toUpperCase();
  if (!absent && text !== capitalise(lower, 2) && text !== capitalise(lower, 0)) {
    return miss('checksum');
  }
  return {
    status: 'hit',
    canonical: lower,
    format: text.length === 66 ? 'Ed25519 key' : 'secp256k1 key',
    checksum: absent ? 'absent' : 'verified',
    testnet: false,
    kind: text.length === 66 ? 'ed25519' : 'secp256k1',
    payload: fromHex(lower.slice(2)),
  };
}

/** The letters take their case from the bits of the hash of the bytes from an offset on, the low bit of a byte first. */
function capitalise(lower: string, from: number): string {
  const hash = blake2b(fromHex(lower.slice(from)), 32);
  let bit = -1;
  return lower.replace(/[a-f]/g, (letter) => {
    bit++;
    return ((hash[bit >> 3] ?? 0) >> (bit & 7)) & 1 ? letter.toUpperCase() : letter;
  });
}
