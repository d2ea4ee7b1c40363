import type { NetworkId } from '@/lib/address/networks';
import { cosmosRows } from '@/lib/address/rows/cosmos';
import type { Facts, Placement } from './facts';
import type { Reason } from './verdict';

/** How long after a copy a paste of another address is worth a word, in milliseconds. */
const copyMemory = 600_000;

/** Networks whose exchanges keep one address for all customers, told apart by a tag, memo or comment. */
const taggedNetworks: ReadonlySet<NetworkId> = new Set<NetworkId>([
  'xrp',
  'stellar',
  'pi',
  'ton',
  'eos',
  'hedera',
  'stacks',
  'nem',
  'symbol',
  'wax',
  'casper',
  'radix',
  ...cosmosRows.map(({ id }) => id),
]);

/** Of the XRP Ledger, Stellar and Monero: they carry their tag within. */
export const formsWithTag: ReadonlySet<string> = new Set([
  'X-address',
  'muxed account',
  'integrated',
]);

/** Nothing is known of where an address was put. */
export const nowhere: Placement = { copied: null, replaced: null, shown: null, formNetworks: [] };

/** What is said of where an address was put: of the clipboard, of the field, of the form. */
export function placementReasons({ placement, validity, networks, now }: Facts): Reason[] {
  if (!placement || validity.status !== 'valid') return [];
  const { copied, replaced, shown, formNetworks } = placement;
  const reasons: Reason[] = [];
  if (replaced !== null) reasons.push({ code: 'field-changed', level: 'caution', was: replaced });
  if (shown !== null) reasons.push({ code: 'copied-other', level: 'caution', shown });
  const isRecent = copied !== null && Math.abs(now - copied.at) < copyMemory;
  if (replaced === null && isRecent && sharesNetwork(copied, networks))
    reasons.push({ code: 'clipboard-changed', level: 'caution', copied: copied.address });
  if (isOfOthers(formNetworks, networks))
    reasons.push({ code: 'other-network', level: 'caution', asked: formNetworks, networks });
  return reasons;
}

/** What is said of the text that an address was given in. */
export function textReasons({ textNetworks: asked = [], validity, networks }: Facts): Reason[] {
  return validity.status === 'valid' && isOfOthers(asked, networks)
    ? [{ code: 'text-network', level: 'caution', asked, networks }]
    : [];
}

function isOfOthers(asked: NetworkId[], networks: NetworkId[]): boolean {
  return asked.length > 0 && !asked.some((id) => networks.includes(id));
}

/** That whoever gave the address may have given a tag with it. Only a note, but where the form lacks one. */
export function tagReasons(facts: Facts): Reason[] {
  const { networks, validity, reports, placement } = facts;
  const [likeliest] = networks;
  const isTagged =
    reports.length === 0 &&
    validity.status === 'valid' &&
    likeliest !== undefined &&
    taggedNetworks.has(likeliest);
  const needsNone = isTagged && (formsWithTag.has(validity.format) || isContract(validity.format));
  const level = placement?.lacksTag ? 'caution' : 'unknown';
  return isTagged && !needsNone ? [{ code: 'tag', level }] : [];
}

/**
 * That the address is a contract's, where its form says so, or where it is known: a contract may keep for ever what it is not made for.
 * Only a note, but where a token's would be the recipient.
 */
export function contractReasons({ validity, reports, token, placement }: Facts): Reason[] {
  const isOne = validity.status === 'valid' && (token || isContract(validity.format));
  const level = token && placement?.isRecipient ? 'caution' : 'unknown';
  return isOne && reports.length === 0 ? [{ code: 'contract', level }] : [];
}

/** A page may break its lines with such characters, so there that is only a note; in a field they are part of what is sent. */
export function invisibleReasons({ invisible, placement }: Facts): Reason[] {
  return invisible ? [{ code: 'invisible', level: placement ? 'caution' : 'unknown' }] : [];
}

/** Tezos calls its contracts by the beginning of their addresses. */
function isContract(format: string): boolean {
  return /\bcontract\b|^KT1$/.test(format);
}

function sharesNetwork(copied: { networks: NetworkId[] }, networks: NetworkId[]): boolean {
  return copied.networks.some((id) => networks.includes(id));
}
