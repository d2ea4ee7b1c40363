import { looksLikeSecret } from './secret';

/** More than that is not looked at. */
const longest = 10_000;
/** No key is shorter. */
const shortestKey = 24;

/** What stands between the words of a text, and around them. */
const between = /[\s"'`=:,;()<>{}[\]]+/;

/** 32 bytes of hex are a transaction more often than a key, unless they are called one. */
const calledKey =
  /(?:key|secret|seed|priv)["'`\s:=]*(?:is\b["'`\s:]*)?(?:0x)?[\da-f]{64}(?![\da-f])/i;
const bareHex = /^(?:0x)?[\da-f]{60,64}$/i;

/** The most frequent words of English that are in no phrase (BIP-39, English): prose has next to no row of 12 without one of them. */
const common =
  'the|and|for|was|are|not|but|his|her|him|she|had|has|from|were|been|would|should|could|with|your|their|our|out|its|who|which|than|them|some|sent|did|does';

/** At least 12 words of 3 to 8 small letters behind each other, with blanks, commas or numbers between. */
const words = new RegExp(
  `(?<!\\p{L})(?:(?!(?:${common})(?!\\p{L}))[a-z]{3,8}(?!\\p{L})(?:,?\\s+(?:\\d{1,2}[.):]?\\s*)?|,|$|(?=\\P{L}))){12}`,
  'u',
);
/** Other languages have other words: so a text that holds a phrase must say so, or have it in a line of its own. */
const called = /words|phrase|seed|mnemonic|recovery|backup|secret/i;

/**
 * Whether a private key or a recovery phrase stands within a text: beside an address, behind what it is called, in a sentence. What looks
 * like a secret as a whole tells looksLikeSecret.
 */
export function holdsSecret(text: string): boolean {
  const given = text.slice(0, longest);
  if (!between.test(given)) return false;
  return calledKey.test(given) || holdsPhrase(given) || given.split(between).some(isKey);
}

function isKey(word: string): boolean {
  return word.length >= shortestKey && !bareHex.test(word) && looksLikeSecret(word);
}

function holdsPhrase(text: string): boolean {
  return called.test(text) ? words.test(text) : text.split('\n').some(looksLikeSecret);
}
