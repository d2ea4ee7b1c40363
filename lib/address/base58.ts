import { digitsOf, noDigit } from './alphabets';
import { checksumOf } from './sha256';

/**
 * The bytes of a base 58 text, leading zeros included; undefined where a character is foreign. Takes time n² in its length. Do not
 * write to them: the text that was asked about last is remembered, since many networks ask in turn.
 */
export function fromBase58(text: string, alphabet: string): Uint8Array | undefined {
  if (last.text !== text || last.alphabet !== alphabet) {
    last = { text, alphabet, bytes: decode(text, alphabet) };
  }
  return last.bytes;
}

/** Bytes in base 58. */
export function toBase58(bytes: Uint8Array, alphabet: string): string {
  const digits: number[] = [];
  let zeros = 0;
  while (bytes[zeros] === 0) zeros++;
  for (const byte of bytes) {
    let carry = byte;
    for (let at = 0; at < digits.length; at++) {
      carry += (digits[at] ?? 0) * 256;
      digits[at] = carry % 58;
      carry = Math.floor(carry / 58);
    }
    for (; carry > 0; carry = Math.floor(carry / 58)) digits.push(carry % 58);
  }
  let text = alphabet.charAt(0).repeat(zeros);
  for (const digit of digits.reverse()) text += alphabet.charAt(digit);
  return text;
}

/** The bytes before the checksum; undefined where a character is foreign or the checksum fails. */
export function fromBase58Check(text: string, alphabet: string): Uint8Array | undefined {
  const bytes = fromBase58(text, alphabet);
  return bytes && hasChecksum(bytes) ? bytes.slice(0, -4) : undefined;
}

/** Bytes with their checksum, in base 58. */
export function toBase58Check(bytes: Uint8Array, alphabet: string): string {
  const checked = new Uint8Array(bytes.length + 4);
  checked.set(bytes);
  new DataView(checked.buffer).setInt32(bytes.length, checksumOf(bytes, bytes.length));
  return toBase58(checked, alphabet);
}

/** Whether the last four bytes are the beginning of the double hash of those before, of SHA-256 where no hash is named. */
export function hasChecksum(
  bytes: Uint8Array,
  hash?: (message: Uint8Array) => Uint8Array,
): boolean {
  const length = bytes.length - 4;
  if (length < 0) return false;
  if (!hash) return checksumOf(bytes, length) === wordAt(bytes, length);
  return wordAt(hash(hash(bytes.slice(0, length))), 0) === wordAt(bytes, length);
}

/** Four bytes as a signed number, the highest first. */
export function wordAt(bytes: Uint8Array, at: number): number {
  let word = 0;
  for (let next = at; next < at + 4; next++) word = (word << 8) | (bytes[next] ?? 0);
  return word;
}

type Reading = { text: string; alphabet: string; bytes: Uint8Array | undefined };

let last: Reading = { text: '', alphabet: '', bytes: new Uint8Array() };

/** 24 bits each, the lowest first: 58^4 times one is exact in a double. Kept, since to make them takes as long as to use them. */
let limbs = new Float64Array(64);
const radix = 2 ** 24;

function decode(text: string, alphabet: string): Uint8Array | undefined {
  const digits = digitsOf(alphabet);
  // Four characters are one limb at most.
  if (4 * limbs.length < text.length) limbs = new Float64Array(text.length);
  let zeros = 0;
  while (zeros < text.length && text[zeros] === alphabet[0]) zeros++;
  let size = 0;
  for (let at = zeros; at < text.length; ) {
    const end = Math.min(at + 4, text.length);
    let carry = 0;
    let scale = 1;
    for (; at < end; at++) {
      const digit = digits[text.charCodeAt(at)] ?? noDigit;
      if (digit === noDigit) return undefined;
      carry = carry * 58 + digit;
      scale *= 58;
    }
    size = multiplyAdd(size, scale, carry);
  }
  return toBytes(size, zeros);
}

/** The lowest limbs × factor + carry; how many there are then. */
function multiplyAdd(size: number, factor: number, carry: number): number {
  let rest = carry;
  for (let at = 0; at < size; at++) {
    const sum = (limbs[at] ?? 0) * factor + rest;
    rest = Math.floor(sum / radix);
    limbs[at] = sum - rest * radix;
  }
  if (rest === 0) return size;
  limbs[size] = rest;
  return size + 1;
}

/** The lowest limbs, after bytes of zero. */
function toBytes(size: number, zeros: number): Uint8Array {
  const highest = limbs[size - 1] ?? radix - 1;
  const bytes = new Uint8Array(zeros + 3 * size - ((Math.clz32(highest) - 8) >> 3));
  let at = bytes.length;
  for (let limb = 0; limb < size; limb++) {
    const value = limbs[limb] ?? 0;
    bytes[--at] = value;
    if (at > zeros) bytes[--at] = value >> 8;
    if (at > zeros) bytes[--at] = value >> 16;
  }
  return bytes;
}
