import { chainIds } from './chain-ids';
import { explorerPlaces } from './explorer-page';
import { findAddresses } from './find';
import { identifyNetworks } from './identify';
import { findNamed } from './name-network';
import { type NetworkId, networks } from './networks';
import { plainLink } from './plain-link';

/** A scheme, the payee, and what BIP-21, EIP-681 and the like put behind it. */
export const paymentLink = /^[a-z][a-z\d+.-]{1,30}:(?:\/\/|pay-)?([\w-]{10,256})(?:[?@/&].*)?$/is;

/** The chain's id in a payment link (EIP-681) or in the id of an account (CAIP-10). */
const chain =
  /^(?:ethereum:(?:pay-)?0x[\da-f]{40}@|eip155:(?=\d+:0x[\da-f]{40}$))(\d{1,12})(?![\w.])/i;

/**
 * The network that a link names: a payment link by its scheme ('litecoin:…') or the id of a chain ('ethereum:…@56'), an account's id
 * ('eip155:56:0x…'), a block explorer's page by where it is, if the address there fits that network. Null: the text names none, or one
 * that is not in the table.
 */
export function linkNetwork(text: string): NetworkId | null {
  const given = plainLink(text.trim());
  if (identifyNetworks(given).length > 0) return null;
  const [, chainId] = chain.exec(given) ?? [];
  if (chainId) return chainIds.get(Number(chainId)) ?? null;
  return schemeNetwork(given) ?? explorerNetwork(given);
}

/** The id of the chain that a payment link, or an account's id, names, where it is not in the table; null: it names none, or one that is. */
export function unknownChain(text: string): string | null {
  const [, chainId] = chain.exec(plainLink(text.trim())) ?? [];
  return chainId && !chainIds.has(Number(chainId)) ? chainId : null;
}

/** Several networks may have the name: then the one that the payee fits. */
function schemeNetwork(link: string): NetworkId | null {
  const [, payee] = paymentLink.exec(link) ?? [];
  // What stands there is a chain of which nothing is known, or any chain of a kind.
  if (!payee || /^[^?/]*@|^substrate:/i.test(link)) return null;
  const named = findNamed(link.slice(0, link.indexOf(':'))).map(({ id }) => id);
  const fitting = named.length > 1 ? identifyNetworks(payee) : [];
  return named.find((id) => fitting.includes(id)) ?? named[0] ?? null;
}

function explorerNetwork(link: string): NetworkId | null {
  const page = placeOf(/^https?:/i.test(link) ? link : `https://${link}`);
  explorers ??= networks.flatMap(({ id }) =>
    explorerPlaces(id).map((place) => ({ id, begin: placeOf(place) })),
  );
  const there = explorers.filter(({ begin }) => page.startsWith(begin));
  const found = there.length > 0 ? findAddresses(link) : [];
  // Two forms of one network's addresses may have their pages at one place.
  const [only, another] = there.filter(({ id }) =>
    found.every(({ address }) => identifyNetworks(address).includes(id)),
  );
  return found[0] && only && !another ? only.id : null;
}

/** Where the explorers' pages about addresses are: made at the first use. */
let explorers: { id: NetworkId; begin: string }[] | undefined;

/** Where a page is, without what links to it may leave out; empty where the text is no link. */
function placeOf(link: string): string {
  const { host = '', pathname, search, hash } = URL.parse(link) ?? {};
  return host && host.replace(/^www\./, '') + pathname + search + hash;
}
