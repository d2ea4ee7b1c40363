import { bitcoinAlphabet } from './alphabets';
import { toBase58Check } from './base58';
import { fromHex } from './hex';

/** An account of TRON as contracts and nodes write it: its version and 20 bytes, without a checksum. */
export const tronHex = /^(?:0x)?(41[\da-f]{40})$/i;

/** How wallets write such an account; undefined where the text is none. */
export function tronAddress(text: string): string | undefined {
  const [, bytes] = tronHex.exec(text) ?? [];
  return bytes && toBase58Check(fromHex(bytes), bitcoinAlphabet);
}
