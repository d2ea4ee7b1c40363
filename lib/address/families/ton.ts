import { fromBase64 } from '@/lib/address/base64';
import { crc16 } from '@/lib/address/crc16';
import { type Decoding, type Miss, miss } from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';
import { foreign, hexAlphabet, readHex } from '@/lib/address/hex';

const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const base64url = `${alphanumeric}-_`;
const base64 = `${alphanumeric}+/`;

/**
 * TON (TEP-2): 36 bytes in base64 or base64url: a tag (11 bounceable, 51 not, 80 more on a test network), the workchain, 32
 * bytes and a CRC-16; or raw, workchain ':' 64 hex digits. The workchain is 0 or -1. A bounce flag is no part of the account.
 */
export function decodeTon(text: string): Decoding {
  if (/^(0|-1):/.test(text)) return decodeRaw(text, text.indexOf(':') + 1);
  // The first two characters are the tag, which may only be one of four, and half of the workchain.
  if (!/^[EUk0][Qf]/.test(text)) return miss('prefix');
  if (text.length !== 48) return missOf(text);
  const url = fromBase64(text, base64url);
  const bytes = url ?? fromBase64(text, base64);
  if (!bytes) return missOf(text);
  if (crc16(bytes) !== 0) return miss('checksum');
  const tag = bytes[0] ?? 0;
  const workchain = bytes[1];
  if (workchain !== 0 && workchain !== 255) return miss('payload');
  return {
    status: 'hit',
    canonical: url ? text : text.replaceAll('+', '-').replaceAll('/', '_'),
    format: (tag & 0x7f) === 0x11 ? 'bounceable' : 'non-bounceable',
    checksum: 'verified',
    testnet: tag > 0x7f,
    kind: 'ton',
    payload: bytes.slice(1, 34),
  };
}

function missOf(text: string): Miss {
  const alphabet = /[+/]/.test(text.slice(0, 48)) ? base64 : base64url;
  return foreignOr('length', text, alphabet);
}

function decodeRaw(text: string, from: number): Decoding {
  const payload = new Uint8Array(33);
  const digits = (from === 2 ? '00' : 'ff') + text.slice(from);
  const kinds = digits.length === 66 ? readHex(digits, 0, payload) : foreign;
  if (kinds & foreign) return foreignOr('length', text, hexAlphabet, from);
  return {
    status: 'hit',
    canonical: text.toLowerCase(),
    format: 'raw',
    checksum: 'absent',
    testnet: false,
    kind: 'ton',
    payload,
  };
}
