import { startOfSha256 } from '@/lib/address/sha256';
import type { Hashes } from './text-hash';

/**
 * The first 64 bits of the SHA-256 of each text. Who has a text with the same proof has the text: nobody can make another one for it,
 * as can be done with the hashes that only say where to look (see text-hash.ts).
 */
export function proveTexts(texts: readonly string[]): Hashes {
  const proofs = { hi: new Uint32Array(texts.length), lo: new Uint32Array(texts.length) };
  for (const [at, text] of texts.entries()) {
    const [hi, lo] = startOfSha256(bytes, write(text));
    proofs.hi[at] = hi;
    proofs.lo[at] = lo;
  }
  return proofs;
}

/** Of the text that was written last. */
let bytes = new Uint8Array(1024);
const marker = 0x80;

/** ASCII as it is, all else after a marker in two bytes, so that no two texts are written alike. Gives how many bytes there are. */
function write(text: string): number {
  if (bytes.length < 3 * text.length) bytes = new Uint8Array(3 * text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= marker) {
      bytes[length++] = marker;
      bytes[length++] = unit >> 8;
    }
    bytes[length++] = unit;
  }
  return length;
}
