import { findForeign } from '@/lib/address/alphabets';
import { fromBase58, hasChecksum, toBase58Check } from '@/lib/address/base58';
import {
  type Base58CheckEncoding,
  type Decoding,
  miss,
  type VersionForm,
} from '@/lib/address/encoding';
import { fromHex, toHex } from '@/lib/address/hex';

/** No form has a longer text, and decoding takes time n². */
const longest = 128;

/** Base58check: the whole version and the payload's length are compared, not only the checksum. */
export function decodeBase58Check(
  text: string,
  { alphabet, forms }: Base58CheckEncoding,
): Decoding {
  const alike = forms.filter(({ starts }) => starts.includes(text.charAt(0)));
  if (alike.length === 0) return miss('prefix');
  const position = findForeign(text, alphabet);
  if (position >= 0) return miss('character', position);
  const bytes = text.length <= longest ? fromBase58(text, alphabet) : undefined;
  const fitting = alike.filter((form) => bytes?.length === sizeOf(form));
  if (!bytes || fitting.length === 0) return miss('length');
  if (!hasChecksum(bytes)) return miss('checksum');
  const hex = toHex(bytes);
  const form = fitting.find(({ version }) => hex.startsWith(version));
  if (!form) return miss('prefix');
  const payload = bytes.subarray(form.version.length / 2, -4);
  return {
    status: 'hit',
    canonical: form.now ? respell(form.now, payload, alphabet) : text,
    format: form.format,
    checksum: 'verified',
    testnet: form.test === true,
    kind: form.kind,
    payload,
    ...(form.now && { warning: 'legacy-form' }),
  };
}

function sizeOf({ version, bytes = 20 }: VersionForm): number {
  return version.length / 2 + bytes + 4;
}

function respell(version: string, payload: Uint8Array, alphabet: string): string {
  return toBase58Check(new Uint8Array([...fromHex(version), ...payload]), alphabet);
}
