import { hrpOf } from '@/lib/address/bech32';
import { readBlech32 } from '@/lib/address/blech32';
import { type Decoding, type Hit, miss, type SegwitEncoding } from '@/lib/address/encoding';

/** Of the key that blinds the amounts, before the witness program. */
const blindingBytes = 33;

type Form = Pick<Hit, 'format' | 'kind'> & { version: number; bytes: number };

const forms: readonly Form[] = [
  { version: 0, bytes: 20, format: 'confidential P2WPKH', kind: 'h160' },
  { version: 0, bytes: 32, format: 'confidential P2WSH', kind: 'script' },
  { version: 1, bytes: 32, format: 'confidential P2TR', kind: 'p2tr' },
];

/**
 * Confidential segwit of Elements (its src/blech32.cpp): blech32 of the key that blinds the amounts, then of the witness program, which
 * alone is the account: version 0 has blech32's checksum, 1 blech32m's.
 */
export function decodeBlech32(text: string, { hrp, testHrps }: SegwitEncoding): Decoding {
  const found = hrpOf(text, hrp, testHrps);
  if (!found) return miss('prefix');
  const read = readBlech32(text, found);
  if ('status' in read) return read;
  const { lead, bytes } = read;
  const size = bytes.length - blindingBytes;
  const form = forms.find((one) => one.version === lead && one.bytes === size);
  if (!form && forms.every((one) => one.bytes !== size)) return miss('length');
  if (read.checksum !== (lead === 0 ? 'plain' : 'modified')) return miss('checksum');
  const isKey = bytes[0] === 2 || bytes[0] === 3;
  if (!form || !read.isPadded || !isKey) return miss('payload');
  return {
    status: 'hit',
    canonical: text.toLowerCase(),
    format: form.format,
    checksum: 'verified',
    testnet: found !== hrp,
    kind: form.kind,
    payload: bytes.slice(blindingBytes),
  };
}
