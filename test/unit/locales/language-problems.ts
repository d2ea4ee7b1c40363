import type { parseMessagesObject } from '@wxt-dev/i18n/build';

type Messages = ReturnType<typeof parseMessagesObject>;
type Message = Messages[number];

/**
 * What is wrong with the texts of a language beside the English ones. Keys and places are the same; of plural forms it needs `n` and has
 * no others than the library knows; a text is English only where it is among the `same`.
 */
export function languageProblems(
  english: Messages,
  language: Messages,
  same: ReadonlySet<string>,
): string[] {
  const texts = byKey(language);
  const known = byKey(english);
  return [
    ...[...known.keys()].filter((key) => !texts.has(key)).map((key) => `${key} is missing`),
    ...[...texts.keys()].filter((key) => !known.has(key)).map((key) => `${key} is not English`),
    ...[...known].flatMap(([key, message]) => {
      const other = texts.get(key);
      return other ? textProblems(message, other, same.has(key)).map((is) => `${key} ${is}`) : [];
    }),
  ];
}

/** Two keys that differ in case alone are one to Chromium. */
export function ambiguousKeys(messages: Messages): string[] {
  const seen = new Map<string, string>();
  const found: string[] = [];
  for (const key of byKey(messages).keys()) {
    const plain = key.replaceAll('.', '_').toLowerCase();
    if (seen.has(plain)) found.push(`${seen.get(plain)} and ${key}`);
    seen.set(plain, key);
  }
  return found;
}

function byKey(messages: Messages): Map<string, Message> {
  const own = messages.filter(({ key }) => !key.join('.').startsWith('@@'));
  return new Map(own.map((message) => [message.key.join('.'), message]));
}

function textProblems(english: Message, other: Message, isSame: boolean): string[] {
  if (english.type !== other.type) return ['is a plural in one language only'];
  const [forms, wanted] = [formsOf(other), formsOf(english)];
  const many = wanted['n'] ?? '';
  if (!('n' in forms)) return ['has no form n'];
  // The library would say it of one, too.
  if ('0' in forms && !('1' in forms)) return ['has a form 0 without a form 1'];
  return Object.entries(forms).flatMap(([form, text]) => {
    if (!['0', '1', 'n'].includes(form)) return [`has a form that nobody asks for: ${form}`];
    const isEnglish = !isSame && hasWords(text) && text === wanted[form];
    return [
      ...placeProblems(placesOf(wanted[form] ?? many), placesOf(text), form),
      ...(text.trim() === '' ? ['is empty'] : []),
      ...(text.includes(' | ') ? ['has a stroke between blanks, which parts plural forms'] : []),
      ...(isEnglish ? ['is still English'] : []),
    ];
  });
}

function placeProblems(wanted: Set<string>, places: Set<string>, form: string): string[] {
  // 'one report' needs no figure.
  const named = (of: Set<string>) => [...of].filter((place) => form === 'n' || place !== '$1');
  const [expected, found] = [named(wanted).sort().join(), named(places).sort().join()];
  return expected === found ? [] : [`has other places than in English: ${found || 'none'}`];
}

/** A text without plural forms has one form for all. */
function formsOf(message: Message): Record<string, string> {
  return message.type === 'plural' ? message.plurals : { n: message.message };
}

function placesOf(text: string): Set<string> {
  return new Set(text.match(/\{\w+\}|\$\d/g));
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
}
