import { bitcoinAlphabet } from '@/lib/address/alphabets';
import { fromBase58, hasChecksum } from '@/lib/address/base58';
import { type Decoding, miss } from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';

const prefix = 'ak_';

/** Aeternity: 'ak_' and an Ed25519 key in base58check without a version. The test network has the same addresses. */
export function decodeAeternity(text: string): Decoding {
  if (!text.startsWith(prefix)) return miss('prefix');
  const body = text.slice(prefix.length);
  const bytes = body.length <= 51 ? fromBase58(body, bitcoinAlphabet) : undefined;
  if (bytes?.length !== 36) return foreignOr('length', text, bitcoinAlphabet, prefix.length);
  if (!hasChecksum(bytes)) return miss('checksum');
  return {
    status: 'hit',
    canonical: text,
    format: 'Aeternity account',
    checksum: 'verified',
    testnet: false,
    kind: 'ed25519',
    payload: bytes.slice(0, 32),
  };
}
