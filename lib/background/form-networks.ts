import { lazy } from '@/lib/address/lazy';
import { findNamed } from '@/lib/address/name-network';
import { type NetworkId, networks } from '@/lib/address/networks';

/** Token standards, as exchanges name networks. */
const standard =
  /(?:\b|(?<=\busd[ct]))(?:erc|bep|trc)[- ]?\d{1,4}\b|\b(?:erc|bep|trc|spl|brc|kip|arc|asa)[- ]?\d{0,4}\b/gi;
const byStandard: Readonly<Record<string, readonly NetworkId[]>> = {
  erc: ['ethereum'],
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
  goat gravity g m b2 mas massa`.split(/\s+/),
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
  'fet hnt blz manta cfg kilt strax dydx axl flux waxp ela ctk swth nuls enj enjin'.split(' '),
);
const longestName = 3;
const inWords =
  '(?:block)?chain|network|red|rede|réseau|сеть|(?:ال)?شبكة|(?:ال)?سلسلة|cadena|cadeia';
/** Languages that join it to the word before: '提币网络', 'Auszahlungsnetzwerk'. */
const joined = 'netzwerk|网络|網絡|網路|[链鏈](?![接条路浏瀏])|ネットワーク|チェーン|네트워크';
const nouns = `${inWords}|${joined}`;
/** Not where the money of a bridge comes from. */
const noSource = '(?<!(?:from|source|origin|من)[\\s_-])';
const noSourceJoined = '(?<!元の?|源|从|從|转出|轉出|起始|原|quell|ausgangs|herkunfts)';
const before = '[a-zäöüß]{0,20}(?=netzwerk)|[\\u3040-\\u30ff\\u4e00-\\u9fff]{0,6}?';
const behind =
  '(?: name|[ -]typ[eo]?| de (?!orig|dépar)[a-záéíóúãç]{4,15}| (?:для )?(?!отправ|источ)[а-яё]{4,12}| (?:السحب|النقل|التحويل)|名称|名稱|类型|類型|の?種類| (?:aus)?wählen|を選択)?';
/** The mark of a field that has to be filled in, a text of its own or not. */
const required = '(?:\\s{0,2}\\|?\\s{0,2}\\*)?';
/** What forms call a network; ':' stands behind it, or '|' where the name is a text of its own. */
export const networkWord = `(?:${noSource}(?:${inWords})|(?:${before})${noSourceJoined}(?:${joined}))${behind}${required}\\s*[:：|]`;
/** So much is read behind it. UTF-16 units. */
export const mostBehind = 300;
/** The same at the beginning of a text. */
export const said = new RegExp(`^[\\s|]*${networkWord}`, 'i');
/** Between what a choice is called and what is chosen (see lib/page/put-field.ts). */
const chosen = /^(.*?)␟(.*)$/s;
export const letter = '[\\p{sc=Latn}\\p{sc=Cyrl}]';
/** What a choice of the network itself is called: its id, name, labels, the last maybe with a list after it. */
const ofNetwork = lazy(
  () =>
    new RegExp(
      `(?:^|,)[^,]{0,15}(?:(?<!${letter})|(?=netzwerk))(?:${nouns})(?!${letter}|\\s+fee)`,
      'iu',
    ),
);
/** One of how a page looks: what it shows amounts in says nothing about the address. */
const ofView =
  /(?<!\p{L})(?:display|show|theme|language|price|fiat|default|preferred|anzeig|sprache|idioma|langue|devise|moneda|moeda|язык|валют|显示|顯示|语言|語言|表示|언어|표시|لغة|عرض)/iu;
/** One of a bridge: from there the money comes. */
const ofSource =
  /(?:from|source|origin)[\s_-]?(?:block)?(?:chain|network)|(?:quell|ausgangs|herkunfts)netzwerk|(?:源|从|從|转出|轉出|起始|原)(?:网络|網絡|網路|[链鏈])|元の?(?:ネットワーク|チェーン)|(?:red|rede|réseau|cadena|cadeia) de (?:orig|dépar)|من (?:ال)?(?:شبكة|سلسلة)|(?:شبكة|سلسلة) (?:ال)?مصدر|сеть (?:отправ|источ)/i;
/** Outside of a form, a tab is for a page as a whole, and what nobody can write in may be of anything, unless it names a standard or is a network's. */
const ofPage = /^true[01]/;
/** All that a choice of coins shows: a symbol. */
const symbol = lazy(() => /^[^\p{L}\p{N}]*([A-Z][A-Z\d]{1,9})[^\p{L}\p{N}]*$/u);
/** In 'Fast (10 min, 0.0001 BTC)', as fees stand: the symbol is that of an amount. */
const ofAmount = /(?<=\d)\s*\b[A-Z]{2,6}\b|\b[A-Z]{2,6}(?=\s*\d+[.,]\d)/g;
/** Of a list of accounts: an address, or a short form. */
const listed = /[\da-z]{25}|[\da-z]{3}(?:…|\.{3})[\da-z]*/i;

/**
 * The networks that the words around a field name: 'BTC address', 'TRC20', 'Arbitrum One'. Empty where they name none, as where they name
 * a token that is on many, or a word that is only by chance a network's name.
 */
export function formNetworks(near: readonly string[]): NetworkId[] {
  const choices = near.flatMap(choiceIn);
  const values = choices.map(({ value }) => value);
  const chosenNetworks = [...choices.flatMap(networkChosen), ...values.filter(namesStandard)];
  const inText = near.filter((text) => said.test(text)).flatMap(meant);
  const ofField = near.filter((text) => !chosen.test(text) && !said.test(text));
  const groups = [
    orOver(ofField, [...chosenNetworks, ...inText]),
    chosenNetworks,
    orOver(coinsChosen(values), inText),
    inText,
  ];
  // What the field says of itself counts most, a text least: it may be of something else.
  const found = groups.map(namesIn).find(({ size }) => size > 0);
  // A symbol is shared by the networks of one coin, which have one form of address.
  return networks.filter(({ id }) => found?.has(id)).map(({ id }) => id);
}

type Choice = { name: string; value: string };

function choiceIn(text: string): Choice[] {
  const [, name = '', value] = chosen.exec(text) ?? [];
  if (value === undefined || ofView.test(name) || ofSource.test(name)) return [];
  if (ofPage.test(name) && !namesStandard(value) && !ofNetwork().test(name)) return [];
  return [{ name, value: withoutAmounts(value) }];
}

function networkChosen({ name, value }: Choice): string[] {
  if (said.test(value)) return meant(value);
  return ofNetwork().test(name) ? meant(`network:${value}`) : [];
}

/** What is chosen, without the symbols where they are of several coins: on a page that swaps them, either may be the address's. */
function coinsChosen(texts: string[]): string[] {
  const symbols = texts.filter((text) => symbol().test(text) && !namesStandard(text));
  const named = symbols.map((text) => [...namesIn([text])].join());
  return new Set(named).size > 1 ? texts.filter((text) => !symbols.includes(text)) : texts;
}

/** A coin may be sent over another network than its own: the one that is chosen or said beside it will do as well. */
function orOver(words: string[], others: string[]): string[] {
  return namesIn(words).size === 0 || words.some(namesStandard) ? words : [...words, ...others];
}

function namesStandard(text: string): boolean {
  return text.search(standard) >= 0;
}

function withoutAmounts(text: string): string {
  return text.replace(ofAmount, '');
}

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

/**
 * Behind the word for a network, the first text is its name, or all is about something else. What stands farther behind may be others to
 * choose from, of which each will do; none where the list goes on behind what was read, or is of accounts.
 */
function meant(text: string): string[] {
  const parts = withoutAmounts(text.replace(said, ''))
    .split(/[|\n]/)
    .filter((part) => part.trim() !== '');
  // A word is one here, too.
  const first = (parts[0] ?? '').replace(/^\s*(\S+)\s*$/, '$1 network');
  const names = namesIn([first]);
  if (names.size === 0 || listed.test(text)) return [];
  const all = [first, ...parts.slice(1)];
  const isCut = text.length >= mostBehind;
  return isCut && namesIn(all).size > names.size ? [] : all;
}

/**
 * The words of a form without those that say its network by themselves, and with it what else stands there; of a choice, what is chosen.
 * What nobody can write in says nothing of the fields beside it.
 */
export function wordsOfField(near: readonly string[]): string[] {
  return near
    .filter((text) => !ofPage.test(text))
    .map((text) => text.replace(chosen, '$2'))
    .filter((text) => !said.test(text) && !text.includes('://'));
}

function namedIn(text: string): NetworkId[] {
  const apart = text.replaceAll(joinedToken, '$1 ').replaceAll(joinedAccount(), ' ');
  const words = apart.match(/[\p{L}\p{N}]+/gu) ?? [];
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
  if (account.test(next) && beforeAccount.test(word)) return true;
  if (word === 'Tron') return true;
  if (isWord(word)) return false;
  return word.length > 4 || word === word.toUpperCase();
}

/** Whether a network's name, or its symbol, may stand for something else. */
export function isWord(name: string): boolean {
  const plain = name.toLowerCase();
  return asWords.has(plain) || asTokens.has(plain);
}
