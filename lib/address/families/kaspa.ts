import { readCashaddr } from '@/lib/address/cashaddr';
import { type Decoding, miss } from '@/lib/address/encoding';

const prefixes = ['kaspa', 'kaspatest', 'kaspasim', 'kaspadev'];

/** By version byte: the format and the bytes of its payload. */
const versions: Record<number, { format: string; bytes: number }> = {
  0: { format: 'P2PK', bytes: 32 },
  1: { format: 'P2PK ECDSA', bytes: 33 },
  8: { format: 'P2SH', bytes: 32 },
};

/** Kaspa: CashAddr's checksum over a version byte and a payload. The prefix is required, and all is lower case. */
export function decodeKaspa(text: string): Decoding {
  const prefix = prefixes.find((each) => text.startsWith(`${each}:`));
  if (!prefix) return miss('prefix');
  const read = readCashaddr(text, prefix.length + 1, prefix);
  if ('status' in read) return read;
  // 33 or 34 bytes with the version.
  if (read.size !== 53 && read.size !== 55) return miss('length');
  if (!read.isIntact) return miss('checksum');
  const { bytes, isPadded } = read;
  const version = bytes[0] ?? -1;
  const form = versions[version];
  if (!isPadded || form?.bytes !== bytes.length - 1) return miss('payload');
  return {
    status: 'hit',
    canonical: text,
    format: form.format,
    checksum: 'verified',
    testnet: prefix !== 'kaspa',
    kind: `kaspa${version}`,
    payload: bytes.slice(1),
  };
}
