import { bech32Alphabet, digitsOf } from './alphabets';
import { type Miss, miss } from './encoding';
import { type Payload, readSymbols, toBytes } from './symbols';

/** The 40-bit generator of the CashAddr specification. */
const generator = [0x98f2bc8e61, 0x79b76d99e2, 0xf33e5fb3c4, 0xae2eabe2a8, 0x1e4f43e470];

const checksumSize = 8;

export type Cashaddr = Payload & {
  /** How many symbols hold the bytes. */
  size: number;
  /** Whether the checksum fits the symbols and the prefix. */
  isIntact: boolean;
};

/**
 * What stands in a text from an offset on, without the checksum. The text is in lower case. The miss is about a character or
 * the length.
 */
export function readCashaddr(
  text: string,
  from: number,
  prefix: string,
  alphabet = bech32Alphabet,
): Cashaddr | Miss {
  const read = readSymbols(text, from, digitsOf(alphabet));
  if ('status' in read) return read;
  const size = read.length - checksumSize;
  if (size <= 0) return miss('length');
  const { bytes, isPadded } = toBytes(read.values, 0, size);
  const { high, low } = checksumOf(prefix, read.values, read.length);
  return { size, bytes, isPadded, isIntact: high === 0 && low === 1 };
}

/** A prefix, ':', bytes and their checksum as text. */
export function writeCashaddr(prefix: string, bytes: Uint8Array): string {
  const symbols = toSymbols(bytes);
  const length = symbols.length + checksumSize;
  const { high, low } = checksumOf(
    prefix,
    Uint8Array.from({ length }, (_, at) => symbols[at] ?? 0),
    length,
  );
  symbols.push(high >>> 5, high & 31);
  for (let shift = 25; shift >= 0; shift -= 5) symbols.push(((low ^ 1) >>> shift) & 31);
  return `${prefix}:${symbols.map((symbol) => bech32Alphabet.charAt(symbol)).join('')}`;
}

/** The upper 10 and the lower 30 bits of 40, so that two symbols move the one into the other. */
type State = { high: number; low: number };

/** 0 and 1 where the last symbols are the checksum of a prefix and those before. */
function checksumOf(prefix: string, symbols: Uint8Array, length: number): State {
  effects ??= effectsOfPairs();
  let { high, low } = expand(prefix);
  let at = length & 1;
  if (at === 1) ({ high, low } = step({ high, low }, symbols[0] ?? 0));
  for (; at < length; at += 2) {
    const pair = ((symbols[at] ?? 0) << 5) | (symbols[at + 1] ?? 0);
    const top = high;
    high = (low >>> 20) ^ (effects.high[top] ?? 0);
    low = ((low & 0xfffff) << 10) ^ pair ^ (effects.low[top] ?? 0);
  }
  return { high, low };
}

/** The state after each prefix that was asked about, and the zero that follows it. */
const expanded = new Map<string, State>();

function expand(prefix: string): State {
  let state = expanded.get(prefix);
  if (!state) {
    state = { high: 0, low: 1 };
    for (let at = 0; at < prefix.length; at++) state = step(state, prefix.charCodeAt(at) & 31);
    state = step(state, 0);
    expanded.set(prefix, state);
  }
  return state;
}

let effects: { high: Int32Array; low: Int32Array } | undefined;

/** What the ten bits that leave the state at the top in two steps put into it: the sum of what each bit does. */
function effectsOfPairs() {
  const sums = { high: new Int32Array(1024), low: new Int32Array(1024) };
  for (let bit = 1; bit < 1024; bit *= 2) {
    const own = step(step({ high: bit, low: 0 }, 0), 0);
    for (let rest = 0; rest < bit; rest++) {
      sums.high[bit + rest] = own.high ^ (sums.high[rest] ?? 0);
      sums.low[bit + rest] = own.low ^ (sums.low[rest] ?? 0);
    }
  }
  return sums;
}

/** The five bits that leave the state at the top come back through the generator. */
function step({ high, low }: State, symbol: number): State {
  const next = { high: ((high & 31) << 5) | (low >>> 25), low: ((low & 0x1ffffff) << 5) ^ symbol };
  for (let bit = 0; bit < 5; bit++) {
    if (((high >>> (5 + bit)) & 1) === 0) continue;
    next.high ^= Math.floor((generator[bit] ?? 0) / 2 ** 30);
    next.low ^= (generator[bit] ?? 0) % 2 ** 30;
  }
  return next;
}

function toSymbols(bytes: Uint8Array): number[] {
  const symbols: number[] = [];
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) symbols.push((held >>> (bits - 5)) & 31);
  }
  if (bits > 0) symbols.push((held << (5 - bits)) & 31);
  return symbols;
}
