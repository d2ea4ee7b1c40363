import { bitcoinAlphabet } from '@/lib/address/alphabets';
import { fromBase58 } from '@/lib/address/base58';
import { type Decoding, miss } from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';

/** By type: an account, a contract, several signers. */
const formats = ['', 'NULS account', 'NULS contract', 'NULS multisig'];

/** NULS: a prefix and its length as a letter, then base 58 of the chain (lowest byte first), type, 20 bytes and the XOR of all. */
export function decodeNuls(text: string): Decoding {
  const prefix = text.startsWith('N') ? 'NULSd' : 'tNULSe';
  if (!text.startsWith(prefix)) return miss('prefix');
  const body = text.slice(prefix.length);
  // The chain is 1 or 2, so all have as many characters.
  const bytes = body.length === 32 ? fromBase58(body, bitcoinAlphabet) : undefined;
  if (bytes?.length !== 24) return foreignOr('length', text, bitcoinAlphabet, prefix.length);
  let sum = 0;
  for (let at = 0; at < 24; at++) sum ^= bytes[at] ?? 0;
  if (sum !== 0) return miss('checksum');
  const format = formats[bytes[2] ?? 0];
  const chain = prefix === 'NULSd' ? 1 : 2;
  if (bytes[0] !== chain || bytes[1] !== 0 || !format) return miss('payload');
  return {
    status: 'hit',
    canonical: text,
    format,
    checksum: 'verified',
    testnet: chain === 2,
    kind: 'nuls',
    payload: bytes.slice(2, 23),
  };
}
