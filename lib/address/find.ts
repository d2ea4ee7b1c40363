import { findCandidates } from './candidates';
import { identifyNetworks } from './identify';
import { findNetwork, type NetworkId } from './networks';
import { standsOut } from './stands-out';

export type FoundAddress = {
  /** UTF-16 offsets; `end` is exclusive. */
  start: number;
  end: number;
  address: string;
  /** Likeliest first; never empty. */
  networks: NetworkId[];
};

/**
 * The addresses in a text, in its order. An address is a whole run of ASCII letters and digits that validates: inside of a longer
 * run there is none. A checksum, or 0x with 40 hex digits, is enough; an address without either must also stand out (see
 * stands-out.ts). Segwit addresses below 25 characters, which nobody pays to, are not looked for.
 * Never throws; takes linear time.
 */
export function findAddresses(text: string): FoundAddress[] {
  return findCandidates(text).flatMap(({ start, end }) => {
    const address = text.slice(start, end);
    const networks = identifyNetworks(address).filter(
      (id) => isTelling(id) || standsOut(text, start, end),
    );
    return networks.length > 0 ? [{ start, end, address, networks }] : [];
  });
}

/** Whether an address on these networks shows by itself that it is one; else the text around it must (see stands-out.ts). */
export function tellsByItself(networks: readonly NetworkId[]): boolean {
  return networks.some(isTelling);
}

function isTelling(id: NetworkId): boolean {
  return findNetwork(id).encodings.some(({ family }) => family !== 'base58');
}
