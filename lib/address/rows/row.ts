import { bitcoinAlphabet as alphabet } from '@/lib/address/alphabets';
import type { Base58CheckEncoding, Encoding, VersionForm } from '@/lib/address/encoding';

export type Row = {
  /** Lower-case slug. */
  id: string;
  /** The short identifier that is sent to the service. */
  code: string;
  /** Of the native coin. */
  symbol: string;
  name: string;
  /** Where it stands among the answers that fit a text: 1 is the likeliest. Judgement, not market data. */
  rank: number;
  /** URL of a public explorer's page about an address; the address follows. */
  explorer?: `https://${string}` | undefined;
  encodings: readonly Encoding[];
};

/** A row as one line: rank, id, then code, symbol and name. */
export function row<const Id extends string>(
  rank: number,
  id: Id,
  [code, symbol, name]: readonly [code: string, symbol: string, name: string],
  explorer: Row['explorer'],
  encodings: readonly Encoding[],
): Row & { id: Id } {
  return { id, code, symbol, name, rank, explorer, encodings };
}

/** A form for the hash of a public key; `starts` as in VersionForm. */
export function p2pkh(version: string, starts: string): VersionForm {
  return { version, starts, format: 'P2PKH', kind: 'h160' };
}

/** A form for the hash of a script. */
export function p2sh(version: string, starts: string): VersionForm {
  return { version, starts, format: 'P2SH', kind: 'script' };
}

/** The same form with a key before the hash, which blinds amounts (Elements). */
export function blinded(form: VersionForm): VersionForm {
  const format = `confidential ${form.format}`;
  return { ...form, version: `0c${form.version}`, format, bytes: 33 + 20, blinding: 33 };
}

/** The same form on the network's test network. */
export function inTest(form: VersionForm): VersionForm {
  return { ...form, test: true };
}

// Bitcoin's test networks lent their versions to those of most others.
export const bitcoinTests: readonly VersionForm[] = [
  inTest(p2pkh('6f', 'mn')),
  inTest(p2sh('c4', '2')),
];

/** Base58check with a double SHA-256. */
export function checked(...forms: VersionForm[]): Encoding {
  return { family: 'base58check', alphabet, forms };
}

/** Base58check with another hash. */
export function hashed(
  hash: NonNullable<Base58CheckEncoding['hash']>,
  forms: VersionForm[],
): Encoding {
  return { family: 'base58check', alphabet, forms, hash };
}

/** An outdated form, and the version that today's spelling of the same payload has. */
export function formerly(form: VersionForm, now: string): VersionForm {
  return { ...form, now };
}

/** Segwit with the human-readable parts of the main and the test networks. */
export function segwit(hrp: string, ...testHrps: string[]): Encoding {
  return { family: 'segwit', hrp, testHrps };
}

/** One object for all EVM networks, so that a text is tried against it only once. */
export const evm = [{ family: 'evm' }] as const satisfies readonly Encoding[];
