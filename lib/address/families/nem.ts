import { base32Alphabet, fromBase32 } from '@/lib/address/base32';
import { type Decoding, miss, type NemEncoding } from '@/lib/address/encoding';
import { endsWith } from '@/lib/address/ends-with';
import { foreignOr } from '@/lib/address/foreign';
import { keccak256, sha3 } from '@/lib/address/keccak';

/**
 * NEM and Symbol: a version, 20 bytes and the first bytes of their hash, in base 32, hyphens at will. NEM has 4 bytes of
 * Keccak-256, Symbol 3 of SHA3-256. N is the main network, T the test network.
 */
export function decodeNem(text: string, { check, kind }: NemEncoding): Decoding {
  if (!/^[NT]/.test(text)) return miss('prefix');
  const compact = text.length <= 60 && text.includes('-') ? text.replaceAll('-', '') : text;
  // 25 bytes are 40 characters, 24 bytes are 39.
  const isWhole = compact.length === 36 + check;
  const bytes = isWhole ? fromBase32(compact, base32Alphabet) : undefined;
  if (!bytes) return foreignOr(isWhole ? 'checksum' : 'length', text, `${base32Alphabet}-`);
  const body = bytes.slice(0, 21);
  const hash = check === 4 ? keccak256(body) : sha3(body);
  if (!endsWith(bytes, hash, check)) return miss('checksum');
  const isTest = body[0] === 0x98;
  if (!isTest && body[0] !== 0x68) return miss('prefix');
  return {
    status: 'hit',
    canonical: compact,
    format: kind === 'nem' ? 'NEM account' : 'Symbol account',
    checksum: 'verified',
    testnet: isTest,
    kind,
    payload: body.slice(1),
  };
}
