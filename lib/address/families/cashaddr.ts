import { bitcoinAlphabet } from '@/lib/address/alphabets';
import { readCashaddr, writeCashaddr } from '@/lib/address/cashaddr';
import {
  bytesOf,
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
  if (!hasPrefix(lower, from, encoding)) return miss('prefix');
  if (text.length > longest) return miss('length');
  const decoding =
    from === 0
      ? decodeBare(lower, encoding)
      : decodeWith(lower, from, lower.slice(0, from - 1), encoding);
  // Compared with the upper case of the lower one, so that a letter that only lower-cases to ASCII (U+212A) is none.
  const isSingleCase = text === lower || text === lower.toUpperCase();
  return decoding.status === 'hit' && !isSingleCase ? miss('mixed-case') : decoding;
}

/** The base 58 form from before CashAddr, which is Bitcoin's own; canonical is CashAddr. */
export function decodeCashLegacy(text: string, { hrp, testHrps }: CashaddrEncoding): Decoding {
  const decoding = decodeBase58Check(text, { alphabet: bitcoinAlphabet, forms: legacyForms });
  if (decoding.status === 'miss') return decoding;
  const { testnet, kind } = decoding;
  const prefix = testnet ? (testHrps[0] ?? hrp) : hrp;
  const version = kind === 'script' ? 8 : 0;
  return {
    ...decoding,
    canonical: () => writeCashaddr(prefix, new Uint8Array([version, ...bytesOf(decoding)])),
    warning: 'legacy-form',
  };
}

const legacyForms: readonly VersionForm[] = [
  { version: '00', starts: '1', format: 'P2PKH', kind: 'h160' },
  { version: '05', starts: '3', format: 'P2SH', kind: 'script' },
  { version: '6f', starts: 'mn', format: 'P2PKH', kind: 'h160', test: true },
  { version: 'c4', starts: '2', format: 'P2SH', kind: 'script', test: true },
];

/** Whether a text has a known prefix before an offset, or, where the offset is 0, begins as its version does. */
function hasPrefix(text: string, from: number, { hrp, testHrps, types }: CashaddrEncoding) {
  // The top bit of the version byte is 0, and the next four are the type.
  if (from === 0) return 'qpzr'.slice(0, types).includes(text.charAt(0));
  const prefix = text.slice(0, from - 1);
  return prefix === hrp || testHrps.includes(prefix);
}

function decodeBare(text: string, encoding: CashaddrEncoding): Decoding {
  let closest = decodeWith(text, 0, encoding.hrp, encoding);
  for (const prefix of encoding.testHrps) {
    if (closest.status === 'hit' || closest.reason !== 'checksum') break;
    closest = decodeWith(text, 0, prefix, encoding);
  }
  return closest;
}

/** A text in lower case, from `from` on, under one prefix. */
function decodeWith(
  text: string,
  from: number,
  prefix: string,
  { hrp, types }: CashaddrEncoding,
): Decoding {
  const read = readCashaddr(text, from, prefix);
  if ('status' in read) return read;
  const { bytes } = read;
  const version = bytes[0] ?? 255;
  const size = sizes[version & 7] ?? 0;
  if (read.size !== Math.ceil(((1 + size) * 8) / 5)) return miss('length');
  if (!read.isIntact) return miss('checksum');
  const type = version >> 3;
  const format = type < types ? formats[type] : undefined;
  if (!read.isPadded || !format) return miss('payload');
  // A script of 32 bytes is hashed twice here, and once by segwit.
  const kinds =
    size === 20 ? { key: 'h160', script: 'script' } : { key: 'cash', script: 'script-twice' };
  return {
    status: 'hit',
    canonical: from === 0 ? `${prefix}:${text}` : text,
    format,
    checksum: 'verified',
    testnet: prefix !== hrp,
    kind: type & 1 ? kinds.script : kinds.key,
    payload: bytes.slice(1),
  };
}
