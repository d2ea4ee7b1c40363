import { bech32, bech32m, hrpOf, missOfChecksum, readBech32 } from '@/lib/address/bech32';
import { type Decoding, type Hit, miss, type SegwitEncoding } from '@/lib/address/encoding';

type Form = Pick<Hit, 'format' | 'kind' | 'warning'>;

/** By witness version, then by the bytes of the program. */
const forms: Record<number, Record<number, Form>> = {
  0: {
    20: { format: 'P2WPKH', kind: 'h160' },
    32: { format: 'P2WSH', kind: 'script' },
    66: { format: 'MWEB', kind: 'mweb' },
  },
  1: { 32: { format: 'P2TR', kind: 'p2tr' } },
};

/** Segwit (BIP-173, BIP-350): version 0 is bech32 with 20 or 32 bytes, 1 to 16 are bech32m with 2 to 40. */
export function decodeSegwit(text: string, encoding: SegwitEncoding): Decoding {
  return decodeVersioned(text, encoding, (version, bytes) =>
    version === 0 ? bytes === 20 || bytes === 32 : bytes >= 2 && bytes <= 40,
  );
}

/** Litecoin's MWEB stealth addresses: bech32 beyond 90 characters, symbol 0, then two public keys of 33 bytes. */
export function decodeMweb(text: string, encoding: SegwitEncoding): Decoding {
  return decodeVersioned(text, encoding, (version, bytes) => version === 0 && bytes === 66);
}

function decodeVersioned(
  text: string,
  { hrp, testHrps }: SegwitEncoding,
  hasLength: (version: number, bytes: number) => boolean,
): Decoding {
  const found = hrpOf(text, hrp, testHrps);
  if (!found) return miss('prefix');
  const read = readBech32(text, found, 1);
  if ('status' in read) return read;
  const { lead: version, bytes: payload } = read;
  if (!hasLength(version, payload.length)) return miss('length');
  if (version > 16) return miss('payload');
  if (read.checksum !== (version === 0 ? bech32 : bech32m)) {
    return isCut(version, payload.length) ? miss('length') : missOfChecksum(read);
  }
  if (!read.isPadded) return miss('payload');
  const { format, kind, warning } = forms[version]?.[payload.length] ?? unknownForm(version);
  const hit: Hit = {
    status: 'hit',
    canonical: text.toLowerCase(),
    format,
    checksum: 'verified',
    testnet: found !== hrp,
    kind,
    payload,
  };
  if (warning) hit.warning = warning;
  return hit;
}

/** Version 1 may have any length, but only 32 bytes have a meaning (BIP-341): without its checksum, another length is none. */
function isCut(version: number, bytes: number): boolean {
  return version === 1 && bytes !== 32;
}

/** BIP-350: a sender must not refuse a version or length that has no meaning yet. */
function unknownForm(version: number): Form {
  return {
    format: `witness v${version}`,
    kind: `witness${version}`,
    warning: 'unknown-witness-version',
  };
}
