import { bitcoinAlphabet } from '@/lib/address/alphabets';
import { fromBase58, hasChecksum } from '@/lib/address/base58';
import { type Decoding, miss } from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';

/** Massa: 'AU' for a user or 'AS' for a contract, then 32 bytes in base58check, version 0. The test network has the same addresses. */
export function decodeMassa(text: string): Decoding {
  const isUser = text.startsWith('AU');
  if (!isUser && !text.startsWith('AS')) return miss('prefix');
  const body = text.slice(2);
  const bytes = body.length <= 51 ? fromBase58(body, bitcoinAlphabet) : undefined;
  if (bytes?.length !== 37) return foreignOr('length', text, bitcoinAlphabet, 2);
  if (!hasChecksum(bytes)) return miss('checksum');
  if (bytes[0] !== 0) return miss('payload');
  return {
    status: 'hit',
    canonical: text,
    format: isUser ? 'user' : 'contract',
    checksum: 'verified',
    testnet: false,
    kind: isUser ? 'massa' : 'massa-contract',
    payload: bytes.slice(1, 33),
  };
}
