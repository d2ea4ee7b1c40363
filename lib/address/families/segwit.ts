import { bech32, bech32m, hasHrp, readBech32, toBytes } from '@/lib/address/bech32';
import { type Decoding, type Hit, miss, type SegwitEncoding } from '@/lib/address/encoding';

const forms: Record<string, Pick<Hit, 'format' | 'kind'>> = {
  '0/20': { format: 'P2WPKH', kind: 'h160' },
  '0/32': { format: 'P2WSH', kind: 'script' },
  '1/32': { format: 'P2TR', kind: 'p2tr' },
  '0/66': { format: 'MWEB', kind: 'mweb' },
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
  const found = [hrp, ...testHrps].find((part) => hasHrp(text, part));
  if (!found) return miss('prefix');
  const read = readBech32(text, found);
  if ('status' in read) return read;
  const version = read.symbols[0] ?? 0;
  const program = read.symbols.subarray(1);
  const bytes = (program.length * 5) >> 3;
  if (!hasLength(version, bytes)) return miss('length');
  if (version > 16) return miss('payload');
  if (read.checksum !== (version === 0 ? bech32 : bech32m)) return miss('checksum');
  const payload = toBytes(program);
  if (!payload) return miss('payload');
  // BIP-350: a sender must not refuse a version or length that has no meaning yet.
  const form: Pick<Hit, 'format' | 'kind' | 'warning'> = forms[`${version}/${bytes}`] ?? {
    format: `witness v${version}`,
    kind: `witness${version}`,
    warning: 'unknown-witness-version',
  };
  return {
    status: 'hit',
    canonical: text.toLowerCase(),
    checksum: 'verified',
    testnet: found !== hrp,
    payload,
    ...form,
  };
}
