import { base32Alphabet, fromBase32 } from '@/lib/address/base32';
import { crc16 } from '@/lib/address/crc16';
import { type Decoding, type Hit, miss } from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';

/** The version's letter: the length of the payload, and what of it is the account. */
const forms: Record<string, { bytes: number; format: string; kind: Hit['kind'] }> = {
  G: { bytes: 32, format: 'account', kind: 'ed25519' },
  M: { bytes: 40, format: 'muxed account', kind: 'ed25519' },
  C: { bytes: 32, format: 'contract', kind: 'stellar-contract' },
};

/** Stellar StrKey (SEP-23) of something that can be paid to. A muxed account's key is that of its account; its number is dropped. */
export function decodeStellar(text: string): Decoding {
  const form = forms[text.charAt(0)];
  if (!form) return miss('prefix');
  const hasLength = text.length === Math.ceil(((form.bytes + 3) * 8) / 5);
  const body = hasLength ? readStrKey(text) : undefined;
  if (!body) return foreignOr(hasLength ? 'checksum' : 'length', text, base32Alphabet);
  return {
    status: 'hit',
    canonical: text,
    format: form.format,
    checksum: 'verified',
    testnet: false,
    kind: form.kind,
    payload: body.slice(0, 32),
  };
}

/** The payload of any StrKey; undefined where the text is none. The first letter tells the version. */
export function readStrKey(text: string): Uint8Array | undefined {
  if (text.length < 56 || text.length > 165) return undefined;
  const bytes = fromBase32(text, base32Alphabet);
  // The low three bits of the version are a variant, of which there is one: 0.
  if (!bytes || (bytes[0] ?? 1) & 7) return undefined;
  const end = bytes.length - 2;
  const checksum = (bytes[end] ?? 0) | ((bytes[end + 1] ?? 0) << 8);
  return crc16(bytes, end) === checksum ? bytes.slice(1, end) : undefined;
}
