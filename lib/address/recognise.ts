import { decodeAs, missReasons } from './decode';
import type { Encoding } from './encoding';
import { identifyNetworks } from './identify';
import type { NetworkId } from './networks';
import { looksLikeKey } from './secret';
import { groupsFor } from './starts';
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
  for (const { networks, encodings } of groupsFor(text)) {
    for (const encoding of encodings) {
      const decoding = decodeAs(text, encoding);
      const rank = decoding.status === 'hit' ? -1 : missReasons.indexOf(decoding.reason);
      if (rank < best && resembles[encoding.family].test(text)) {
        closest = networks[0]?.id ?? null;
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
  'evm-prefix': /^\w+:?[0-9a-fA-F]\S{30,45}$/,
  eip1191: /^\S+$/,
  bech32: /^\S+$/,
  avalanche: /^\S+$/,
  cashaddr: /^(\w+:|[qpzr][02-9a-z]{41})\S*$/i,
  'cash-legacy': /^\S{24,38}$/,
  kaspa: /^\S+$/,
  conflux: /^\S+$/,
  zcash: /^\S+$/,
  cardano: /^\S+$/,
  byron: /^(Ae2td|Ddz|2cWKMJ|37btj)\S{40,120}$/,
  monero: /^\S{90,110}$/,
  ss58: /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])\S{46,50}$/,
  filecoin: /^[ft]([123]\w{38,84}|4\d+f\w{38})$/,
  stacks: /^S\w{38,41}$/,
  nervos: /^\S+$/,
  ergo: /^(9\w{50}|8\w{43})$/,
  waves: /^3[PMN]\w{33}$/,
  nuls: /^\S+$/,
  aeternity: /^\S+$/,
  ton: /^\S{40,70}$/,
  stellar: /^\S{50,72}$/,
  algorand: /^[A-Z2-7]{55,61}$/,
  nano: /^\S+$/,
  'internet-computer': /^\S{24,64}$/,
  nem: /^\S{37,50}$/,
  sia: /^\S+$/,
  nimiq: /^[\S ]+$/,
  arweave: /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[\w-]+$/,
  hedera: /^0\.0\.\S+$/,
  hex: /^(0x|hx|cx|0s)\S+$/,
  starknet: /^0x\S{55,70}$/,
  casper: /^\S+$/,
  kadena: /^[kw]:\S{40,}$/,
  near: /\.near$/,
  eos: /^(?!)/,
  base58check: /^\S{24,38}$/,
  xrp: /^\S{24,50}$/,
  base58: /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[0-9A-Za-z]{42,46}$/,
};
