import { codesOf } from '@/lib/address/alphabets';
import { type Decoding, type Hit, miss, type NameEncoding } from '@/lib/address/encoding';
import { findForeign } from '@/lib/address/foreign';

/**
 * NEAR's named accounts: 2 to 64 lower-case letters and digits, with single '.', '-' and '_' inside. Nearly every word is one, so
 * only one below a known top account says by itself that it is NEAR's. '.testnet' is the test network's own.
 */
export function decodeNear(text: string): Decoding {
  const position = findForeign(text, 'abcdefghijklmnopqrstuvwxyz0123456789._-');
  if (position >= 0) return /\.near$/i.test(text) ? miss('character', position) : miss('prefix');
  if (text.length < 2 || text.length > 64) return miss('length');
  if (/[._-]{2}|^[._-]|[._-]$/.test(text)) return miss('payload');
  if (damaged.test(text)) return miss('length');
  if (mistyped.test(text)) return miss('character', text.search(/(?<!^0(?=[xs]))[g-z_-]/));
  const hit = named(text, 'near-name', !/\.(near|tg|aurora|sweat)$/.test(text));
  return { ...hit, testnet: text.endsWith('.testnet') };
}

/** Hex digits alone are an account of another form that lost some: nobody has such a name. */
const damaged = /^0?[xs]?[\da-f]{32,}$/;

/** The same with a letter for a digit. */
const mistyped = /^(?=.{40,64}$)(?:0[xs])?[\da-f]*[g-z_-][\da-f]*$/;

/**
 * EOS accounts: up to 12 of a to z, 1 to 5 and '.', and a 13th character up to j; no '.' at either end. Nearly every word is one.
 */
export function decodeEos(text: string, { kind }: NameEncoding): Decoding {
  const position = findForeign(text, 'abcdefghijklmnopqrstuvwxyz12345.');
  if (position >= 0) return miss('character', position);
  if (text.length < 1 || text.length > 13) return miss('length');
  if (/^\.|\.$|^.{12}[^a-j1-5]$/.test(text)) return miss('payload');
  return named(text, kind, true);
}

function named(text: string, kind: string, vague: boolean): Hit {
  return {
    status: 'hit',
    canonical: text,
    format: 'name',
    checksum: vague ? 'vague' : 'absent',
    testnet: false,
    kind,
    payload: codesOf(text),
  };
}
