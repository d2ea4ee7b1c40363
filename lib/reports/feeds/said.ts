import { lazy } from '@/lib/address/lazy';
import { oneOf, plainWords } from '@/lib/extension/plain-words';
import { saidWords } from './said-words';

type Meaning = keyof typeof saidWords;

/** What is said of an address that nobody accuses. */
const innocences = [
  'denial',
  'victim',
  'innocent',
  'trusted',
  'exchange',
  'takenBack',
  'removed',
] as const;
export type Innocence = (typeof innocences)[number];

/** No text that is longer is the name of a group, or a kind, and no heading. */
const longestName = 100;

const whole = lazy(() => {
  const each = innocences.map((meaning) => `(?<${meaning}>${oneOf(saidWords[meaning])})`);
  const held = `(?:(?:${oneOf(saidWords.held)}) )?`;
  return new RegExp(`^(?:known )?${held}(?:${each.join('|')})(?: ?(?:${oneOf(saidWords.kept)}))?$`);
});

/** What follows on who is not accused: of 'Innocent people lost …', and 'Victim Support Ltd', nothing is known. */
const followed =
  '(?=$| ?[,;:(.–（：，]| (?:of|by|bystander|victim|user|owner|address|wallet|account)\\b)';

/** What follows on victims who are others: 'Victims: 20', 'Victim, 5 ETH lost to this wallet', 'Victims of it lost …'. */
const areOthers = '(?! ?(?:[:：]|[,;(.–（，] ?\\d)|(?<=victims) of\\b)';

/** What follows on no denial: 'false positive?', 'False positives happen'. */
const isDoubted = '(?! ?[?？؟]| (?:happen|occur))';

const beginning = lazy(() => {
  const spared = `(?:${oneOf(saidWords.victim)})${areOthers}|${oneOf(saidWords.innocent)}`;
  const opener = '(?:(?:this |it )?(?:is |was )?(?:an? )?)?';
  return new RegExp(
    `^${opener}(?:(?:${oneOf(saidWords.denial)})(?![\\w-])${isDoubted}|(?:${spared})${followed})`,
  );
});

const accusing = lazy(() => new RegExp(oneOf(saidWords.accusing)));
const denied = lazy(() => new RegExp(`(?<!\\w)(?:${oneOf(saidWords.denial)})(?!\\w)`, 'g'));

/** Whether what is said of an address, or a heading of those under it, accuses. */
export function accuses(said: string): boolean {
  if (said === '') return false;
  const words = plainWords(said);
  if (!accusing().test(words) || whole().test(words)) return false;
  return accusing().test(words.replace(denied(), ' '));
}

/**
 * Of whom a text is the name who are not accused: 'Victims', 'known exchange wallets'; null: of nobody. A site may be called
 * 'safe-exchange.example'.
 */
export function innocenceOf(name: string): Innocence | null {
  if (name.length > longestName) return null;
  const { groups = {} } = whole().exec(plainWords(name)) ?? {};
  return innocences.find((one) => groups[one] !== undefined) ?? null;
}

/** Whether a text begins with words that it is no scam: 'not a scam, an exchange', 'false positive (2024)', 'victim of phishing'. */
export function isDenial(text: string): boolean {
  return beginning().test(plainWords(text.slice(0, longestName)));
}

/** Whether a text is words of a meaning, and nothing else. */
export function isSaid(meaning: Meaning, text: string): boolean {
  return text.length <= longestName && expressionOf(meaning, '^(?:', ')$').test(plainWords(text));
}

/** Whether there are words of a meaning in a text. */
export function isSaidIn(meaning: Meaning, text: string): boolean {
  return expressionOf(meaning).test(plainWords(text));
}

const expressions = new Map<string, RegExp>();

function expressionOf(meaning: Meaning, before = '', after = ''): RegExp {
  const expression = expressions.get(before + meaning);
  if (expression) return expression;
  const made = new RegExp(`${before}${oneOf(saidWords[meaning])}${after}`);
  expressions.set(before + meaning, made);
  return made;
}
