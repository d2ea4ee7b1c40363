import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { identifyNetworks } from '@/lib/address/identify';
import { validateAddress } from '@/lib/address/validate';
import { type Contestant, contest, readsCharacters, type Standing } from './contest';
import type { Family } from './families';
import type { Peers } from './peers';
import { validators as scure } from './scure-noble';

/** How many distinct addresses a family has: more than viem remembers answers (8,192). */
const usualCount = 20_000;

export type Row = {
  family: Family;
  /** The library that 'specialist' is in this family. */
  specialist: string;
  standings: Standing[];
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
  return { family, specialist: library, standings: contest(addresses, contestants, rounds) };
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
