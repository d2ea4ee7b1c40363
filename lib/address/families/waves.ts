import { bitcoinAlphabet, findForeign } from '@/lib/address/alphabets';
import { fromBase58 } from '@/lib/address/base58';
import { blake2b } from '@/lib/address/blake2b';
import { type Decoding, miss } from '@/lib/address/encoding';
import { keccak256 } from '@/lib/address/keccak';

/** Waves: 01, the network's letter, 20 bytes, and four bytes of Keccak-256 over BLAKE2b of all before, in base 58. */
export function decodeWaves(text: string): Decoding {
  if (!text.startsWith('3')) return miss('prefix');
  const foreign = findForeign(text, bitcoinAlphabet);
  if (foreign >= 0) return miss('character', foreign);
  const bytes = text.length === 35 ? fromBase58(text, bitcoinAlphabet) : undefined;
  if (bytes?.length !== 26) return miss('length');
  const network = String.fromCharCode(bytes[1] ?? 0);
  if (bytes[0] !== 1 || !'WT'.includes(network)) return miss('prefix');
  const hash = keccak256(blake2b(bytes.subarray(0, 22), 32));
  if (!bytes.subarray(22).every((byte, at) => byte === hash[at])) return miss('checksum');
  return {
    status: 'hit',
    canonical: text,
    format: 'Waves account',
    checksum: 'verified',
    testnet: network === 'T',
    kind: 'waves',
    payload: bytes.subarray(2, 22),
  };
}
