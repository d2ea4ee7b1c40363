import { bitcoinAlphabet, codesOf } from '@/lib/address/alphabets';
import { fromBase58 } from '@/lib/address/base58';
import { endsWithBlake2b } from '@/lib/address/blake2b';
import { type Decoding, miss, type Ss58Encoding } from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';

const context = codesOf('SS58PRE');

/** SS58: the network's prefix in one byte or two, a public key, and two bytes of BLAKE2b over both, in base 58. */
export function decodeSs58(text: string, { prefix }: Ss58Encoding): Decoding {
  // Zero bytes in front, which only the first prefix leaves in front, are one character each.
  const canFit = text.length >= (prefix === 0 ? 35 : 45) && text.length <= 52;
  const bytes = canFit ? fromBase58(text, bitcoinAlphabet) : undefined;
  if (!bytes) return foreignOr('length', text, bitcoinAlphabet);
  const own = prefixOf(bytes);
  const size = sizeOf(prefix);
  const keySize = bytes.length - size - 2;
  // What is right on another chain is not too long or too short.
  if (!isKeySize(keySize)) {
    const isOther = isKeySize(bytes.length - sizeOf(own) - 2) && hasChecksum(bytes);
    return miss(isOther ? 'prefix' : 'length');
  }
  if (own !== prefix) return missOther(text, prefix, bytes);
  if (!hasChecksum(bytes)) return miss('checksum');
  return {
    status: 'hit',
    canonical: text,
    format: 'SS58',
    checksum: 'verified',
    testnet: false,
    kind: `pub${keySize}`,
    payload: bytes.slice(size, -2),
  };
}

/**
 * With a character more, or less, a text has another prefix, and this one where the last is left out, or one put behind it; or it is longer or
 * shorter than keys of 32 bytes are under this prefix.
 */
function missOther(text: string, prefix: number, bytes: Uint8Array): Decoding {
  const [least, most] = sizeOf(prefix) === 1 ? [46, 48] : [49, 50];
  const isLength =
    !hasChecksum(bytes) && (text.length < least || text.length > most || isNear(text, prefix));
  return miss(isLength ? 'length' : 'prefix');
}

function isNear(text: string, prefix: number): boolean {
  return [text.slice(0, -1), `${text}1`].some((near) => {
    const bytes = fromBase58(near, bitcoinAlphabet);
    return bytes?.length === sizeOf(prefix) + 34 && prefixOf(bytes) === prefix;
  });
}

/** How many bytes a prefix takes. */
function sizeOf(prefix: number): number {
  return prefix < 64 ? 1 : 2;
}

/** An ECDSA key has 33 bytes, all others have 32. */
function isKeySize(bytes: number): boolean {
  return bytes === 32 || bytes === 33;
}

function hasChecksum(bytes: Uint8Array): boolean {
  const message = new Uint8Array(context.length + bytes.length);
  message.set(context);
  message.set(bytes, context.length);
  return endsWithBlake2b(message, 64, 2);
}

/** Two bytes hold 14 bits: 01, the bits 7 to 2, the bits 1 and 0, the bits 13 to 8. */
function prefixOf(bytes: Uint8Array): number {
  const first = bytes[0] ?? 0;
  const second = bytes[1] ?? 0;
  if (first < 64) return first;
  return first < 128 ? ((first & 63) << 2) | (second >> 6) | ((second & 63) << 8) : -1;
}
