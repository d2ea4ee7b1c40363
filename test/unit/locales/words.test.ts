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
  // `Vertraut` is what one knows well; `Ihre` is yours at the head of a sentence; who is asked `nach` an address is to tell it.
  de: /\bvertraut\b|Urteil|^Ihre Tags|^Ihr Feld|seitdem|bekannt ist; es wurde|nach den Adressen gefragt|hat noch eine|^Das ist eine Tabellenkalkulation|etwa jeden/i,
  es: /monedero|veredicto|informa:|^Pausa$|a las \{time\}|^Consulta cancelada|pero desde entonces|se volvió a quitar|más o menos cada mes/,
  // The name of a tab stands in quotes, or it is taken for the verb; `tem mais uma` is one more.
  pt_BR:
    /em Checar|em Esta|veredito|verificada|informa:|^Consulta cancelada|desde então|^ainda \{|tem mais uma|todo mês/,
  // A transaction that is not 確認 is one without a confirmation.
  ja: /通報|確認をキャンセル|取引[はへ]|その後リスト|ページに報告された|毎月集め/,
  zh_CN: /本页|此页面上|移除|列表已添加|此后一直|[^ ]\{network\}上|地址还会查看/,
  ar: /ألصق|حكمنا|bitcoin|ويُعاد قراءتها|منذ ذلك الحين|واحد كل شهر/,
};

describe('a thing has one word', () => {
  test.each(Object.entries(strayWords))('in %s', async (language, stray) => {
    expect(await found(language, (text) => stray.test(text))).toEqual([]);
  });
});

/** What each language calls a key; beside addresses, a key that is not said to be one of an API is taken for a private key. */
const keyWords: Readonly<Record<string, string>> = {
  de: 'Schlüssel',
  es: 'clave',
  pt_BR: 'chave',
  ja: 'キー',
  zh_CN: '密钥',
  ar: 'مفتاح',
};

const ofTheService =
  /^(?:popup|toolbar|service|serviceAddress|options\.(?:service|privacy|log|data)|many\.service)\./;

describe('the key of the service is not taken for a private key', () => {
  test.each(Object.entries(keyWords))('in %s', async (language, word) => {
    const isBare = (text: string, key: string) =>
      ofTheService.test(key) && text.includes(word) && !text.includes('API');
    expect(await found(language, isBare)).toEqual([]);
  });
});
