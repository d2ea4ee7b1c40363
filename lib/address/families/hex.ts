import { beginsWith } from '@/lib/address/begins-with';
import {
  type Decoding,
  type HexEncoding,
  type HexShape,
  type Hit,
  type Miss,
  miss,
  spell,
} from '@/lib/address/encoding';
import { findForeign } from '@/lib/address/foreign';
import { foreign, fromHex, hexAlphabet, hexDigits, kindsOf, upperLetter } from '@/lib/address/hex';

/** A prefix and hex digits without a checksum. */
export function decodeHex(text: string, { shapes }: HexEncoding): Decoding {
  // By index, as an iterator takes a quarter of the time of all this.
  for (let at = 0; at < shapes.length; at++) {
    const shape = shapes[at];
    const kinds = shape && hasForm(text, shape) ? kindsOf(text, shape.prefix.length) : foreign;
    if (shape && !isWrong(kinds, shape)) return hitOf(text, shape, kinds);
  }
  let closest = miss('prefix');
  for (const shape of shapes) {
    const next = missOf(text, shape);
    if (next.reason !== 'prefix') closest = next;
  }
  return closest;
}

function hasForm(text: string, { prefix, digits }: HexShape): boolean {
  return text.length === prefix.length + digits && beginsWith(text, prefix);
}

function isWrong(kinds: number, { lower }: HexShape): boolean {
  return (kinds & (lower ? foreign | upperLetter : foreign)) !== 0;
}

function hitOf(text: string, shape: HexShape, kinds: number): Hit {
  const hit: Hit = {
    status: 'hit',
    canonical: kinds & upperLetter ? text.toLowerCase() : text,
    format: shape.format,
    checksum: 'absent',
    testnet: false,
    kind: shape.kind,
    payload: payloadReader(shape),
  };
  if (shape.vague) hit.vague = true;
  return hit;
}

/** One for all of a shape that come in turn: with a function of each one's own, all this takes a tenth longer. */
function payloadReader(shape: HexShape): typeof read {
  if (last !== shape) {
    last = shape;
    read = (hit) => payloadOf(spell(hit), shape);
  }
  return read;
}

let last: HexShape | undefined;
let read: (hit: Hit) => Uint8Array = ({ canonical }) => fromHex(`${canonical}`);

function payloadOf(text: string, { prefix, digits, bytes = digits / 2 }: HexShape): Uint8Array {
  return fromHex(text.slice(prefix.length).padStart(2 * bytes, '0'));
}

function missOf(text: string, { prefix, digits, lower }: HexShape): Miss {
  // Without a prefix nothing but the length tells that this shape is meant.
  if (!text.startsWith(prefix) || (prefix === '' && text.length !== digits)) return miss('prefix');
  const alphabet = lower ? hexDigits : hexAlphabet;
  const position = findForeign(text.slice(prefix.length), alphabet);
  if (position < 0) return miss('length');
  return prefix === '' ? miss('prefix') : miss('character', prefix.length + position);
}
