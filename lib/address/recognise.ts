import { decodeAs, missReasons } from './decode';
import type { Encoding } from './encoding';
import { identifyNetworks } from './identify';
import { type NetworkId, networks } from './networks';
import { looksLikeKey } from './secret';
import { type Validity, validateAddress } from './validate';

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
 * checksum fails").
 */
export function recogniseAddress(text: string, networkId: NetworkId | null): Recognition {
  const address = text.trim();
  const fitting = identifyNetworks(address);
  const chosen = networkId ?? fitting[0] ?? findClosest(address);
  if (chosen) {
    return { networkId: chosen, networks: fitting, validity: validateAddress(address, chosen) };
  }
  const reason = address === '' ? 'empty' : 'not-an-address';
  return { networkId: null, networks: [], validity: { status: 'invalid', reason } };
}

/** The network whose addresses the text resembles most: a test network's form, else the closest miss. */
function findClosest(text: string): NetworkId | null {
  if (looksLikeKey(text)) return null;
  let closest: NetworkId | null = null;
  let best = missReasons.indexOf('prefix');
  for (const { id, encodings } of networks) {
    for (const encoding of encodings) {
      const decoding = decodeAs(text, encoding);
      const rank = decoding.status === 'hit' ? -1 : missReasons.indexOf(decoding.reason);
      if (rank < best && resembles[encoding.family].test(text)) {
        closest = id;
        best = rank;
      }
    }
  }
  return closest;
}

// A single letter proves nothing, so a family without a telling prefix asks for the right length as well.
const resembles: Record<Encoding['family'], RegExp> = {
  segwit: /^\S+$/,
  mweb: /^\S+$/,
  evm: /^\S+$/,
  base58check: /^\S{24,38}$/,
  xrp: /^\S{24,50}$/,
  base58: /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[0-9A-Za-z]{42,46}$/,
};
