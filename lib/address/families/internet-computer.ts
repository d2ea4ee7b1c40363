import { fromBase32 } from '@/lib/address/base32';
import { wordAt } from '@/lib/address/base58';
import { crc32 } from '@/lib/address/crc32';
import { bytesOf, type Decoding, miss, missByLength } from '@/lib/address/encoding';
import { findForeign, foreignOr } from '@/lib/address/foreign';
import { foreign, fromHex, hexDigits, lowerLetter, readHex, upperLetter } from '@/lib/address/hex';

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * Internet Computer: a principal, which is a CRC-32 and at most 29 bytes in base 32 and groups of five; or an account id, which
 * is a CRC-32 and 28 bytes in hex; or an account of ICRC-1, which is a principal and what tells its accounts apart. A principal owns accounts and is paid to as well, but its account id does not tell it.
 */
export function decodeInternetComputer(text: string): Decoding {
  if (text.charAt(text.indexOf('.') - 8) === '-') return decodeIcrcAccount(text);
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

/** ICRC-1, textual encoding: the principal, a CRC-32 over it and the subaccount of 32 bytes, and that in hex without zeros in front. */
function decodeIcrcAccount(text: string): Decoding {
  const dot = text.indexOf('.');
  const owner = decodeInternetComputer(text.slice(0, dot - 8));
  if (owner.status === 'miss') return owner;
  const hex = text.slice(dot + 1);
  const position = findForeign(hex, hexDigits);
  if (position >= 0) return miss('character', dot + 1 + position);
  if (hex.length > 64) return miss('length');
  // The account without one is written as its principal alone.
  if (!/^[1-9a-f]/.test(hex)) return miss('payload');
  const payload = new Uint8Array([...bytesOf(owner), ...fromHex(hex.padStart(64, '0'))]);
  const check = fromBase32(text.slice(dot - 7, dot), alphabet);
  if (!check || wordAt(check, 0) !== (crc32(payload) | 0))
    return foreignOr('checksum', text.slice(0, dot), alphabet, dot - 7);
  return { ...owner, canonical: text, format: 'ICRC-1 account', kind: 'icrc-account', payload };
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
