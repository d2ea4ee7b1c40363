import { findForeign } from '@/lib/address/alphabets';
import {
  type Decoding,
  type HexEncoding,
  type HexShape,
  type Miss,
  miss,
} from '@/lib/address/encoding';
import { fromHex } from '@/lib/address/hex';

/** A prefix and hex digits without a checksum. */
export function decodeHex(text: string, { shapes }: HexEncoding): Decoding {
  let closest = miss('prefix');
  for (const shape of shapes) {
    const decoding = decodeShape(text, shape);
    if (decoding.status === 'hit') return decoding;
    if (decoding.reason !== 'prefix') closest = decoding;
  }
  return closest;
}

function decodeShape(text: string, shape: HexShape): Decoding {
  const { prefix, digits, format, kind } = shape;
  const length = prefix.length + digits;
  // Without a prefix nothing but the length tells that this shape is meant.
  if (!text.startsWith(prefix) || (prefix === '' && text.length !== length)) return miss('prefix');
  const foreign = findForeign(text.slice(prefix.length), alphabetOf(shape));
  if (foreign >= 0) return foreignAt(prefix.length + foreign, shape);
  if (text.length !== length) return miss('length');
  const canonical = prefix + text.slice(prefix.length).toLowerCase();
  return {
    status: 'hit',
    canonical,
    format,
    checksum: 'absent',
    testnet: false,
    kind,
    payload: fromHex(canonical.slice(prefix.length).padStart(2 * (shape.bytes ?? 0), '0')),
    ...(shape.vague && { vague: true }),
  };
}

function alphabetOf({ lower }: HexShape): string {
  return lower ? '0123456789abcdef' : '0123456789abcdefABCDEF';
}

function foreignAt(position: number, { prefix }: HexShape): Miss {
  return prefix === '' ? miss('prefix') : miss('character', position);
}
