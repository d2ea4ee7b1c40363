import { resolve } from 'node:path';
import { parseMessagesFile } from '@wxt-dev/i18n/build';
import { describe, expect, test } from 'vitest';

const folder = resolve(import.meta.dirname, '../../../lib/locales');

/** The texts of a language, each form of a plural apart. */
async function textsOf(language: string): Promise<(readonly [key: string, text: string])[]> {
  const messages = await parseMessagesFile(resolve(folder, `${language}.yml`));
  return messages.flatMap((message) => {
    const key = message.key.join('.');
    if (message.type !== 'plural') return [[key, message.message ?? ''] as const];
    return Object.values(message.plurals).map((text) => [key, text] as const);
  });
}

async function found(language: string, isWrong: (text: string, key: string) => boolean) {
  const wrong = (await textsOf(language)).filter(([key, text]) => isWrong(text, key));
  return wrong.map(([key, text]) => `${key}: ${text}`);
}

/** What was once said beside the word that a language has for the thing, or says something else. */
const strayWords: Readonly<Record<string, RegExp>> = {
  // A contact is no list: the lists are those of reports.
  en: /[Yy]our lists (?:cannot|for now)|^Lists that could/,
};

describe('a thing has one word', () => {
  test.each(Object.entries(strayWords))('in %s', async (language, stray) => {
    expect(await found(language, (text) => stray.test(text))).toEqual([]);
  });
});
