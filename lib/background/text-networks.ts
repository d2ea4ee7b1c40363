import { lazy } from '@/lib/address/lazy';
import type { NetworkId } from '@/lib/address/networks';
import { mostBehind, namesIn, networkWord, said } from './form-networks';

/** 'TRC20', 'ERC-20': as invoices say on which network to pay. */
const standards = lazy(() => /\b(?:erc|bep|trc|brc)[- ]?\d{1,4}\b/gi);
const withoutNumber = lazy(() => /\bSPL\b/g);
/** 'USDT on Tron', 'USDC (Solana)'. */
const ofToken = lazy(() => /\busd[ct](?: (?:on|via|over) | ?[-(/:] ?)(\p{L}+)/giu);
/** 'TON network': a name has a capital, which words have only at the beginning of a sentence. */
const named = lazy(
  () => /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]+ (?:block)?(?:chain|network|mainnet)\b/gu,
);
const behindWord = lazy(() => new RegExp(networkWord, 'giu'));

/**
 * The networks on which a text says to pay, as an invoice or a message does: 'USDT (TRC20)', 'Network: Polygon'. Empty where it says none.
 * What it merely speaks of is none: in prose, a coin's name may stand for anything.
 */
export function textNetworks(text: string): NetworkId[] {
  const words = [
    ...(text.match(standards()) ?? []),
    ...(text.match(withoutNumber()) ?? []),
    ...Array.from(text.matchAll(ofToken()), ([, name = '']) => asName(name)),
    ...(text.match(named()) ?? []),
    ...Array.from(text.matchAll(behindWord()), ({ index }) => nameBehind(text.slice(index))),
  ];
  return [...namesIn(words)];
}

/** The first words behind 'Network:', as a name. */
function nameBehind(text: string): string {
  const [line = ''] = text
    .slice(0, mostBehind)
    .replace(said, '')
    .trim()
    .split(/[|\n.,;()]/);
  return asName(line);
}

/** What may be a name is read as one, though it is a word as well. */
function asName(text: string): string {
  return `${text.trim()} network`;
}
