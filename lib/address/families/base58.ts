import { bitcoinAlphabet, findForeign } from '@/lib/address/alphabets';
import { fromBase58 } from '@/lib/address/base58';
import { type Base58Encoding, type Decoding, type Hit, miss } from '@/lib/address/encoding';

/** Plain base 58 of a fixed number of bytes: no version, no checksum. */
export function decodeBase58(text: string, { bytes, format, kind }: Base58Encoding): Decoding {
  // A byte takes 1 character (a leading zero) to 1.37.
  const canFit = text.length >= bytes && text.length <= bytes * 1.4;
  const payload = canFit ? fromBase58(text, bitcoinAlphabet) : undefined;
  if (payload?.length !== bytes) {
    const foreign = payload ? -1 : findForeign(text, bitcoinAlphabet);
    return foreign >= 0 ? miss('character', foreign) : miss('length');
  }
  const hit: Hit = {
    status: 'hit',
    canonical: text,
    format,
    checksum: 'absent',
    testnet: false,
    kind,
    // What base58.ts remembers is not the caller's to write to.
    payload: payload.slice(),
  };
  return isSingleCase(text) ? { ...hit, vague: true } : hit;
}

/** Chance leaves no address so: it is another network's prefix and hex digits, or a word. */
function isSingleCase(text: string): boolean {
  return /[a-z]/i.test(text) && !/[a-z].*[A-Z]|[A-Z].*[a-z]/.test(text);
}
