import { sharedEnds } from './compare-bodies';
import { decodeAddress } from './decode';
import { spell } from './encoding';
import { identifyNetworks, networksOf, type Reading, readAddress } from './identify';
import { findNetwork, type NetworkId } from './networks';
import { allGroups, spellingsOf } from './starts';

/** No address with a checksum is shorter, and more than that is not tried. */
const lengths = { least: 20, most: 130 };

/** No address of 20 bytes with a version and a checksum has more than 34 characters. */
const base58 = /^[1-9A-HJ-NP-Za-km-z]{24,33}$/;
const bech32 = /^[02-9ac-hj-np-z]{30,}$/;
/** Of hex alone, only what Siacoin's have one more than has a checksum. */
const hash = /^[\da-f]{0,76}$/i;

/**
 * What addresses begin with, in whole or in part, that is often copied without it, and how what is left looks: a page has far more hashes
 * than miscopied addresses, and to decode takes much longer than to look.
 */
const forgotten: readonly (readonly [start: string, networkId: NetworkId, left: RegExp])[] = [
  ['0x', 'ethereum', /^[\da-f]{40}$/i],
  ['0', 'ethereum', /^x/],
  ['b', 'bitcoin', /^c1/],
  ['bc1', 'bitcoin', bech32],
  ['1', 'bitcoin', base58],
  ['3', 'bitcoin', base58],
  ['T', 'tron', base58],
  ['r', 'xrp', base58],
  ['D', 'dogecoin', base58],
  ['a', 'cardano', /^ddr1/],
  ['L', 'litecoin', base58],
  ['L', 'litecoin', /^TC/],
  ['l', 'litecoin', /^tc/],
  ['X-', 'avalanche', /^avax1/],
  ['G', 'stellar', /^[A-Z2-7]{55}$/],
  ['t', 'zcash', /^[13]\w{33}$/],
  ['t', 'tezos', /^z[1-4]\w{33}$/],
  ['f', 'filecoin', /^[1-3][a-z2-7]{39,}$/],
  ['kaspa:', 'kaspa', bech32],
  ['cfx:', 'conflux', /^[\da-z.:]+$/],
];

/**
 * The network of an address that lacks its prefix or its first character, or has one too many before it. Its checksum has to prove it: 40
 * digits are a hash as well.
 */
export function findUnprefixed(text: string): NetworkId | null {
  if (!isTried(text)) return null;
  const known = forgotten.find(
    ([start, id, left]) => left.test(text) && isProven(start + text, id),
  );
  if (known) return known[1];
  if (hash.test(text)) return null;
  const [id] = identifyNetworks(text.slice(1));
  return id && isProven(text.slice(1), id) ? id : null;
}

/** Letters that are taken for digits, by people and where a picture of a text is read. */
const likeDigits: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', i: '1', l: '1' };

/** Behind it, no letter is part of a name in bech32 or of '0x'. */
const longestStart = 16;

/** The networks of the address that is meant, and where the text is another. */
export type Slip = { networks: NetworkId[]; position: number };

/** The networks of an address where one letter of its beginning is meant as a digit ('Ox5aAe…', 'bclqar0…'), and where that stands. */
export function findConfused(text: string): Slip | null {
  if (!isTried(text)) return null;
  for (let position = 0; position < longestStart; position++) {
    const digit = likeDigits[text.charAt(position)];
    if (!digit) continue;
    const networks = networksMeant(text.slice(0, position) + digit + text.slice(position + 1));
    if (networks.length > 0) return { networks, position };
  }
  return null;
}

/**
 * The networks of an address whose letters have the wrong case: the first, which keyboards of phones write as a capital ('Tz1…'), those of
 * what looks like a scheme ('KASPA:qr…'), or all of a form that has one case alone ('KASPA:QR…'; `isWhole`, if they are more than one),
 * and where the first of them stands.
 */
export function findRecased(text: string): (Slip & { isWhole: boolean }) | null {
  const meant = isTried(text) ? recased(text) : text;
  const readings = meant === text ? [] : readMeant(meant);
  if (readings.length === 0) return null;
  const { head: position, tail } = sharedEnds(text, meant);
  const isMore = position + 1 + tail < text.length;
  const isWhole = isMore && isOneCase(text) && readings.some(({ hit }) => spell(hit) === meant);
  return { networks: networksOf(readings), position, isWhole };
}

function isOneCase(text: string): boolean {
  return !/[a-z]/.test(text) || !/[A-Z]/.test(text);
}

function recased(text: string): string {
  if (!/[A-Z]/.test(text)) return text.toUpperCase();
  // One capital, or nothing but capitals.
  if (/^[^A-Z]*[A-Z][^A-Z]*$|^[^a-z]*$/.test(text)) return text.toLowerCase();
  return text.replace(/^[A-Z]+:|^./, (start) => start.toLowerCase());
}

function networksMeant(text: string): NetworkId[] {
  return networksOf(readMeant(text));
}

function readMeant(text: string): Reading[] {
  // Behind 0x, as many digits as an address has are enough.
  return readAddress(text).filter(({ hit }) => hit.checksum === 'verified' || hit.kind === 'evm20');
}

/**
 * The network of an address in whose prefix one character is another one, missing or too many, or two have changed places ('bv1qar0…',
 * 'comsos1…'), and where. Its checksum has to prove it.
 */
export function findMisspelt(text: string): Slip | null {
  if (!isTried(text)) return null;
  prefixes ??= allGroups().flatMap(({ encodings, networks }) =>
    networks
      .slice(0, 1)
      .flatMap(({ id }) => encodings.flatMap(spellingsOf).map((prefix) => [prefix, id] as const)),
  );
  const isCapital = !/[a-z]/.test(text);
  for (const [lower, id] of prefixes) {
    const prefix = isCapital ? lower.toUpperCase() : lower;
    if (!mayBegin(text, prefix)) continue;
    const { head: position } = sharedEnds(text, prefix);
    if (meantBy(text, prefix, position).some((meant) => isProven(meant, id)))
      return { networks: [id], position };
  }
  return null;
}

let prefixes: readonly (readonly [prefix: string, networkId: NetworkId])[] | undefined;

/** Behind one slip, the last character of a prefix stands at most one place off, unless it is the slip: a look that most texts fail. */
function mayBegin(text: string, prefix: string): boolean {
  const { length } = prefix;
  const last = prefix.charCodeAt(length - 1);
  for (let at = length - 2; at <= length; at++) if (text.charCodeAt(at) === last) return true;
  return text.startsWith(prefix.slice(0, -1));
}

/** What a text is with a prefix in the place of one that differs by one slip, behind what is the same. */
function meantBy(text: string, prefix: string, same: number): string[] {
  if (same === prefix.length) return [];
  const rest = prefix.slice(same + 1);
  const swapped = (prefix[same + 1] ?? '') + prefix[same] + prefix.slice(same + 2);
  const slips = [`${text[same]}${rest}`, rest, `${text[same]}${prefix.slice(same)}`, swapped];
  return slips
    .filter((slip) => text.startsWith(slip, same))
    .map((slip) => prefix + text.slice(same + slip.length));
}

function isTried({ length }: string): boolean {
  return length >= lengths.least && length <= lengths.most;
}

function isProven(text: string, id: NetworkId): boolean {
  const decoding = decodeAddress(text, findNetwork(id).encodings);
  return decoding.status === 'hit' && decoding.checksum === 'verified' && !decoding.testnet;
}
