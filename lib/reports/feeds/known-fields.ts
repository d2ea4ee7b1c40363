import { findNamed } from '@/lib/address/name-network';
import {
  findFields,
  isCulprit,
  isHarmed,
  isOfAddresses,
  isOfCulprit,
  isOfParty,
  isSameField,
} from '@/lib/extension/fields';
import { harmlessColumn } from './harmless';
import { type Fields, isAnswer } from './row-rules';

type Found = ReturnType<typeof findFields>;

type Known = {
  found: Found;
  /** The fields that are for addresses of a network, with what they call it. */
  ofNetworks: [name: string, network: string][];
  /** Why those in the field for the address are not accused, in words for the user; null: they are. */
  harmless: string | null;
  /** The other names, but those of whoever is not accused. */
  others: string[];
  /** Where several are called like the field for the address but for a number, all of these. */
  alike: string[];
  /** Other ones for addresses, of which nobody can tell whose. */
  unclear: string[];
  /** Beside a contract, both sides of a payment in what may be its token; none of anything else. */
  sides: string[];
};

/** By the names; those of most rows are the same. */
const known = new Map<string, Known>();
const mostKnown = 16;

/** Which names of an object are which fields. */
export function fieldsOf(fields: Fields): Found {
  return knownOf(fields).found;
}

/** The same, and what else the names say. What says whether the address is one is none itself: `"malicious_address": "0"`. */
export function knownOf(fields: Fields): Known {
  const names = Object.keys(fields).slice(0, 100);
  const one = knownBy(names);
  const isAsked = (name = '') => isOfCulprit(name) && isAnswer(fields[name]);
  return isAsked(one.found.address) ? knownBy(names.filter((name) => !isAsked(name))) : one;
}

function knownBy(names: string[]): Known {
  const of = JSON.stringify(names);
  const before = known.get(of);
  if (before) return before;
  const found = findFields(names, ['address', 'network', 'label', 'count', 'date']);
  const { address = '' } = found;
  const ofNetworks = networkColumns(names, found.address);
  const others = names.filter((name) => name !== address && !isHarmed(name));
  const alike = address === '' ? [] : names.filter((name) => isSameField(name, address));
  // Beside 'scammer_address', 'address' is of whoever reports it.
  const open = isOfCulprit(address) ? [] : others.filter(isOfAddresses);
  const taken = [...alike, ...ofNetworks.map(([name]) => name)];
  const one = {
    found,
    ofNetworks,
    others,
    harmless: harmlessColumn(address),
    alike: alike.length > 1 ? alike : [],
    unclear: open.filter((name) => !taken.includes(name)),
    sides: isContract(address) ? sidesOf(names) : [],
  };
  if (known.size >= mostKnown) known.clear();
  known.set(of, one);
  return one;
}

/** Whether a field is of a contract, and nothing is said of that. */
export function isContract(name: string): boolean {
  return /^contract(?:[ _-]?address)?[ _-]?\d*$/i.test(name);
}

/** The two sides of a payment among some names, none of which is of whoever is accused; else none. */
function sidesOf(names: string[]): string[] {
  const sides = names.filter(isOfParty);
  return sides.length > 1 && !names.some(isCulprit) ? sides : [];
}

/**
 * The names that are for the addresses of a network, with what they call it: 'btc_address', or 'BTC' where none is for addresses.
 * @param address the name that is
 */
export function networkColumns(names: string[], address: string | undefined): Known['ofNetworks'] {
  return address === undefined ? networksAmong(names) : networkFields(names);
}

/** What is for the addresses of something else: 'ip_address'. */
const ofNetwork = /^(?!e?mail|ip|web|site)(.+?)[ _-]?(?:wallet)?[ _-]?(?:address|addr|wallet)$/i;

function networkFields(names: string[]): Known['ofNetworks'] {
  return names.flatMap((name) => {
    const [, network = ''] = ofNetwork.exec(name.slice(0, 60)) ?? [];
    return network !== '' && findNamed(network).length > 0 ? [[name, network]] : [];
  });
}

/** Where no field is for addresses, those that are called like networks are, too: 'BTC', 'ETH wallet'; but 'hash' is a transaction's. */
function networksAmong(names: string[]): Known['ofNetworks'] {
  return names.flatMap((name) => {
    const isNetwork = findNamed(name).length > 0 && name.toLowerCase() !== 'hash';
    return isNetwork ? [[name, name]] : networkFields([name]);
  });
}
