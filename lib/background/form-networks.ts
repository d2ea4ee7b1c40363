import { lazy } from '@/lib/address/lazy';
import { findNamed } from '@/lib/address/name-network';
import { type NetworkId, networks } from '@/lib/address/networks';
import { namesIn, namesStandard } from './names-in';

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
/** What a choice is called, what is chosen, and what can be, each behind a '␟' (see lib/page/form-of.ts). */
const chosen = /^(.*?)␟(.*?)(?:␟(.*))?$/s;
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
/**
 * Outside of a form, a tab is for a page as a whole, and what nobody can write in may be of anything, unless it names a standard or is a
 * network's.
 */
const ofPage = /^page[01]/;
/** What stands out among others may do so for another reason, unless all of them are networks. */
const marked = /^marked[01]/;
/** A heading names the coin that is paid out, but of two of which one is paid for the other, or moved to or from another network. */
const heading = /^heading[01]/;
const ofPayout =
  /^(?:withdraw|send|transfer|auszahl|enviar|retir|sacar|saque|提现|提币|提幣|发送|發送|转账|轉賬|سحب|إرسال)|(?:senden|auszahlen|abheben|出金|送金)$/i;
const ofTwo = /\b(?:receive|get|swap|exchange|convert|bridge|buy|deposit|from|von|aus|desde)\b/i;
/** What a choice of coins is called, which may be for another field of the form. */
const ofCoins = /coin|currenc|asset|crypto|token|währung|币种|幣種|通貨|عملة/i;
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
  const choices = near.filter((text) => !heading.test(text)).flatMap(choiceIn);
  const values = choices.map(({ value }) => value);
  const chosenNetworks = [...choices.flatMap(networkChosen), ...values.filter(namesStandard)];
  const ofSeveral = choices.filter(({ isOfNetworks }) => isOfNetworks);
  const notOfCoins = ofSeveral.filter(({ name }) => !ofCoins.test(name));
  // What lists the choices says nothing that the one that is chosen does not.
  const inText = near
    .filter((text) => said.test(text) && !ofSeveral.some(({ all }) => isListed(all, text)))
    .flatMap(meant);
  const ofField = near.filter((text) => !chosen.test(text) && !said.test(text));
  const groups = [
    orOver(ofField, [...chosenNetworks, ...notOfCoins.flatMap(asNetwork), ...inText]),
    chosenNetworks,
    orOver([...coinsChosen(values), ...ofSeveral.flatMap(asNetwork)], inText),
    inText,
    values.some((value) => symbol().test(value)) ? [] : inHeadings(near),
  ];
  // What the field says of itself counts most, a text less: it may be of something else, as a heading may where anything else is said.
  const found = groups.map(namesIn).find(({ size }) => size > 0);
  // A symbol is shared by the networks of one coin, which have one form of address.
  return networks.filter(({ id }) => found?.has(id)).map(({ id }) => id);
}

function inHeadings(near: readonly string[]): string[] {
  const headings = near.filter((text) => heading.test(text));
  if (headings.some((text) => ofTwo.test(text))) return [];
  return headings
    .map((text) => chosen.exec(text)?.[2] ?? '')
    .filter((title) => ofPayout.test(title))
    .map(withoutAmounts);
}

/** `all`: what can be chosen; `isOfNetworks`: it is several networks. */
type Choice = { name: string; value: string; all: string[]; isOfNetworks: boolean };

function choiceIn(text: string): Choice[] {
  const [, name = '', value, parts = ''] = chosen.exec(text) ?? [];
  if (value === undefined || ofView.test(name) || ofSource.test(name)) return [];
  // The group may begin with what it is called.
  const all = parts.split('␟').filter((part) => !said.test(`${part}|`));
  const isOfNetworks = areNetworks(all);
  const isSure = isOfNetworks || (!marked.test(name) && isMeant(name, value));
  return isSure ? [{ name, value: withoutAmounts(value), all, isOfNetworks }] : [];
}

function isListed(all: string[], text: string): boolean {
  return all.every((one) => text.includes(firstLine(one)));
}

function isMeant(name: string, value: string): boolean {
  return !ofPage.test(name) || namesStandard(value) || ofNetwork().test(name);
}

/** Whether several texts all begin with the name of a network, in a line of its own. A row of symbols is one of coins. */
function areNetworks(parts: string[]): boolean {
  return (
    parts.length > 1 &&
    parts.every((part) => findNamed(firstLine(part)).length > 0) &&
    !parts.every((part) => symbol().test(part))
  );
}

function firstLine(text: string): string {
  return text.split('\n', 1).join();
}

function networkChosen(choice: Choice): string[] {
  if (said.test(choice.value)) return meant(choice.value);
  return ofNetwork().test(choice.name) ? asNetwork(choice) : [];
}

function asNetwork({ value }: Choice): string[] {
  return meant(`network:${value}`);
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

function withoutAmounts(text: string): string {
  return text.replace(ofAmount, '');
}

/**
 * Behind the word for a network, the first text is its name, or all is about something else. What stands farther behind may be others to
 * choose from, of which each will do; none where the list goes on behind what was read, or is of accounts.
 */
function meant(text: string): string[] {
  const parts = withoutAmounts(text.replace(said, ''))
    .split(/[|\n]/)
    .filter((part) => part.trim() !== '')
    // A word is one here, too.
    .map((part) => part.replace(/^\s*(\S+)\s*$/, '$1 network'));
  const names = namesIn(parts.slice(0, 1));
  if (names.size === 0 || listed.test(text)) return [];
  const isCut = text.length >= mostBehind;
  return isCut && namesIn(parts).size > names.size ? [] : parts;
}

/** A heading speaks of tokens to send, unless something is done with the token, or the contract, itself. */
const ofSending =
  /^heading[01](?!.*?␟(?:add|import|list|verify|read|write|watch|deploy|approve|revoke)\b)/i;

/** The words of a form without headings that are of sending, and what else can be chosen in it. */
export function withoutOthers(near: readonly string[]): string[] {
  return near.filter((text) => !ofSending.test(text)).map((text) => text.replace(chosen, '$1␟$2'));
}

/**
 * The words of a form without those that say its network by themselves, and with it what else stands there; of a choice, what is chosen.
 * What nobody can write in says nothing of the fields beside it, and no heading does.
 */
export function wordsOfField(near: readonly string[]): string[] {
  return near
    .filter((text) => ![ofPage, marked, heading].some((mark) => mark.test(text)))
    .map((text) => text.replace(chosen, '$2'))
    .filter((text) => !said.test(text) && !text.includes('://'));
}
