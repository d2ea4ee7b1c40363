import { base32Alphabet, fromBase32 } from '@/lib/address/base32';
import { type Decoding, miss } from '@/lib/address/encoding';
import { endsWith } from '@/lib/address/ends-with';
import { foreignOr } from '@/lib/address/foreign';
import { sha3 } from '@/lib/address/keccak';

/** By the first byte. What is named otherwise, 2 a network and 3 a token, is no account. */
const types: Readonly<Record<number, { format: string; kind: string; bytes: number }>> = {
  0: { format: 'secp256k1 key', kind: 'secp256k1', bytes: 33 },
  1: { format: 'Ed25519 key', kind: 'ed25519', bytes: 32 },
  4: { format: 'storage account', kind: 'keeta-storage', bytes: 32 },
  6: { format: 'secp256r1 key', kind: 'secp256r1', bytes: 33 },
  7: { format: 'multisig', kind: 'keeta-multisig', bytes: 32 },
};

const alphabet = base32Alphabet.toLowerCase();
const start = 'keeta_';

/** Keeta: a type, a key or a hash, and five bytes of SHA3-256, in base 32. The test network has the same addresses. */
export function decodeKeeta(text: string): Decoding {
  if (!text.startsWith(start)) return miss('prefix');
  // 38 bytes are 61 characters, 39 are 63.
  const isWhole = text.length === 67 || text.length === 69;
  const bytes = isWhole ? fromBase32(text, alphabet, start.length) : undefined;
  if (!bytes) return foreignOr(isWhole ? 'checksum' : 'length', text, alphabet, start.length);
  const body = bytes.slice(0, -5);
  if (!endsWith(bytes, sha3(body), 5)) return miss('checksum');
  const type = types[body[0] ?? 0];
  if (body.length - 1 !== type?.bytes) return miss('payload');
  return {
    status: 'hit',
    canonical: text,
    format: type.format,
    checksum: 'verified',
    testnet: false,
    kind: type.kind,
    payload: body.slice(1),
  };
}
