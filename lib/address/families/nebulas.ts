import { bitcoinAlphabet } from '@/lib/address/alphabets';
import { fromBase58 } from '@/lib/address/base58';
import { type Decoding, miss } from '@/lib/address/encoding';
import { endsWith } from '@/lib/address/ends-with';
import { findForeign } from '@/lib/address/foreign';
import { sha3 } from '@/lib/address/keccak';

/** Nebulas: 19, then 57 for an account or 58 for a contract, 20 bytes and four of SHA3-256 over all before, in base 58. */
export function decodeNebulas(text: string): Decoding {
  // The greatest contracts begin with n2.
  if (!/^n[12]/.test(text)) return miss('prefix');
  const foreign = findForeign(text, bitcoinAlphabet);
  if (foreign >= 0) return miss('character', foreign);
  const bytes = text.length === 35 ? fromBase58(text, bitcoinAlphabet) : undefined;
  if (bytes?.length !== 26) return miss('length');
  if (!endsWith(bytes, sha3(bytes.slice(0, 22)), 4)) return miss('checksum');
  const type = bytes[1];
  if (bytes[0] !== 0x19 || (type !== 0x57 && type !== 0x58)) return miss('prefix');
  return {
    status: 'hit',
    canonical: text,
    format: type === 0x57 ? 'Nebulas account' : 'Nebulas contract',
    checksum: 'verified',
    testnet: false,
    kind: type === 0x57 ? 'nebulas' : 'nebulas-contract',
    payload: bytes.slice(2, 22),
  };
}
