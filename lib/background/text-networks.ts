import { lazy } from '@/lib/address/lazy';
import { isNetworkId, type NetworkId } from '@/lib/address/networks';
import { letter, mostBehind, networkWord, said } from './form-networks';
import { isWord, namesIn } from './names-in';

const sentenceEnd = lazy(() => /[.!?;](?=\s|$)|[。！？；؟\n]/);
/** What a sentence says with one of these is what not to do, or what is lost by it: 'Do not send ERC20 to this address'. */
const denial = lazy(
  () =>
    /(?<![\p{L}\p{N}])(?:not|never|without|instead|wrong|los[et]|loss|nicht|kein\p{L}*|nie|niemals|verlor\p{L}*|não|nunca|perd\p{L}*|pas|не|لا|ليس|لن|no(?= (?:env|mand|dep|transf|acept|es|us[ae])\p{L}*|\p{L}{3}[ -]?\d))(?!\p{L})|n['’]t\b|[不勿别]|丢失|ない|ません|失わ/iu,
);
/** 'TRC20', 'ERC-20': as invoices say on which network to pay. */
const standards = lazy(() => /\b(?:erc|bep|trc|brc)[- ]?\d{1,4}\b/gi);
const withoutNumber = lazy(() => /\busd[ct]\W{1,3}spl\b/gi);
/** 'USDT on Tron', 'USDC (Solana)', 'USDT-TRX'. */
const onNetwork = lazy(() => /\busd[ct] (?:on|via|over|auf|über|en|em) (?:the )?(\p{L}+)/giu);
const inBrackets = lazy(() => /\busd[ct] ?\((\p{L}+)(?:[- ](?:network|netzwerk))?\)/giu);
const behindSign = lazy(() => /\busd[ct](?:: ?| ?- ?)(\p{L}+)/giu);
/** 'over the TON network', 'por la red Tron', 'im TRON-Netzwerk': a name has a capital. */
const named = lazy(
  () =>
    /(?<!\p{L})(?:[Oo]n|[Oo]ver|[Vv]ia|[Tt]hrough|[Uu]sing|[Uu]se) (?:the )?(\p{Lu}[\p{L}\p{N}]+) (?:block)?(?:chain|network|mainnet)\b|(?:por la|en la|pela|na) rede? (\p{Lu}[\p{L}\p{N}]+)|\b(?:im|über das) (\p{Lu}[\p{L}\p{N}]+)[- ]Netzwerk/gu,
);
/** 'Network:', but not the end of 'Transferred:'; German joins it to other words. */
const behindWord = lazy(() => new RegExp(`(?:(?<!${letter})|(?=netzwerk))${networkWord}`, 'giu'));
/** 'Base: 0x…' */
const label = lazy(() => /(?<![\p{L}\p{N}])(\p{Lu}\p{L}+):/gu);
/** More of them, or longer names, are no text to pay by. */
const mostNames = 20;
const longestLine = 60;

/**
 * The networks on which a text says to pay, as an invoice or a message does: 'USDT (TRC20)', 'Network: Polygon'. Empty where it says none,
 * or speaks of one of the address's own, too: of several that are named, nobody can tell which is for what.
 * @param own of the address
 */
export function textNetworks(text: string, own: readonly NetworkId[]): NetworkId[] {
  const affirmed = text.split(sentenceEnd()).filter((sentence) => !denial().test(sentence));
  const sentences = affirmed.join('\n');
  const asked = [...namesIn(saidIn(sentences))].flatMap(withOtherSide);
  if (asked.length === 0) return [];
  const labels = Array.from(sentences.matchAll(label()), ([, name = '']) => asName(name));
  return [...namesIn([sentences, ...labels])].some((id) => own.includes(id)) ? [] : asked;
}

/** The words that say on what to pay. */
function saidIn(text: string): string[] {
  return [
    ...(text.match(standards()) ?? []),
    ...(text.match(withoutNumber()) ?? []),
    ...Array.from(text.matchAll(onNetwork()), ([, name = '']) => asName(name)),
    ...Array.from(text.matchAll(inBrackets()), ([, name = '']) => asName(name)),
    ...Array.from(text.matchAll(behindSign()), ([, name = '']) =>
      isWord(name) ? '' : asName(name),
    ),
    ...Array.from(text.matchAll(named()), ([, ...names]) => asName(names.find(Boolean) ?? '')),
    ...Array.from(text.matchAll(behindWord()).take(mostNames), ({ index }) => index).flatMap((at) =>
      namesBehind(text.slice(at, at + mostBehind)),
    ),
  ];
}

/** What stands behind 'Network:', and its first word as a name. */
function namesBehind(text: string): string[] {
  const [line = ''] = text
    .replace(said, '')
    .trim()
    .slice(0, longestLine)
    .split(/[|\n.,;()]/);
  const [first = '', another] = line.trim().split(/\s+/);
  return [line, another === undefined ? `${first} network` : asName(first)];
}

/** What may be a name is read as one, though it is a word as well; in small letters it is the word: 'USDT on one address'. */
function asName(text: string): string {
  return isWord(text) && text === text.toLowerCase() ? '' : `${text} network`;
}

/** Some networks have a side with Ethereum's addresses, which nobody calls otherwise. */
function withOtherSide(id: NetworkId): NetworkId[] {
  const side = `${id}-evm`;
  return isNetworkId(side) ? [id, side] : [id];
}
