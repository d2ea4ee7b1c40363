import { decodeAddress } from './decode';
import { identifyNetworks, networksOf, readAddress } from './identify';
import { findNetwork, type NetworkId } from './networks';

/** No address with a checksum is shorter, and more than that is not tried. */
const lengths = { least: 20, most: 130 };

/** What addresses begin with, in whole or in part, that is often copied without it. */
const forgotten: readonly (readonly [start: string, networkId: NetworkId])[] = [
  ['0x', 'ethereum'],
  ['0', 'ethereum'],
  ['b', 'bitcoin'],
  ['bc1', 'bitcoin'],
  ['1', 'bitcoin'],
  ['3', 'bitcoin'],
  ['T', 'tron'],
  ['r', 'xrp'],
  ['D', 'dogecoin'],
  ['a', 'cardano'],
  ['L', 'litecoin'],
  ['l', 'litecoin'],
  ['X-', 'avalanche'],
  ['kaspa:', 'kaspa'],
  ['cfx:', 'conflux'],
];

/**
 * The network of an address that lacks its prefix or its first character, or has one too many before it. Its checksum has to prove it: 40
 * digits are a hash as well.
 */
export function findUnprefixed(text: string): NetworkId | null {
  if (!isTried(text)) return null;
  const known = forgotten.find(([start, id]) => isProven(start + text, id));
  if (known) return known[1];
  const [id] = identifyNetworks(text.slice(1));
  return id && isProven(text.slice(1), id) ? id : null;
}

/** Letters that are taken for digits, by people and where a picture of a text is read. */
const likeDigits: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', i: '1', l: '1' };

/** Behind it, no letter is part of a name in bech32 or of '0x'. */
const longestStart = 16;

export type Confused = { networks: NetworkId[]; position: number };

/** The networks of an address where one letter of its beginning is meant as a digit ('Ox5aAe…', 'bclqar0…'), and where that stands. */
export function findConfused(text: string): Confused | null {
  if (!isTried(text)) return null;
  for (let position = 0; position < longestStart; position++) {
    const digit = likeDigits[text.charAt(position)];
    if (!digit) continue;
    const meant = text.slice(0, position) + digit + text.slice(position + 1);
    // Behind 0x, as many digits as an address has are enough.
    const readings = readAddress(meant).filter(
      ({ hit }) => hit.checksum === 'verified' || hit.kind === 'evm20',
    );
    if (readings.length > 0) return { networks: networksOf(readings), position };
  }
  return null;
}

function isTried({ length }: string): boolean {
  return length >= lengths.least && length <= lengths.most;
}

function isProven(text: string, id: NetworkId): boolean {
  const decoding = decodeAddress(text, findNetwork(id).encodings);
  return decoding.status === 'hit' && decoding.checksum === 'verified' && !decoding.testnet;
}
