import { findForeign } from '@/lib/address/alphabets';
import { fromBase58, hasChecksum, toBase58Check } from '@/lib/address/base58';
import { blake256 } from '@/lib/address/blake256';
import {
  type Base58CheckEncoding,
  type Decoding,
  miss,
  type VersionForm,
} from '@/lib/address/encoding';
import { groestl512 } from '@/lib/address/groestl512';
import { fromHex, toHex } from '@/lib/address/hex';
import { sha256 } from '@/lib/address/sha256';

/** No form has a longer text, and decoding takes time n². */
const longest = 128;

/** Base58check: the whole version and the payload's length are compared, not only the checksum. */
export function decodeBase58Check(text: string, encoding: Base58CheckEncoding): Decoding {
  const { alphabet, forms, hash = 'sha256' } = encoding;
  const alike = forms.filter(({ starts }) => starts.includes(text.charAt(0)));
  if (alike.length === 0) return miss('prefix');
  const position = findForeign(text, alphabet);
  if (position >= 0) return miss('character', position);
  const { bytes, checks } = read(text, alphabet);
  const fitting = alike.filter((form) => bytes?.length === sizeOf(form));
  if (!bytes || fitting.length === 0) return miss('length');
  // The rare hashes are slow, and what has the usual checksum has no other.
  if (hash !== 'sha256' && checks.sha256) return miss('checksum');
  checks[hash] ??= hasChecksum(bytes, hashes[hash]);
  if (!checks[hash]) return miss('checksum');
  const head = toHex(bytes.subarray(0, 4));
  const form = fitting.find(({ version }) => head.startsWith(version));
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

const hashes = { sha256, blake256, groestl512 };

type Reading = {
  text: string;
  alphabet: string;
  bytes: Uint8Array | undefined;
  /** Whether the checksum fits, by the hash that it is made with; empty until someone asks. */
  checks: { [Hash in keyof typeof hashes]?: boolean };
};

// Many networks ask for the same text in turn, and the bytes and the hash are what takes time.
let last: Reading | undefined;

function read(text: string, alphabet: string): Reading {
  if (last?.text !== text || last.alphabet !== alphabet) {
    const bytes = text.length <= longest ? fromBase58(text, alphabet) : undefined;
    last = { text, alphabet, bytes, checks: {} };
  }
  return last;
}

function sizeOf({ version, bytes = 20 }: VersionForm): number {
  return version.length / 2 + bytes + 4;
}

function respell(version: string, payload: Uint8Array, alphabet: string): string {
  return toBase58Check(new Uint8Array([...fromHex(version), ...payload]), alphabet);
}
