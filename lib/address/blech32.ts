import { readCharacters } from './bech32';
import { type Miss, miss } from './encoding';
import { type Payload, toBytes } from './symbols';

/** What the checksum comes to, as bech32 and bech32m have one each: the upper and the lower 30 bits. */
const results = { plain: [0, 1], modified: [0x11565ca8, 0x3350f7a1] } as const;

/** Elements' generator of 60 bits, in halves of 30. */
const generator = [
  [0x1f54bee, 0x240bd886],
  [0x17a36fc, 0x1a03950c],
  [0x70e8f1, 0x34072a18],
  [0xe175cb, 0x3a0e5139],
  [0x1c24f96, 0x2608865b],
] as const;

const checksumSize = 12;

export type Blech32 = Payload & {
  /** The first symbol: segwit's version. */
  lead: number;
  /** Which of the two checksums it has; undefined where it has neither. */
  checksum: keyof typeof results | undefined;
};

/** As readBech32, with one symbol before the bytes, of what Elements writes in blech32 (its src/blech32.cpp). */
export function readBlech32(text: string, hrp: string): Blech32 | Miss {
  const read = readCharacters(text, hrp);
  if ('status' in read) return read;
  const { values, length } = read;
  const end = length - checksumSize;
  if (end < 1) return miss('length');
  const { high, low } = checksumOf(hrp, values, length);
  const isResult = (name: keyof typeof results) =>
    high === results[name][0] && low === results[name][1];
  const checksum = (['plain', 'modified'] as const).find(isResult);
  return { lead: values[0] ?? 0, ...toBytes(values, 1, end), checksum };
}

function checksumOf(
  hrp: string,
  symbols: Uint8Array,
  length: number,
): { high: number; low: number } {
  let high = 0;
  let low = 1;
  /** The five bits that leave the state at the top come back through the generator. */
  const step = (symbol: number) => {
    let top = high >>> 25;
    high = ((high & 0x1ffffff) << 5) | (low >>> 25);
    low = ((low & 0x1ffffff) << 5) ^ symbol;
    for (let bit = 0; top > 0; bit++, top >>= 1) {
      if ((top & 1) === 0) continue;
      high ^= generator[bit]?.[0] ?? 0;
      low ^= generator[bit]?.[1] ?? 0;
    }
  };
  for (const char of hrp) step(char.charCodeAt(0) >> 5);
  step(0);
  for (const char of hrp) step(char.charCodeAt(0) & 31);
  for (let at = 0; at < length; at++) step(symbols[at] ?? 0);
  return { high, low };
}
