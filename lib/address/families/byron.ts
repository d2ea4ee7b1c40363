import { bitcoinAlphabet } from '@/lib/address/alphabets';
import { fromBase58 } from '@/lib/address/base58';
import { type CborReader, readCbor } from '@/lib/address/cbor';
import { crc32 } from '@/lib/address/crc32';
import { type Decoding, miss } from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';

/**
 * Cardano before Shelley, in base 58: CBOR [24(bytes), CRC-32 of the bytes]; in the bytes [28 bytes of root, attributes, type].
 * An attribute with the number 2 is the number of a test network.
 */
export function decodeByron(text: string): Decoding {
  const canFit = text.length >= 50 && text.length <= 160;
  const bytes = canFit ? fromBase58(text, bitcoinAlphabet) : undefined;
  if (!bytes) return isUsual(text) ? foreignOr('length', text, bitcoinAlphabet) : miss('prefix');
  const outer = readCbor(bytes);
  if (outer.head(4) !== 2 || outer.head(6) !== 24) return miss(isUsual(text) ? 'length' : 'prefix');
  const inner = outer.bytes();
  const sum = outer.head(0);
  // A typo can change any byte after it, lengths and heads too.
  if (!inner || crc32(inner) !== sum || !outer.isAtEnd()) return miss('checksum');
  const address = readAddress(readCbor(inner));
  if (!address) return miss('payload');
  return {
    status: 'hit',
    canonical: text,
    format: 'Byron',
    checksum: 'verified',
    testnet: address.testnet,
    kind: 'byron',
    payload: address.payload,
  };
}

/** Only the lengths that wallets use have a first text in common: of the main network, and of the test network. */
function isUsual(text: string): boolean {
  return /^(Ae2|DdzFF|2cWKM|37btj)/.test(text);
}

function readAddress(reader: CborReader): { payload: Uint8Array; testnet: boolean } | undefined {
  if (reader.head(4) !== 3) return undefined;
  const payload = reader.bytes();
  const count = reader.head(5) ?? 99;
  if (payload?.length !== 28 || count > 8) return undefined;
  let testnet = false;
  for (let at = 0; at < count; at++) {
    const key = readKey(reader);
    if (key === undefined) return undefined;
    testnet ||= key === 2;
  }
  // 0: a public key, 1: a script, 2: redeemed from the sale.
  const type = reader.head(0) ?? 99;
  return type <= 2 && reader.isAtEnd() ? { payload, testnet } : undefined;
}

/** The number of an attribute; its value is a byte string. */
function readKey(reader: CborReader): number | undefined {
  const key = reader.head(0);
  return reader.bytes() && key;
}
