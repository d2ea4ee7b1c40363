import { fromBase32 } from '@/lib/address/base32';
import { crc32 } from '@/lib/address/crc32';
import { type Decoding, miss, missByLength } from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';
import { foreign, lowerLetter, readHex, upperLetter } from '@/lib/address/hex';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * Internet Computer: a principal, which is a CRC-32 and at most 29 bytes in base 32 and groups of five; or an account id, which
 * is a CRC-32 and 28 bytes in hex. A principal owns accounts and is paid to as well, but its account id does not tell it.
 */
export function decodeInternetComputer(text: string): Decoding {
  if (text.charAt(5) !== '-') return decodeAccountId(text);
  const isGrouped = text.length <= 63 && /^(\w{5}-)+\w{1,5}$/.test(text);
  const bytes = isGrouped ? fromBase32(text.replaceAll('-', ''), alphabet) : undefined;
  if (!bytes || bytes.length < 4 || !hasChecksum(bytes))
    return foreignOr(isGrouped ? 'checksum' : 'length', text, `${alphabet}-`);
  return {
    status: 'hit',
    canonical: text,
    format: 'principal',
    checksum: 'verified',
    testnet: false,
    kind: 'icp-principal',
    payload: bytes.slice(4),
  };
}

function decodeAccountId(text: string): Decoding {
  if (text.length !== 64) return missByLength(text, nearly);
  const payload = new Uint8Array(32);
  const kinds = readHex(text, 0, payload);
  // Any hash has this form, so a wrong checksum proves nothing.
  if (kinds & foreign || kinds === (lowerLetter | upperLetter) || !hasChecksum(payload)) {
    return miss('prefix');
  }
  return {
    status: 'hit',
    canonical: text.toLowerCase(),
    format: 'account id',
    checksum: 'verified',
    testnet: false,
    kind: 'icp-account',
    payload,
  };
}

/** An account id from which a part was lost, or that has one too much. */
const nearly = /^[\da-f]{57,72}$/;

function hasChecksum(bytes: Uint8Array): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  return crc32(bytes.slice(4)) === ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}
