import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { identifyNetworks } from '@/lib/address/identify';
import { validateAddress } from '@/lib/address/validate';
import { type Contestant, contest, readsCharacters, type Standing } from './contest';
import type { Family } from './families';
import type { Peers } from './peers';
import { validators as scure } from './scure-noble';
import { makeTypos } from './typos';

/** How many distinct addresses a family has: more than viem remembers answers (8,192). */
const usualCount = 20_000;

export type Row = {
  family: Family;
  /** The library that 'specialist' is in this family. */
  specialist: string;
  /** How many addresses with a typo that a checksum shows; none where the family has no checksum. */
  typos: number;
  /** `accepted` is how many of these the contestant took for valid. */
  standings: (Standing & { accepted: number })[];
};

/**
 * All contestants that know the family, on the same addresses. Every family is measured in one process, so that each library has
 * seen many networks before, as in a browser.
 */
export function measureFamily(family: Family, peers: Peers, rounds: number): Row {
  const addresses = makeAddresses(family);
  const refused = addresses.filter((text) => !isOurs(text, family));
  if (refused.length > 0) throw new Error(`We refuse ${refused[0]}, which is of ${family.title}`);
  const [library = '', specialist] = peers.specialists[family.name] ?? [];
  const candidates: [string, Contestant['validates'] | undefined][] = [
    ['floor', readsCharacters],
    ['ours', (text) => isOurs(text, family)],
    ['scure+noble', scure[family.name]],
    ['multicoin', peers.multicoin[family.name]],
    ['wallet-av', peers.walletValidator[family.name]],
    ['ens', peers.ens[family.name]],
    ['viem', peers.viem[family.name]],
    ['ethers', peers.ethers[family.name]],
    ['specialist', specialist],
    ['identify', (text) => identifyNetworks(text).length > 0],
  ];
  const contestants = candidates.flatMap(([name, validates]) =>
    validates ? [{ name, validates }] : [],
  );
  const typos = addresses.every((text) => isProven(text, family)) ? makeTypos(addresses) : [];
  const standings = contest(addresses, contestants, rounds).map((standing, at) => ({
    ...standing,
    accepted: typos.filter((text) => accepts(contestants[at]?.validates, text)).length,
  }));
  return { family, specialist: library, typos: typos.length, standings };
}

/** Distinct valid addresses, the same in each run. */
export function makeAddresses({ name, encode }: Family, count = usualCount): string[] {
  const addresses = new Set<string>();
  for (let n = 0; addresses.size < count; n++) {
    addresses.add(encode(sha256(utf8ToBytes(`bench ${name} ${n}`))));
  }
  return [...addresses];
}

function isOurs(text: string, { networkId }: Family): boolean {
  return validateAddress(text, networkId).status === 'valid';
}

/** Some libraries throw where an address is wrong; that is a refusal too. */
function accepts(validates: Contestant['validates'] | undefined, text: string): boolean {
  try {
    return validates?.(text) === true;
  } catch {
    return false;
  }
}

function isProven(text: string, { networkId }: Family): boolean {
  const validity = validateAddress(text, networkId);
  return validity.status === 'valid' && validity.checksum === 'verified';
}
