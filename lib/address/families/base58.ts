import { bitcoinAlphabet } from '@/lib/address/alphabets';
import { fromBase58 } from '@/lib/address/base58';
import type { Base58Encoding, Decoding } from '@/lib/address/encoding';
import { foreignOr } from '@/lib/address/foreign';

/** Bech32 or XDC's hex digits, in whatever case. Of Solana’s accounts one in 1,000 looks like bech32, too. */
const otherForm = /^(?:[a-z]{2,12}1[02-9ac-hj-np-z]{38,}|xdc[\da-f]{40})$/i;

/** Solana's programs have names that are filled up with it, in small letters alone, too: 1nc1nerator1111… No word ends so. */
const filling = '1'.repeat(16);

/** Plain base 58 of a fixed number of bytes: no version, no checksum. */
export function decodeBase58(text: string, { bytes, format, kind }: Base58Encoding): Decoding {
  // A byte takes 1 character (a leading zero) to 1.37.
  const canFit = text.length >= bytes && text.length <= bytes * 1.4;
  const payload = canFit ? fromBase58(text, bitcoinAlphabet) : undefined;
  if (payload?.length !== bytes) return foreignOr('length', text, bitcoinAlphabet);
  return {
    status: 'hit',
    canonical: text,
    format,
    checksum: isOther(text) ? 'vague' : 'absent',
    testnet: false,
    kind,
    // What base58.ts remembers is not the caller's to write to.
    payload: payload.slice(),
  };
}

/** Chance leaves no letters of one case alone: these are another network's prefix and hex digits, or a word. */
function isOther(text: string): boolean {
  const isSingleCase = /[a-z]/.test(text) !== /[A-Z]/.test(text);
  if (isSingleCase && !text.endsWith(filling)) return true;
  return otherForm.test(text) && isNearlySingleCase(text);
}

/** Of random base 58 that is as long, not one text in 100,000 is. */
function isNearlySingleCase(text: string): boolean {
  const small = text.replaceAll(/[^a-z]+/g, '').length;
  const capital = text.replaceAll(/[^A-Z]+/g, '').length;
  return Math.min(small, capital) < 5;
}
