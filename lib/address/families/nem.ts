import { findForeign } from '@/lib/address/alphabets';
import { base32Alphabet, fromBase32 } from '@/lib/address/base32';
import { type Decoding, miss, type NemEncoding } from '@/lib/address/encoding';
import { keccak256, sha3 } from '@/lib/address/keccak';

/**
 * NEM and Symbol: a version, 20 bytes and the first bytes of their hash, in base 32, hyphens at will. NEM has 4 bytes of
 * Keccak-256, Symbol 3 of SHA3-256. N is the main network, T the test network.
 */
export function decodeNem(text: string, { check, kind }: NemEncoding): Decoding {
  if (!/^[NT]/.test(text)) return miss('prefix');
  const position = findForeign(text, `${base32Alphabet}-`);
  if (position >= 0) return miss('character', position);
  const compact = text.length > 60 ? '' : text.replaceAll('-', '');
  if (compact.length !== Math.ceil(((21 + check) * 8) / 5)) return miss('length');
  const bytes = fromBase32(compact, base32Alphabet);
  if (!bytes) return miss('checksum');
  const body = bytes.subarray(0, 21);
  const hash = check === 4 ? keccak256(body) : sha3(body);
  if (bytes.subarray(21).some((byte, at) => byte !== hash[at])) return miss('checksum');
  const isTest = body[0] === 0x98;
  if (!isTest && body[0] !== 0x68) return miss('prefix');
  return {
    status: 'hit',
    canonical: compact,
    format: kind === 'nem' ? 'NEM account' : 'Symbol account',
    checksum: 'verified',
    testnet: isTest,
    kind,
    payload: body.subarray(1),
  };
}
