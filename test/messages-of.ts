import { resolve } from 'node:path';
import { generateChromeMessages, parseMessagesFile } from '@wxt-dev/i18n/build';

/** What `browser.i18n.getMessage` gives in a browser of a language of ours. An unknown key gives an empty text, as there. */
export async function messagesOf(language: string) {
  const file = resolve(import.meta.dirname, `../lib/locales/${language}.yml`);
  const messages = generateChromeMessages(await parseMessagesFile(file));
  return (key: string, substitutions: string[] = []): string =>
    (messages[key]?.message ?? '').replace(/\$([1-9])/g, (_, n) => substitutions[n - 1] ?? '');
}
