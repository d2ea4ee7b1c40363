import { bitcoinAlphabet } from '@/lib/address/alphabets';
import { fromBase58 } from '@/lib/address/base58';
import { blake2b } from '@/lib/address/blake2b';
import { type Decoding, miss, type WavesEncoding } from '@/lib/address/encoding';
import { endsWith } from '@/lib/address/ends-with';
import { foreignOr } from '@/lib/address/foreign';
import { keccak256 } from '@/lib/address/keccak';

/**
 * Waves and V Systems: a version, the network's letter, 20 bytes, and four bytes of Keccak-256 over BLAKE2b of all before, in
 * base 58.
 */
export function decodeWaves(text: string, { version, letters }: WavesEncoding): Decoding {
  // The first character is what the version makes it.
  if (text.charAt(0) !== (version === 1 ? '3' : 'A')) return miss('prefix');
  const bytes = text.length === 35 ? fromBase58(text, bitcoinAlphabet) : undefined;
  if (bytes?.length !== 26) return foreignOr('length', text, bitcoinAlphabet);
  const network = String.fromCharCode(bytes[1] ?? 0);
  if (bytes[0] !== version || !letters.includes(network)) return miss('prefix');
  const hash = keccak256(blake2b(bytes.slice(0, 22), 32));
  if (!endsWith(bytes, hash, 4)) return miss('checksum');
  return {
    status: 'hit',
    canonical: text,
    format: version === 1 ? 'Waves account' : 'V Systems account',
    checksum: 'verified',
    testnet: network === letters[1],
    kind: version === 1 ? 'waves' : 'vsys',
    payload: bytes.slice(2, 22),
  };
}
