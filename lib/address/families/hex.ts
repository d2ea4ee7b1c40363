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
export function decodeHex(text: string, encoding: HexEncoding): Decoding {
  if (encoding !== last) {
    last = encoding;
    readers = readersOf(encoding);
  }
  // By index, as an iterator takes a quarter of the time of all this.
  for (let at = 0; at < readers.length; at++) {
    const reader = readers[at];
    if (!reader || !hasForm(text, reader)) continue;
    const kinds = kindsOf(text, reader.begin.length);
    if ((kinds & reader.wrong) === 0) return hitOf(text, reader, kinds);
  }
  return closestMiss(text, encoding);
}

/** A shape as it is read fastest: with its prefix as character codes, and one function for all of its payloads. */
type Reader = {
  length: number;
  begin: readonly number[];
  /** Kinds of characters that are no digits of it. */
  wrong: number;
  shape: HexShape;
  payload: (hit: Hit) => Uint8Array;
};

const made = new WeakMap<HexEncoding, Reader[]>();

/** Who asks about many addresses asks in one encoding most of the time. */
let last: HexEncoding | undefined;
let readers: Reader[] = [];

function readersOf(encoding: HexEncoding): Reader[] {
  let found = made.get(encoding);
  if (!found) {
    found = encoding.shapes.map(readerOf);
    made.set(encoding, found);
  }
  return found;
}

function readerOf(shape: HexShape): Reader {
  const { prefix, digits, lower } = shape;
  return {
    length: prefix.length + digits,
    begin: Array.from(prefix, (letter) => letter.charCodeAt(0)),
    wrong: lower ? foreign | upperLetter : foreign,
    shape,
    payload: (hit) => payloadOf(spell(hit), shape),
  };
}

function hasForm(text: string, { length, begin }: Reader): boolean {
  if (text.length !== length) return false;
  for (let at = 0; at < begin.length; at++) {
    if (text.charCodeAt(at) !== begin[at]) return false;
  }
  return true;
}

function hitOf(text: string, { shape, payload }: Reader, kinds: number): Hit {
  return {
    status: 'hit',
    canonical: kinds & upperLetter ? text.toLowerCase() : text,
    format: shape.format,
    checksum: shape.vague ? 'vague' : 'absent',
    testnet: false,
    kind: shape.kind,
    payload,
  };
}

function payloadOf(text: string, { prefix, digits, bytes = digits / 2 }: HexShape): Uint8Array {
  return fromHex(text.slice(prefix.length).padStart(2 * bytes, '0'));
}

function closestMiss(text: string, { shapes }: HexEncoding): Miss {
  let closest = miss('prefix');
  for (const shape of shapes) {
    const next = missOf(text, shape);
    if (next.reason !== 'prefix') closest = next;
  }
  return closest;
}

function missOf(text: string, { prefix, digits, lower }: HexShape): Miss {
  // Without a prefix nothing but the length tells that this shape is meant.
  if (!text.startsWith(prefix) || (prefix === '' && text.length !== digits)) return miss('prefix');
  const alphabet = lower ? hexDigits : hexAlphabet;
  const position = findForeign(text.slice(prefix.length), alphabet);
  if (position < 0) return miss('length');
  return prefix === '' ? miss('prefix') : miss('character', prefix.length + position);
}
