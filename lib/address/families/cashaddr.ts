import { bitcoinAlphabet } from '@/lib/address/alphabets';
import { toBytes } from '@/lib/address/bech32';
import { readCashaddr, writeCashaddr } from '@/lib/address/cashaddr';
import {
  type CashaddrEncoding,
  type Decoding,
  miss,
  type VersionForm,
} from '@/lib/address/encoding';
import { decodeBase58Check } from './base58check';

/** Bytes of the hash by the lowest three bits of the version byte. */
const sizes = [20, 24, 28, 32, 40, 48, 56, 64];

/** By type; the last two say that the wallet understands tokens (CashTokens). */
const formats = ['P2PKH', 'P2SH', 'P2PKH with tokens', 'P2SH with tokens'];

/** The prefix, the separator and 112 symbols. */
const longest = 128;

/** CashAddr: the prefix may be left out, in which case the checksum alone tells the network. One case only. */
export function decodeCashaddr(text: string, encoding: CashaddrEncoding): Decoding {
  const lower = text.slice(0, longest + 1).toLowerCase();
  const from = lower.indexOf(':') + 1;
  const prefixes = [encoding.hrp, ...encoding.testHrps].filter(
    (prefix) => from === 0 || lower.startsWith(`${prefix}:`),
  );
  // The top bit of the version byte is 0, and the next four are the type.
  const types = 'qpzr'.slice(0, encoding.types);
  if (prefixes.length === 0 || (from === 0 && !types.includes(lower.charAt(0)))) {
    return miss('prefix');
  }
  if (text.length > longest) return miss('length');
  let closest: Decoding = miss('prefix');
  for (const prefix of prefixes) {
    closest = decodeWith(lower, from, prefix, encoding);
    if (closest.status === 'hit' || closest.reason !== 'checksum') break;
  }
  // Compared with the upper case of the lower one, so that a letter that only lower-cases to ASCII (U+212A) is none.
  const isSingleCase = text === lower || text === lower.toUpperCase();
  return closest.status === 'hit' && !isSingleCase ? miss('mixed-case') : closest;
}

/** The base 58 form from before CashAddr, which is Bitcoin's own; canonical is CashAddr. */
export function decodeCashLegacy(text: string, { hrp, testHrps }: CashaddrEncoding): Decoding {
  const decoding = decodeBase58Check(text, { alphabet: bitcoinAlphabet, forms: legacyForms });
  if (decoding.status === 'miss') return decoding;
  const { testnet, kind, payload } = decoding;
  const prefix = testnet ? (testHrps[0] ?? hrp) : hrp;
  const version = kind === 'script' ? 8 : 0;
  return {
    ...decoding,
    canonical: writeCashaddr(prefix, new Uint8Array([version, ...payload])),
    warning: 'legacy-form',
  };
}

const legacyForms: readonly VersionForm[] = [
  { version: '00', starts: '1', format: 'P2PKH', kind: 'h160' },
  { version: '05', starts: '3', format: 'P2SH', kind: 'script' },
  { version: '6f', starts: 'mn', format: 'P2PKH', kind: 'h160', test: true },
  { version: 'c4', starts: '2', format: 'P2SH', kind: 'script', test: true },
];

/** A text in lower case, from `from` on, under one prefix. */
function decodeWith(
  text: string,
  from: number,
  prefix: string,
  { hrp, types }: CashaddrEncoding,
): Decoding {
  const read = readCashaddr(text, from, prefix);
  if ('status' in read) return read;
  const size = sizes[((((read.symbols[0] ?? 0) << 5) | (read.symbols[1] ?? 0)) >> 2) & 7] ?? 0;
  if (read.symbols.length !== Math.ceil(((1 + size) * 8) / 5)) return miss('length');
  if (!read.isIntact) return miss('checksum');
  const bytes = toBytes(read.symbols);
  const type = (bytes?.[0] ?? 255) >> 3;
  const format = type < types ? formats[type] : undefined;
  if (!bytes || !format) return miss('payload');
  const keyKind = size === 20 ? 'h160' : 'cash';
  return {
    status: 'hit',
    canonical: `${prefix}:${text.slice(from)}`,
    format,
    checksum: 'verified',
    testnet: prefix !== hrp,
    kind: type & 1 ? 'script' : keyKind,
    payload: bytes.subarray(1),
  };
}
