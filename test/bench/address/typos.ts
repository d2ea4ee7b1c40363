import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Addresses with one of their last five characters changed, the same in each run. What it becomes stands at the same place in the
 * next address, so no alphabet tells: only a checksum can. Further ahead stand lengths, and a wrong one in a Byron address makes a
 * library allocate until Node ends.
 */
export function makeTypos(addresses: readonly string[], count = 400): string[] {
  const typos = new Set<string>();
  for (let n = 0; typos.size < count; n++) {
    const address = addresses[n % addresses.length] ?? '';
    const next = addresses[(n + 1) % addresses.length] ?? '';
    const at = address.length - 1 - randomBelow(5, n);
    const typo = address.slice(0, at) + (next[at] ?? '') + address.slice(at + 1);
    if (typo.length === address.length && typo !== address) typos.add(typo);
  }
  return [...typos];
}

function randomBelow(limit: number, seed: number): number {
  const hash = sha256(utf8ToBytes(`typo ${seed}`));
  return new DataView(hash.buffer, hash.byteOffset).getUint32(0) % limit;
}
