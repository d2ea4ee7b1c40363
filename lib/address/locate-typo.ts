import { decodeAddress } from './decode';
import type { Encoding, FamilyName } from './encoding';
import { findNetwork, type NetworkId } from './networks';

/**
 * UTF-16 offset of the one character of a text that, changed, makes its checksum right; undefined where none does or several do. It tries
 * some thousand changes, so it is for one text at a time. BIP-173: an error may be pointed at, and must not be corrected.
 */
export function locateTypo(text: string, networkId: NetworkId): number | undefined {
  const encodings = findNetwork(networkId).encodings.filter((one) => isMistyped(text, one));
  if (encodings.length === 0) return undefined;
  let found: number | undefined;
  for (let at = 0; at < text.length; at++) {
    const fits = (char: string) =>
      decodeAddress(text.slice(0, at) + char + text.slice(at + 1), encodings).status === 'hit';
    if (!characters.some(fits)) continue;
    if (found !== undefined) return undefined;
    found = at;
  }
  return found;
}

const characters = [...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Their checksums have 30 bits or more: of so many changes, a shorter one would fit some by chance. */
const families: ReadonlySet<FamilyName> = new Set([
  'base58check',
  'xrp',
  'segwit',
  'mweb',
  'blech32',
  'bech32',
  'avalanche',
  'cashaddr',
]);

function isMistyped(text: string, encoding: Encoding): boolean {
  // The rare hashes are too slow for that.
  if (!families.has(encoding.family) || 'hash' in encoding) return false;
  const decoding = decodeAddress(text, [encoding]);
  return decoding.status === 'miss' && decoding.reason === 'checksum';
}
