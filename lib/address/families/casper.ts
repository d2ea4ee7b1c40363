import { blake2b } from '@/lib/address/blake2b';
import { type Decoding, miss, missByLength } from '@/lib/address/encoding';
import { findForeign } from '@/lib/address/foreign';
import { foreign, hexAlphabet, lowerLetter, readHex, upperLetter } from '@/lib/address/hex';

/**
 * Casper: a public key in hex after 01 (Ed25519, 32 bytes) or 02 (secp256k1, 33 bytes). Mixed case is a checksum (CEP-57), which
 * some tools take over the key alone and some over its first byte too.
 */
export function decodeCasper(text: string): Decoding {
  if (text.length !== 66 && text.length !== 68) return missByLength(text, nearly);
  if (!text.startsWith(text.length === 66 ? '01' : '02')) return miss('prefix');
  const bytes = new Uint8Array(text.length / 2);
  const kinds = readHex(text, 0, bytes);
  if (kinds & foreign) return miss('character', findForeign(text, hexAlphabet));
  const payload = bytes.slice(1);
  const isMixed = kinds === (lowerLetter | upperLetter);
  if (isMixed && !hasCaseOf(text, payload) && !hasCaseOf(text, bytes)) return miss('checksum');
  return {
    status: 'hit',
    canonical: kinds & upperLetter ? text.toLowerCase() : text,
    format: text.length === 66 ? 'Ed25519 key' : 'secp256k1 key',
    checksum: isMixed ? 'verified' : 'absent',
    testnet: false,
    kind: text.length === 66 ? 'ed25519' : 'secp256k1',
    payload,
  };
}

/** One from which a part was lost, or that has one too much. */
const nearly = /^0[12][\da-f]{56,76}$/i;

/** The letters take their case from the bits of a message's hash, the low bit of a byte first. */
function hasCaseOf(text: string, message: Uint8Array): boolean {
  const hash = blake2b(message, 32);
  let bit = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // In ASCII, bit 6 tells a letter from a digit, and bit 5 a lower-case one from an upper-case one.
    if (!(code & 64)) continue;
    if ((((hash[bit >> 3] ?? 0) >> (bit & 7)) & 1) === ((code >> 5) & 1)) return false;
    bit++;
  }
  return true;
}
