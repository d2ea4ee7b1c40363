import { lazy } from '@/lib/address/lazy';
import { findNamed } from '@/lib/address/name-network';
import type { NetworkId } from '@/lib/address/networks';

/** Token standards, as exchanges name networks. */
const standard =
  /(?:\b|(?<=\busd[ct]))(?:erc|bep|trc)[- ]?\d{1,4}\b|\b(?:erc|bep|trc|spl|brc|kip|arc|asa)[- ]?\d{0,4}\b|(?<!non[- ]?)\bevm\b/gi;
const byStandard: Readonly<Record<string, readonly NetworkId[]>> = {
  erc: ['ethereum'],
  evm: ['ethereum'],
  bep: ['bsc'],
  trc: ['tron'],
  spl: ['solana'],
  brc: ['bitcoin'],
  asa: ['algorand'],
};
/** Names of networks that are words as well, or symbols in a text in capitals: they count only where 'network' or 'chain' stands beside them. */
const asWords = new Set(
  `a s near base core flow one stacks sonic linea scroll blast move celo kava mantle mode ink soneium unichain wax ark iris sui harmony
  plasma dash waves injective sei neo nano beam zen sys fun gas ton symbol unique story secret noble persistence carbon provenance regen
  stars stride stargaze theta aurora oasis verge substrate sentinel handshake flare saga icon hash go ip op om band mars maya baby like lore
  ever unit key whale archway crescent mantra hydration metis radix quasar rebus init via cre ban ar ae tt ht poa kin nas
  abstract ape katana pi pls songbird wc scr
  immutable bone pep zora bob plume fuse frax nam hemi 0g arc tempo lens morph liquid merlin
  goat gravity g m b2 mas massa crust sora xor joy kintsugi pendulum pen flip midnight night pros movement cc canton`.split(
    /\s+/,
  ),
);
/** Of those, names that are meant where what an account is called stands right behind. In French, 'ton' is your own. */
const beforeAccount =
  /^(?:S[Uu][Ii]|S[Ee][Ii]|DASH|Dash|N[Ee][Oo]|KAVA|Kava|Injective|TON|NEAR|Doge|Celo|Mina)$/;
const account =
  /^(?:[Ww]allet|[Aa](?:ddress|ccount)|[Кк]ошел\p{L}*|钱包\p{L}*|錢包\p{L}*|地址|ウォレット\p{L}*|アドレス)$/u;
/** A token and its network, as payment processors write them: 'USDTSOL'. */
const joinedToken = /\b(USD[CT])(?=[A-Z]{3,5}\b)/g;
/** Written without a blank between: '以太坊地址'. */
const joinedAccount = lazy(() => /(?<=\p{L})(?=(?:地址|钱包|錢包|アドレス|ウォレット))/gu);
/** Coins that most people have as a token of another network, where addresses look otherwise: their symbols count as words. */
const asTokens = new Set(
  `fet hnt blz manta cfg kilt strax dydx axl flux waxp ela ctk swth nuls enj enjin
  pha hei xrt cru pdex kta zig nil nym allo orai`.split(/\s+/),
);
const longestName = 3;

/** The networks whose names or token standards stand in some texts. */
export function namesIn(texts: readonly string[]): Set<NetworkId> {
  const found = new Set<NetworkId>();
  for (const text of texts) {
    for (const [match] of text.matchAll(standard)) {
      for (const id of byStandard[match.slice(0, 3).toLowerCase()] ?? []) found.add(id);
    }
    for (const id of namedIn(text)) found.add(id);
  }
  return found;
}

/** Whether a text names a token standard, which a network is called by. */
export function namesStandard(text: string): boolean {
  return text.search(standard) >= 0;
}

/** Whether a network's name, or its symbol, may stand for something else. */
export function isWord(name: string): boolean {
  const plain = name.toLowerCase();
  return asWords.has(plain) || asTokens.has(plain);
}

function namedIn(text: string): NetworkId[] {
  const apart = text.replaceAll(joinedToken, '$1 ').replaceAll(joinedAccount(), ' ');
  const words = apart.match(/[\p{L}\p{N}]+/gu) ?? [];
  const isBeside = /\bEVM\b/.test(apart);
  const found: NetworkId[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(longestName, words.length - start); length > 0; length--) {
      const name = words.slice(start, start + length).join(' ');
      if (length === 1 && !isName(name, words[start + 1], isBeside)) continue;
      const named = findNamed(name);
      found.push(...named.map(({ id }) => id));
      // Of 'Bitcoin Cash', neither word is a name of its own. Of 'Bitcoin, Cash App', it is.
      if (named[0]?.name.toLowerCase() !== name.toLowerCase() || !apart.includes(name)) continue;
      start += length - 1;
      break;
    }
  }
  return found;
}

/**
 * A symbol is written in capitals: 'SOL', but not the 'sol' or 'one' of a sentence.
 * @param isBeside 'EVM' stands in the same text: what is in capitals there is another network, as in 'EVM or TON'
 */
function isName(word: string, next: string | undefined, isBeside: boolean): boolean {
  if (/^(?:network|chain|mainnet)$/i.test(next ?? '')) return true;
  if (account.test(next ?? '') && beforeAccount.test(word)) return true;
  if (word === 'Tron') return true;
  if (isWord(word)) return isBeside && /^[A-Z]{3,}$/.test(word);
  return word.length > 4 || word === word.toUpperCase();
}
