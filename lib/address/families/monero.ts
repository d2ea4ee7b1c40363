import { bitcoinAlphabet, digitsOf, noDigit } from '@/lib/address/alphabets';
import { type Decoding, miss } from '@/lib/address/encoding';
import { endsWith } from '@/lib/address/ends-with';
import { foreignOr } from '@/lib/address/foreign';
import { keccak256 } from '@/lib/address/keccak';

/** By the first byte: the format, and whether it is of the test or the stage network. */
const tags: Record<number, { format: string; test?: true }> = {
  18: { format: 'standard' },
  19: { format: 'integrated' },
  42: { format: 'subaddress' },
  53: { format: 'standard', test: true },
  54: { format: 'integrated', test: true },
  63: { format: 'subaddress', test: true },
  24: { format: 'standard', test: true },
  25: { format: 'integrated', test: true },
  36: { format: 'subaddress', test: true },
};

/** 69 bytes, or 77 with a payment id of 8 bytes. */
const standardLength = 95;
const integratedLength = 106;

/**
 * Monero (CryptoNote): a tag, the public spend and view keys, in an integrated address a payment id, and four bytes of
 * Keccak-256. The account is the two keys.
 */
export function decodeMonero(text: string): Decoding {
  // The tags above leave no other first character.
  if (!/^[457-9AB]/.test(text)) return miss('prefix');
  const canFit = text.length === standardLength || text.length === integratedLength;
  const bytes = canFit ? fromBlocks(text) : undefined;
  if (!bytes) return foreignOr(canFit ? 'checksum' : 'length', text, bitcoinAlphabet);
  const hash = keccak256(bytes.slice(0, -4));
  if (!endsWith(bytes, hash, 4)) return miss('checksum');
  const tag = tags[bytes[0] ?? 0];
  if (!tag) return miss('prefix');
  const isLong = text.length === integratedLength;
  if (isLong !== (tag.format === 'integrated')) return miss('length');
  return {
    status: 'hit',
    canonical: text,
    format: tag.format,
    checksum: 'verified',
    testnet: tag.test === true,
    kind: 'monero',
    payload: bytes.slice(1, 65),
  };
}

/** Eleven characters are eight bytes, the last seven are five. Undefined where one is foreign, or where a block is more than fits. */
function fromBlocks(text: string): Uint8Array | undefined {
  const digits = digitsOf(bitcoinAlphabet);
  const bytes = new Uint8Array(8 * Math.floor(text.length / 11) + 5);
  let all = 0;
  for (let from = 0, to = 0; from < text.length; from += 11, to += 8) {
    const end = Math.min(from + 11, text.length);
    let high = 0;
    let low = 0;
    for (let at = from; at < end; ) {
      // Three characters at once: 58^3 times 32 bits is exact in a double.
      let part = 0;
      let scale = 1;
      for (const stop = Math.min(at + 3, end); at < stop; at++) {
        const digit = digits[text.charCodeAt(at)] ?? noDigit;
        all |= digit;
        part = part * 58 + digit;
        scale *= 58;
      }
      low = low * scale + part;
      const carry = Math.floor(low / 2 ** 32);
      low -= carry * 2 ** 32;
      high = high * scale + carry;
    }
    const size = Math.min(8, bytes.length - to);
    if (high >= 2 ** (8 * size - 32)) return undefined;
    putBlock(bytes, to + size, size, high, low);
  }
  // No digit has the top bit that noDigit has.
  return all & 128 ? undefined : bytes;
}

/** The low word's four bytes last, and before them as many of the high word's as fit. */
function putBlock(bytes: Uint8Array, end: number, size: number, high: number, low: number): void {
  for (let at = 1; at <= size; at++) {
    bytes[end - at] = (at > 4 ? high : low) >>> (8 * ((at - 1) & 3));
  }
}
