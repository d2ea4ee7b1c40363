import { bech32, bech32m, hasHrp, missOfChecksum, readBech32 } from '@/lib/address/bech32';
import { type Decoding, type Hit, miss } from '@/lib/address/encoding';
import { unjumble } from '@/lib/address/f4jumble';

type Form = Pick<Hit, 'format' | 'kind'> & { checksum: number; bytes?: number };

const sapling: Form = { format: 'Sapling', kind: 'sapling', checksum: bech32, bytes: 43 };
const tex: Form = { format: 'TEX', kind: 'h160', checksum: bech32m, bytes: 20 };
const unified: Form = { format: 'Unified', kind: 'unified', checksum: bech32m };

const forms: Record<string, Form> = {
  zs: sapling,
  ztestsapling: sapling,
  zregtestsapling: sapling,
  tex,
  textest: tex,
  texregtest: tex,
  u: unified,
  utest: unified,
  uregtest: unified,
};

/** Zcash in bech32: Sapling (the protocol specification, 5.6.3.1), TEX (ZIP-320) and unified addresses of revision 0 (ZIP-316). */
export function decodeZcash(text: string): Decoding {
  const hrp = Object.keys(forms).find((part) => hasHrp(text, part)) ?? '';
  const form = forms[hrp];
  if (!form) return miss('prefix');
  const read = readBech32(text, hrp);
  if ('status' in read) return read;
  const { bytes } = read;
  const size = bytes.length;
  if (form.bytes === undefined ? size < 48 : size !== form.bytes) return miss('length');
  if (read.checksum !== form.checksum) return missOfChecksum(read);
  const payload = form === unified ? readUnified(bytes, hrp) : bytes;
  if (!read.isPadded || !payload) return miss('payload');
  return {
    status: 'hit',
    canonical: text.toLowerCase(),
    format: form.format,
    checksum: 'verified',
    testnet: !['zs', 'tex', 'u'].includes(hrp),
    kind: form.kind,
    payload,
  };
}

/** Bytes by type code: P2PKH, P2SH, Sapling, Orchard. */
const itemSizes = [20, 20, 43, 43];

/** The items of a unified address; undefined where they break a rule of ZIP-316. */
function readUnified(jumbled: Uint8Array, hrp: string): Uint8Array | undefined {
  const plain = unjumble(jumbled);
  const items = plain?.subarray(0, -16);
  const padding = new TextEncoder().encode(hrp.padEnd(16, '\0'));
  const isPadded = padding.every((byte, at) => byte === plain?.at(at - 16));
  const types = items && isPadded ? readTypes(items) : [];
  return hasReceivers(types) ? items : undefined;
}

/** The type codes of the items, each with its length and value; empty where one does not fit. */
function readTypes(items: Uint8Array): number[] {
  const types: number[] = [];
  for (let at = 0; at < items.length; ) {
    const type = readCompact(items, at);
    const size = type && readCompact(items, type.end);
    if (!size || size.value !== (itemSizes[type.value] ?? size.value)) return [];
    types.push(type.value);
    at = size.end + size.value;
    if (at > items.length) return [];
  }
  return types;
}

function hasReceivers(types: readonly number[]): boolean {
  const isRising = types.every((type, at) => type > (types[at - 1] ?? -1) && type <= 0x2000000);
  // c0 to fc are about the address; those from e0 on must be understood, which revision 0 cannot.
  const isShielded = types.some((type) => type >= 2 && (type < 0xc0 || type > 0xfc));
  const isUnknown = types.some((type) => type >= 0xe0 && type <= 0xfc);
  const isBoth = types[0] === 0 && types[1] === 1;
  return isRising && isShielded && !isUnknown && !isBoth;
}

/** Bitcoin's compactSize in its shortest form, at most 32 bits; undefined where it is none. */
function readCompact(bytes: Uint8Array, at: number): { value: number; end: number } | undefined {
  const first = bytes[at] ?? 255;
  if (first < 0xfd) return { value: first, end: at + 1 };
  const size = first === 0xfd ? 2 : 4;
  const end = at + 1 + size;
  if (first === 0xff || end > bytes.length) return undefined;
  const value = bytes.subarray(at + 1, end).reduceRight((sum, byte) => sum * 256 + byte, 0);
  return value < (size === 2 ? 0xfd : 0x10000) ? undefined : { value, end };
}
