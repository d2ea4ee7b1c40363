import { findNamed } from '@/lib/address/name-network';
import { type NetworkId, networks } from '@/lib/address/networks';

/** Token standards, as exchanges name networks. */
const standard = /\b(?:erc|bep|trc|spl|brc|kip|arc|asa)[- ]?\d{0,4}\b/gi;
const byStandard: Readonly<Record<string, readonly NetworkId[]>> = {
  erc: ['ethereum'],
  bep: ['bsc'],
  trc: ['tron'],
  spl: ['solana'],
  brc: ['bitcoin'],
  asa: ['algorand'],
};
/** Names of networks that are words as well: they count only where 'network' or 'chain' stands beside them. */
const asWords = new Set(
  'a s near base core flow one stacks sonic linea scroll blast move celo kava mantle mode ink soneium unichain wax ark iris sui harmony plasma dash waves injective sei neo nano beam zen sys fun gas ton'.split(
    ' ',
  ),
);
const longestName = 3;

/**
 * The networks that the words around a field name: 'BTC address', 'TRC20', 'Arbitrum One'. Empty where they name none, as where they name
 * a token that is on many, or a word that is only by chance a network's name.
 */
export function formNetworks(near: readonly string[]): NetworkId[] {
  const found = new Set<NetworkId>();
  for (const text of near) {
    for (const [match] of text.matchAll(standard)) {
      for (const id of byStandard[match.slice(0, 3).toLowerCase()] ?? []) found.add(id);
    }
    for (const id of namedIn(text)) found.add(id);
  }
  // A symbol is shared by the networks of one coin, which have one form of address.
  return networks.filter(({ id }) => found.has(id)).map(({ id }) => id);
}

function namedIn(text: string): NetworkId[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const found: NetworkId[] = [];
  for (const start of words.keys()) {
    for (let length = Math.min(longestName, words.length - start); length > 0; length--) {
      const name = words.slice(start, start + length).join(' ');
      if (length === 1 && !isName(name, words[start + 1])) continue;
      found.push(...findNamed(name).map(({ id }) => id));
    }
  }
  return found;
}

/** A symbol is written in capitals: 'SOL', but not the 'sol' or 'one' of a sentence. */
function isName(word: string, next = ''): boolean {
  if (/^(?:network|chain|mainnet)$/i.test(next)) return true;
  if (asWords.has(word.toLowerCase())) return false;
  return word.length > 4 || word === word.toUpperCase();
}
