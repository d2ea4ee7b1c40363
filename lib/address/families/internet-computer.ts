import { findForeign } from '@/lib/address/alphabets';
import { fromBase32 } from '@/lib/address/base32';
import { crc32 } from '@/lib/address/crc32';
import { type Decoding, type Hit, miss } from '@/lib/address/encoding';
import { fromHex } from '@/lib/address/hex';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * Internet Computer: a principal, which is a CRC-32 and at most 29 bytes in base 32 and groups of five; or an account id, which
 * is a CRC-32 and 28 bytes in hex. A principal owns accounts and is paid to as well, but its account id does not tell it.
 */
export function decodeInternetComputer(text: string): Decoding {
  if (/^[0-9a-f]{64}$|^[0-9A-F]{64}$/.test(text)) return decodeAccountId(text.toLowerCase());
  if (text.charAt(5) !== '-') return miss('prefix');
  const position = findForeign(text, `${alphabet}-`);
  if (position >= 0) return miss('character', position);
  if (text.length > 63 || !/^(\w{5}-)+\w{1,5}$/.test(text)) return miss('length');
  const bytes = fromBase32(text.replaceAll('-', ''), alphabet);
  if (!bytes || bytes.length < 4 || !hasChecksum(bytes)) return miss('checksum');
  return {
    ...hit,
    canonical: text,
    format: 'principal',
    kind: 'icp-principal',
    payload: bytes.subarray(4),
  };
}

function decodeAccountId(text: string): Decoding {
  const payload = fromHex(text);
  // Any hash has this form, so a wrong checksum proves nothing.
  if (!hasChecksum(payload)) return miss('prefix');
  return { ...hit, canonical: text, format: 'account id', kind: 'icp-account', payload };
}

function hasChecksum(bytes: Uint8Array): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  return crc32(bytes.subarray(4)) === ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}

const hit = { status: 'hit', checksum: 'verified', testnet: false } satisfies Partial<Hit>;
