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

/** The shortest usual address is an XRP one of 25 characters, the longest an MWEB one of 121. */
const shortest = 25;
const longest = 121;

/**
 * The addresses in a text, in its order. An address is a whole run of ASCII letters and digits that validates: inside of a longer
 * run there is none. A checksum, or 0x with 40 hex digits, is enough; an address without either must also stand out (see
 * stands-out.ts). Segwit addresses below 25 characters, which nobody pays to, are not looked for.
 * Never throws; takes linear time, since a run beyond the longest address is passed over unread.
 */
export function findAddresses(text: string): FoundAddress[] {
  const found: FoundAddress[] = [];
  // A run of `shortest` characters cannot avoid every probe.
  for (let probe = shortest - 1; probe < text.length; ) {
    const { start, end } = runAround(text, probe);
    const networks = networksOf(text, start, end);
    if (networks.length > 0) found.push({ start, end, address: text.slice(start, end), networks });
    probe = end + shortest;
  }
  return found;
}

/** The run that holds the probe; empty where the probe hits none. */
function runAround(text: string, probe: number): { start: number; end: number } {
  let start = probe;
  let end = probe;
  while (isAlphanumeric(text.charCodeAt(end))) end++;
  if (end === probe) return { start, end };
  while (isAlphanumeric(text.charCodeAt(start - 1))) start--;
  // In a URL, '%3A' is one character.
  if (text[start - 1] === '%') start += 2;
  return { start, end };
}

function networksOf(text: string, start: number, end: number): NetworkId[] {
  if (end - start < shortest || end - start > longest) return [];
  return identifyNetworks(text.slice(start, end)).filter(
    (id) => isTelling(id) || standsOut(text, start, end),
  );
}

/** Whether an address of the network shows by itself that it is one. */
function isTelling(id: NetworkId): boolean {
  return findNetwork(id).encodings.some(({ family }) => family !== 'base58');
}

function isAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}
