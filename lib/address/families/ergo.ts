import { bitcoinAlphabet } from '@/lib/address/alphabets';
import { fromBase58 } from '@/lib/address/base58';
import { endsWithBlake2b } from '@/lib/address/blake2b';
import { type Decoding, miss, missByLength } from '@/lib/address/encoding';
import { findForeign } from '@/lib/address/foreign';

/** By the lower four bits of the first byte. P2S holds a script of any length. */
const forms: Record<number, { format: string; bytes?: number }> = {
  1: { format: 'P2PK', bytes: 33 },
  2: { format: 'P2SH', bytes: 24 },
  3: { format: 'P2S' },
};

/** A P2PK or a P2SH address from which a part was lost, or that has one too much. */
const nearly = /^(?:9(?!\w{50}$)\w{46,54}|[6-8](?!\w{38}$)\w{35,42})$/;

/** Scripts are rarely longer, and decoding takes time n². */
const longest = 1024;

/** Ergo: the network (0, or 1 for the test network) and the type in one byte, content, four bytes of BLAKE2b, in base 58. */
export function decodeErgo(text: string): Decoding {
  const foreign = findForeign(text, bitcoinAlphabet);
  if (foreign >= 0) return miss('character', foreign);
  if (text.length < 9 || text.length > longest) return miss('length');
  const bytes = fromBase58(text, bitcoinAlphabet) ?? new Uint8Array();
  const [head = 255] = bytes;
  const form = head >> 4 <= 1 ? forms[head & 15] : undefined;
  if (!form) return missByLength(text, nearly);
  const payload = bytes.slice(1, -4);
  if (payload.length !== (form.bytes ?? Math.max(payload.length, 1))) return miss('length');
  if (!endsWithBlake2b(bytes, 32, 4)) return miss('checksum');
  // A compressed point.
  if (form.bytes === 33 && payload[0] !== 2 && payload[0] !== 3) return miss('payload');
  return {
    status: 'hit',
    canonical: text,
    format: form.format,
    checksum: 'verified',
    testnet: head >> 4 === 1,
    kind: `ergo_${form.format.toLowerCase()}`,
    payload,
  };
}
