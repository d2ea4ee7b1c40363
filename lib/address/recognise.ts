import { decodeAs, missReasons } from './decode';
import type { Decoding, Encoding } from './encoding';
import { findForeignLetter, withPlainLetters } from './foreign-letters';
import { identifyNetworks, networksOf, type Reading, readAddress } from './identify';
import { looksLikeKey } from './key';
import { hasLostCase } from './lost-case';
import { findConfused, findMisspelt, findRecased, findUnprefixed } from './miscopied';
import { findNetwork, type NetworkId } from './networks';
import { oddnessOf } from './oddness';
import { resembles } from './resembles';
import { looksLikeSecret } from './secret';
import { holdsSecret } from './secret-within';
import { groupsFor, spellingsOf, startOf, startsOf } from './starts';
import { type Validity, validateAddress, validityOf } from './validate';

export type Recognition = {
  /** The chosen network, the likeliest one, or the one that the text comes closest to; null where it resembles none. */
  networkId: NetworkId | null;
  /** Every network that the text fits, likeliest first. */
  networks: NetworkId[];
  /** For that network. */
  validity: Validity;
};

/**
 * What a user's text is, blanks around it apart: for the network that the user chose, or for null for the one that it fits
 * best. Where it fits none, the answer names the network that it resembles and what is wrong ("looks like Bitcoin but its
 * checksum fails"). Who has read the address already can hand that over.
 */
export function recogniseAddress(
  text: string,
  networkId: NetworkId | null,
  readings: readonly Reading[] = readAddress(text.trim()),
): Recognition {
  const address = text.trim();
  const networks = networksOf(readings);
  const disguised =
    networks.length > 0
      ? null
      : (recogniseDisguised(address, networkId) ?? recogniseRecased(address, networkId));
  if (disguised) return disguised;
  const likely = networkId ?? findMistyped(address) ?? networks[0] ?? findUnprefixed(address);
  const chosen =
    likely ?? findMisspelt(address)?.networks[0] ?? findClosest(address) ?? findLowered(address);
  if (chosen) {
    const own = readings.find(({ group }) => group.networks.some(({ id }) => id === chosen));
    const validity = own ? validityOf(own.hit) : validateAddress(address, chosen, networks);
    return { networkId: chosen, networks, validity: withPlace(validity, address, chosen) };
  }
  const reason = address === '' ? 'empty' : 'not-an-address';
  return { networkId: null, networks: [], validity: { status: 'invalid', reason } };
}

/**
 * With the place where the prefix is mistyped, of an address that its checksum proves to be one of this network otherwise. Where a character
 * is lost or stands before it, none of its own is wrong.
 */
function withPlace(validity: Validity, address: string, networkId: NetworkId): Validity {
  if (validity.status === 'valid' || validity.reason !== 'prefix') return validity;
  const slip = findUnprefixed(address) ? null : findMisspelt(address);
  return slip?.networks[0] === networkId ? { ...validity, position: slip.position } : validity;
}

/**
 * An address but for letters of another alphabet that look like its own, as a trickster or a bad copy leaves them, or for a letter in the
 * place of the digit that it looks like.
 */
function recogniseDisguised(address: string, chosen: NetworkId | null): Recognition | null {
  const foreign = findForeignLetter(address);
  const confused =
    foreign < 0
      ? findConfused(address)
      : { networks: identifyNetworks(withPlainLetters(address)), position: foreign };
  const networkId = confused?.networks.find((id) => id === (chosen ?? id));
  if (!confused || !networkId) return null;
  const reason = foreign < 0 ? 'character' : 'foreign-letter';
  const validity = { status: 'invalid', reason, position: confused.position } as const;
  return { networkId, networks: [], validity };
}

