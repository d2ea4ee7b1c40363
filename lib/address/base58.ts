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

function decode(text: string, alphabet: string): Uint8Array | undefined {
  const digits = digitsOf(alphabet);
  let zeros = 0;
  while (zeros < text.length && text[zeros] === alphabet[0]) zeros++;
  const limbs: number[] = [];
  for (let at = zeros; at < text.length; ) {
    // Five characters at once: 58^5 times a 16-bit limb is exact in a double.
    const end = Math.min(at + 5, text.length);
    let carry = 0;
    let scale = 1;
    for (; at < end; at++) {
      const digit = digits[text.charCodeAt(at)] ?? noDigit;
      if (digit === noDigit) return undefined;
      carry = carry * 58 + digit;
      scale *= 58;
    }
    multiplyAdd(limbs, scale, carry);
  }
  return toBytes(limbs, zeros);
}

/** limbs × factor + carry; 16 bits a limb, the lowest first. */
function multiplyAdd(limbs: number[], factor: number, carry: number): void {
  let rest = carry;
  for (let at = 0; at < limbs.length; at++) {
    const sum = (limbs[at] ?? 0) * factor + rest;
    rest = Math.floor(sum / 65536);
    limbs[at] = sum - rest * 65536;
  }
  for (; rest > 0; rest = Math.floor(rest / 65536)) limbs.push(rest % 65536);
}

function toBytes(limbs: readonly number[], zeros: number): Uint8Array {
  const hasHalf = (limbs[limbs.length - 1] ?? 256) < 256;
  const bytes = new Uint8Array(zeros + 2 * limbs.length - (hasHalf ? 1 : 0));
  let at = bytes.length;
  for (const limb of limbs) {
    bytes[--at] = limb;
    if (at > zeros) bytes[--at] = limb >> 8;
  }
  return bytes;
}
