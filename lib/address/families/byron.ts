import { bitcoinAlphabet, findForeign } from '@/lib/address/alphabets';
import { fromBase58 } from '@/lib/address/base58';
import { type CborReader, readCbor } from '@/lib/address/cbor';
import { crc32 } from '@/lib/address/crc32';
import { type Decoding, miss } from '@/lib/address/encoding';

/**
 * Cardano before Shelley, in base 58: CBOR [24(bytes), CRC-32 of the bytes]; in the bytes [28 bytes of root, attributes, type].
 * An attribute with the number 2 is the number of a test network.
 */
export function decodeByron(text: string): Decoding {
  // 83 begins 'Ae2' or 'DdzFF' on the main network, '2cWKMJemoBa' or '37btjrVyb4K' on a test network.
  if (!/^(Ae2|Ddz|2|3)/.test(text)) return miss('prefix');
  const foreign = findForeign(text, bitcoinAlphabet);
  if (foreign >= 0) return miss('character', foreign);
  const canFit = text.length >= 50 && text.length <= 160;
  const bytes = canFit ? fromBase58(text, bitcoinAlphabet) : undefined;
  if (!bytes) return miss('length');
  const outer = readCbor(bytes);
  const isPair = outer.head(4) === 2 && outer.head(6) === 24;
  const inner = isPair ? outer.bytes() : undefined;
  const sum = inner && outer.head(0);
  if (!isPair) return miss('prefix');
  // A typo can change any byte after it, lengths and heads too.
  if (!inner || crc32(inner) !== sum || !outer.isAtEnd()) return miss('checksum');
  const address = readAddress(readCbor(inner));
  if (!address) return miss('payload');
  return {
    status: 'hit',
    canonical: text,
    format: 'Byron',
    checksum: 'verified',
    kind: 'byron',
    ...address,
  };
}

function readAddress(reader: CborReader): { payload: Uint8Array; testnet: boolean } | undefined {
  if (reader.head(4) !== 3) return undefined;
  const payload = reader.bytes();
  const count = reader.head(5) ?? 99;
  if (payload?.length !== 28 || count > 8) return undefined;
  const keys = Array.from({ length: count }, () => readKey(reader));
  if (keys.includes(undefined)) return undefined;
  // 0: a public key, 1: a script, 2: redeemed from the sale.
  const type = reader.head(0) ?? 99;
  return type <= 2 && reader.isAtEnd() ? { payload, testnet: keys.includes(2) } : undefined;
}

/** The number of an attribute; its value is a byte string. */
function readKey(reader: CborReader): number | undefined {
  const key = reader.head(0);
  return reader.bytes() && key;
}