/** An address but for the case of its letters, in a form where that is no checksum. */
function recogniseRecased(address: string, chosen: NetworkId | null): Recognition | null {
  const recased = findRecased(address);
  const networkId = recased?.networks.find((id) => id === (chosen ?? id));
  if (!recased || !networkId) return null;
  const validity = validateAddress(address, networkId, []);
  if (validity.status === 'valid') return null;
  if (recased.isWhole) {
    return { networkId, networks: [], validity: { status: 'invalid', reason: 'wrong-case' } };
  }
  const { reason } = validity;
  if (reason === 'mixed-case' || reason === 'character')
    return { networkId, networks: [], validity };
  if (reason !== 'prefix') return null;
  return { networkId, networks: [], validity: { ...validity, position: recased.position } };
}

/**
 * Whether a text must be taken for a private key or a seed phrase, which must never be sent or stored: it holds one, or looks like one and
 * neither a checksum nor the network that the user chose tells that it is an address (those of Sui have the form of a key).
 */
export function isLikelySecret(text: string, networkId: NetworkId | null): boolean {
  if (!looksLikeSecret(text)) return holdsSecret(text);
  const { validity } = recogniseAddress(text, networkId);
  return validity.status === 'invalid' || (networkId === null && validity.checksum !== 'verified');
}

/** The first of some texts that must be taken for a secret: a text, and the address that it is about. */
export function secretAmong(
  texts: readonly string[],
  networkId: NetworkId | null = null,
): string | undefined {
  return texts.find((text) => isLikelySecret(text, networkId));
}

/** Starknet, where the case of the letters fails its checksum: that networks without a checksum take the text proves nothing. */
function findMistyped(text: string): NetworkId | null {
  if (!resembles.starknet.test(text)) return null;
  const decoding = decodeAs(text, { family: 'starknet' });
  return decoding.status === 'miss' && decoding.reason === 'checksum' ? 'starknet' : null;
}

/** Their addresses, without the case of their letters, look like neither words nor hex, nor like those of many others. */
const known: readonly NetworkId[] = [
  'bitcoin',
  'tron',
  'solana',
  'xrp',
  'dogecoin',
  'ton',
  'monero',
  'zcash',
  'tezos',
  'litecoin',
  'dash',
  'polkadot',
  'cardano',
];

function findLowered(text: string): NetworkId | undefined {
  if (!/^(?=.*\d)(?=.*[g-z])/i.test(text)) return undefined;
  return known.find((id) => findNetwork(id).encodings.some((one) => hasLostCase(text, one)));
}

/** The network whose addresses the text resembles most: a test network's form, else the closest miss. */
function findClosest(text: string): NetworkId | null {
  if (looksLikeKey(text)) return null;
  if (text.startsWith('0X')) return recogniseAddress(`0x${text.slice(2)}`, null).networkId;
  let closest: NetworkId | null = null;
  let best = Infinity;
  for (const { networks, encodings } of groupsFor(text)) {
    for (const encoding of encodings) {
      const distance = distanceOf(decodeAs(text, encoding), text, encoding);
      if (distance >= best || (distance > -1 && !resembles[encoding.family].test(text))) continue;
      closest = networks[0]?.id ?? null;
      best = distance;
    }
  }
  return closest;
}

/**
 * How far a text is from an encoding: -1 for a test network's form, then the places of missReasons, less what of the text does fit;
 * Infinity for what only looks like one, or is none at all.
 */
function distanceOf(decoding: Decoding, text: string, encoding: Encoding): number {
  if (decoding.status === 'hit') return decoding.checksum === 'vague' ? Infinity : -1;
  if (decoding.reason === 'prefix') return Infinity;
  const oddness = 'forms' in encoding ? oddnessOf(text, encoding) : 0;
  const fitting = (decoding.position ?? 0) / (text.length + 1);
  const telling = tells(text, encoding) ? 0.5 : 0;
  return missReasons.indexOf(decoding.reason) + oddness - fitting - telling;
}

/** Whether a text begins as few others do: with the prefix of an encoding, or as one of two bytes does in SS58. */
function tells(text: string, encoding: Encoding): boolean {
  return encoding.family === 'ss58'
    ? encoding.prefix > 63 && startsOf(encoding).includes(startOf(text))
    : spellingsOf(encoding).some((one) => text.startsWith(one));
}
