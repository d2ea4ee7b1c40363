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
/** What forms call a network; ':' stands behind it, or '|' where the name is a text of its own. */
export const networkWord =
  '(?:(?:block)?chain|network|netzwerk|red|rede|réseau|сеть|网络|網絡|網路|ネットワーク|네트워크|الشبكة)(?: name| type)?\\s*[:：|]';
const said = new RegExp(`^[\\s|]*${networkWord}`, 'i');

/**
 * The networks that the words around a field name: 'BTC address', 'TRC20', 'Arbitrum One'. Empty where they name none, as where they name
 * a token that is on many, or a word that is only by chance a network's name.
 */
export function formNetworks(near: readonly string[]): NetworkId[] {
  // What is chosen counts more than a text, which may be the list to choose from.
  const words = namesIn(wordsOfField(near));
  const found = words.size > 0 ? words : namesIn(near.flatMap(meant));
  // A symbol is shared by the networks of one coin, which have one form of address.
  return networks.filter(({ id }) => found.has(id)).map(({ id }) => id);
}

function namesIn(texts: readonly string[]): Set<NetworkId> {
  const found = new Set<NetworkId>();
  for (const text of texts) {
    for (const [match] of text.matchAll(standard)) {
      for (const id of byStandard[match.slice(0, 3).toLowerCase()] ?? []) found.add(id);
    }
    for (const id of namedIn(text)) found.add(id);
  }
  return found;
}

/**
 * Behind the word for a network, the first text is its name, or all is about something else. What stands farther behind may be others to
 * choose from, of which each will do.
 */
function meant(text: string): string[] {
  if (!said.test(text)) return [text];
  const parts = text
    .replace(said, '')
    .split(/[|\n]/)
    .filter((part) => part.trim() !== '');
  // A word is one here, too.
  const first = (parts[0] ?? '').replace(/^\s*(\S+)\s*$/, '$1 network');
  const isName = namedIn(first).length > 0 || first.search(standard) >= 0;
  return isName ? [first, ...parts.slice(1)] : [];
}

/** The words of a form without those that say its network by themselves, and with it what else stands there. */
export function wordsOfField(near: readonly string[]): string[] {
  return near.filter((text) => !said.test(text));
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
