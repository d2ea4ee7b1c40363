import { wordlist } from '@scure/bip39/wordlists/english.js';
import { asSeen } from './as-seen';
import { lazy } from './lazy';
import { keyInNumbers, looksLikeSecret } from './secret';

/** More than that is not looked at. */
const longest = 10_000;
/** No key is shorter. */
const shortestKey = 24;

/** What no key has within. */
const between = /[^\w+-]+/;

/** As hashes and signatures are written: 32 or 64 bytes in hex, and 64 in base 58. */
const asHash = /^(?:(?:0x)?[\da-f]{60,}|[1-9A-HJ-NP-Za-km-z]{80,90})$/i;

/** What says that a key comes: that word alone, or after one that says it is secret. */
const keyName =
  '(?:(?<![a-z])(?:(?:private|secret|priv|my|the)[\\s_-]*key|secret|seed)|(?<![\\p{L}\\d][\\s_.-]{0,3})key)["\'`\\s:=]*(?:is\\b["\'`\\s:]*)?';
/** 32 bytes of hex are a transaction more often than a key, and 64 bytes a signature, unless they are called one. */
const calledKey = lazy(
  () =>
    new RegExp(
      `${keyName}(?:(?:0x)?(?:[\\da-f]{64}){1,2}(?![\\da-f])|[1-9A-HJ-NP-Za-km-z]{86,90}(?!\\w)|${keyInNumbers})`,
      'iu',
    ),
);
/** NEAR's, of 64 bytes; its signatures are written alike. PEM says itself what it holds. */
const saysItself =
  /(?<!signature["'`\s:=]{0,5})\b(?:ed25519|secp256k1):[1-9A-HJ-NP-Za-km-z]{80,90}(?!\w)|-----BEGIN (?:[A-Z]+ )?PRIVATE KEY/;

/** BIP-39, English: of all phrases nearly all. */
const known = lazy((): ReadonlySet<string> => new Set(wordlist));
/** What stands between two of its words, in UTF-16 units: a number, quotes, the end of a line and what the next one begins with. */
const mostBetween = 40;
/** Words of markup and of texts within code, which are none of it. */
const markup = /<[^<>]{0,60}>|\\[nrt]/g;
const shortestPhrase = 12;
/** Different ones among twelve: few phrases have less than eleven. */
const fewest = 7;

/** The most frequent words of English that are in no phrase (BIP-39, English): prose has next to no row of 12 without one of them. */
const common =
  'the|and|for|was|are|not|but|his|her|him|she|had|has|from|were|been|would|should|could|with|your|their|our|out|its|who|which|than|them|some|sent|did|does';
/** The same of other languages, in no list of BIP-39 either. */
const commonElsewhere =
  'und|oder|der|die|das|den|dem|ein|eine|mit|für|von|nicht|que|los|las|por|para|con|una|des|les|pour|dans|une|est|avec|che|per|del|della|uma|como|не|что|для|как|или';
const word = `(?!(?:${common})(?!\\p{L}))[a-z]{3,8}(?!\\p{L})`;
/** In whatever language and script. */
const anyWord = `(?:(?!(?:${common}|${commonElsewhere})(?!\\p{L}))\\p{L}{3,10}|(?!\\p{L}*(?:세요|니다|에게|으로|하지|해서)(?!\\p{L}))\\p{Script=Hangul}{2,6}|\\p{Script=Han})(?!\\p{L})`;
const number = '(?:\\d{1,2}[.):]?\\s*)?';

/** In other languages: at least 12 words of 3 to 8 small letters behind each other, with blanks, commas or numbers between. */
const words = lazy(
  () => new RegExp(`(?<!\\p{L})(?:${word}(?:,?\\s+${number}|,|$|(?=\\P{L}))){12}`, 'u'),
);
const names = 'words|phrase|seed|mnemonic|recovery|backup|secret';
const namesElsewhere =
  'semilla|recuper|récup|palabras|parole|助记词|助記詞|私钥|シード|ニーモニック|フレーズ|시드|니모닉|복구';
/** Their words are not known here: so the text must say what it holds, or have it in a line of its own. */
const called = new RegExp(names, 'i');
/** Phrases in whatever language and script, behind what says that one comes. */
const labelled = lazy(
  () =>
    new RegExp(
      `(?:${names}|${namesElsewhere})[^:：=\\n]{0,20}[:：=]\\s*(?:${number}${anyWord}(?:[,、，\\s]\\s*|$|(?=\\P{L}))){12}`,
      'iu',
    ),
);
/** A word of a list in Latin letters, a Chinese or a Japanese one (BIP-39). Korean ones look like those of prose. */
const listed = `(?:(?!(?:${common}|${commonElsewhere})(?!\\p{L}))[a-zà-öø-ÿ]{3,10}|\\p{Script=Han}|\\p{Script=Hiragana}{2,8})(?!\\p{L})`;
/** A line of nothing else. */
const line = lazy(() => new RegExp(`^\\s*${number}(?:${listed}(?:,?\\s+${number}|\\s*$))+$`, 'u'));
/** BIP-39. */
const lengths = new Set([12, 15, 18, 21, 24]);

/**
 * Whether a private key or a recovery phrase stands within a text: beside an address, behind what it is called, in a sentence. What looks
 * like a secret as a whole tells looksLikeSecret, in doubt; here there is more beside it, and no prose may be taken for one.
 */
export function holdsSecret(text: string): boolean {
  const given = text.slice(0, longest);
  return (
    calledKey().test(given) ||
    saysItself.test(given) ||
    holdsPhrase(given) ||
    given.split(between).some(isKey)
  );
}

function isKey(part: string): boolean {
  return part.length >= shortestKey && !asHash.test(part) && looksLikeSecret(part);
}

function holdsPhrase(text: string): boolean {
  const plain = text.normalize('NFKC');
  return (
    holdsKnown(plain) ||
    labelled().test(plain) ||
    (called.test(text) && words().test(text)) ||
    plain.split('\n').some(isPhraseLine)
  );
}

/**
 * Twelve words of BIP-39 behind each other, in any case. Prose has no such row, because the list has none of its most frequent words;
 * what repeats the same few words is documentation. A list of twelve tags may look the same, and is taken for one.
 */
function holdsKnown(normal: string): boolean {
  let row: string[] = [];
  let end = 0;
  const plain = asSeen(normal).replace(markup, ' ');
  for (const { 0: written, index } of plain.matchAll(/\p{L}+/gu)) {
    const word = written.toLowerCase();
    if (!known().has(word) || index - end > mostBetween) row = [];
    if (known().has(word)) row.push(word);
    if (row.length >= shortestPhrase && new Set(row.slice(-shortestPhrase)).size >= fewest) {
      return true;
    }
    end = index + written.length;
  }
  return false;
}

function isPhraseLine(text: string): boolean {
  return text.length < 300 && line().test(text) && lengths.has(text.match(/\p{L}+/gu)?.length ?? 0);
}
