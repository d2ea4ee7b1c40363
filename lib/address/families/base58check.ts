import { fromBase58, hasChecksum, toBase58Check } from '@/lib/address/base58';
import { lengthGap, rangeOf } from '@/lib/address/base58-range';
import { blake256 } from '@/lib/address/blake256';
import {
  type Base58CheckEncoding,
  type Decoding,
  type Hit,
  miss,
  type VersionForm,
} from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';
import { groestl512 } from '@/lib/address/groestl512';
import { fromHex, hexDigits } from '@/lib/address/hex';

/** No form has a longer text, and decoding takes time n². */
const longest = 128;

/** Base58check: the whole version and the payload's length are compared, not only the checksum. */
export function decodeBase58Check(text: string, encoding: Base58CheckEncoding): Decoding {
  const { alphabet, forms, hash = 'sha256' } = encoding;
  const first = text.charAt(0);
  if (!forms.some(({ starts }) => starts.includes(first))) return miss('prefix');
  const bytes = text.length <= longest ? fromBase58(text, alphabet) : undefined;
  if (!bytes) return foreignOr('length', text, alphabet);
  const fits = (form: VersionForm) => bytes.length === sizeOf(form) && form.starts.includes(first);
  const form = forms.find((each) => fits(each) && hasVersion(bytes, each.version));
  const early = form ? undefined : missOfForms(text, bytes, encoding);
  if (early) return early;
  const checks = checksOf(bytes);
  // The rare hashes are slow, and what has the usual checksum has no other.
  if (hash !== 'sha256' && checks.sha256) return miss('checksum');
  checks[hash] ??= hasChecksum(bytes, hashes[hash]);
  if (!checks[hash]) return miss('checksum');
  if (!form) return miss('prefix');
  // Not a view: of a small array, V8 would move it off the heap first.
  const payload = bytes.slice(form.version.length / 2 + (form.blinding ?? 0), -4);
  const hit: Hit = {
    status: 'hit',
    canonical: text,
    format: form.format,
    checksum: 'verified',
    testnet: form.test === true,
    kind: form.kind,
    payload,
  };
  const { now } = form;
  if (!now) return hit;
  return { ...hit, canonical: () => respell(now, payload, alphabet), warning: 'legacy-form' };
}

/** Why a text that has no version of the forms is none, where that shows before its checksum. */
function missOfForms(text: string, bytes: Uint8Array, encoding: Base58CheckEncoding) {
  const { alphabet, forms } = encoding;
  const alike = forms.filter(
    (form) =>
      form.starts.includes(text.charAt(0)) &&
      bytes.length >= sizeOf(form) &&
      lengthGap(text, rangeOf(form, alphabet)) === 0,
  );
  if (alike.length === 0) return miss('length');
  // In small letters alone, an address whose version is zero is a number of more bytes than so many characters should have.
  return alike.some((form) => bytes.length === sizeOf(form)) ? undefined : miss('checksum');
}

/** What is left out is SHA-256. */
const hashes = { sha256: undefined, blake256, groestl512 };

let last: { bytes?: Uint8Array; checks: Checks } = { checks: {} };

/** Whether the checksum fits, by the hash that it is made with; empty until someone asks. */
type Checks = { [Hash in keyof typeof hashes]?: boolean };

/** Many networks ask about the same bytes in turn. */
function checksOf(bytes: Uint8Array): Checks {
  if (last.bytes !== bytes) last = { bytes, checks: {} };
  return last.checks;
}

function sizeOf({ version, bytes = 20 }: VersionForm): number {
  return version.length / 2 + bytes + 4;
}

function hasVersion(bytes: Uint8Array, version: string): boolean {
  for (let at = 0; at < version.length; at++) {
    const byte = bytes[at >> 1] ?? 0;
    if (hexDigits.charAt(at & 1 ? byte & 15 : byte >> 4) !== version.charAt(at)) return false;
  }
  return true;
}

function respell(version: string, payload: Uint8Array, alphabet: string): string {
  return toBase58Check(new Uint8Array([...fromHex(version), ...payload]), alphabet);
}
