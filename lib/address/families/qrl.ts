import { wordAt } from '@/lib/address/base58';
import { type Decoding, type Hit, miss, spell } from '@/lib/address/encoding';
import { findForeign } from '@/lib/address/foreign';
import { foreign, fromHex, hexAlphabet, readHex, upperLetter } from '@/lib/address/hex';
import { endOfSha256 } from '@/lib/address/sha256';

/** QRL: 'Q' and, in hex, three bytes of descriptor, 32 of hash, and the last four of the SHA-256 of these. */
export function decodeQrl(text: string): Decoding {
  if (!text.startsWith('Q')) return miss('prefix');
  if (text.length !== 79) return miss('length');
  const kinds = readHex(text, 1, bytes);
  if (kinds & foreign) return miss('character', findForeign(text, hexAlphabet, 1));
  if (endOfSha256(bytes, 35) !== wordAt(bytes, 35)) return miss('checksum');
  const format = formatOf(bytes);
  if (!format) return miss('payload');
  return {
    status: 'hit',
    canonical: kinds & upperLetter ? `Q${text.slice(1).toLowerCase()}` : text,
    format,
    checksum: 'verified',
    testnet: false,
    kind: 'qrl',
    payload: accountOf,
  };
}

/** By the descriptor: a tree of keys with one of three hashes, or several signers; its second byte's upper half is the one form of address. */
function formatOf([signature = 0, parameters = 0]: Uint8Array): string | undefined {
  if (parameters >> 4 !== 0) return undefined;
  if (signature === 0x11) return 'multisig';
  return signature < 3 ? 'XMSS' : undefined;
}

function accountOf(hit: Hit): Uint8Array {
  return fromHex(spell(hit).slice(1, 71));
}

/** Of the text that was read last: a new array takes longer than to read it. */
const bytes = new Uint8Array(39);
