import {
  type Decoding,
  type HexEncoding,
  type HexShape,
  type Hit,
  type Miss,
  miss,
} from '@/lib/address/encoding';
import { findForeign } from '@/lib/address/foreign';
import { foreign, hexAlphabet, hexDigits, readHex, upperLetter } from '@/lib/address/hex';

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
  const { prefix, digits, format, kind, bytes = digits / 2 } = shape;
  const length = prefix.length + digits;
  // Without a prefix nothing but the length tells that this shape is meant.
  if (!text.startsWith(prefix) || (prefix === '' && text.length !== length)) return miss('prefix');
  if (text.length !== length) return missOf(text, shape);
  const payload = new Uint8Array(bytes);
  const isShort = digits < 2 * bytes;
  const kinds = isShort
    ? readHex(text.slice(prefix.length).padStart(2 * bytes, '0'), 0, payload)
    : readHex(text, prefix.length, payload);
  if (kinds & (shape.lower ? foreign | upperLetter : foreign)) return missOf(text, shape);
  const hit: Hit = {
    status: 'hit',
    canonical: kinds & upperLetter ? text.toLowerCase() : text,
    format,
    checksum: 'absent',
    testnet: false,
    kind,
    payload,
  };
  if (shape.vague) hit.vague = true;
  return hit;
}

function missOf(text: string, { prefix, lower }: HexShape): Miss {
  const alphabet = lower ? hexDigits : hexAlphabet;
  const position = findForeign(text.slice(prefix.length), alphabet);
  if (position < 0) return miss('length');
  return prefix === '' ? miss('prefix') : miss('character', prefix.length + position);
}
