import type { NetworkId } from '@/lib/address/networks';
import { labelBefore } from './text-before';

/** What forms call a tag. */
const tagWords =
  /\b(?:memo|tag|payment id)\b|备注|備註|标签|標籤|メモ|タグ|메모|태그|мемо|тег|etiqueta|مذكرة|وسم/;
/** What they call it on networks that have a text with a payment, and what forms of all kinds ask for. */
const textWords = /\b(?:comment|message)\b|комментар|kommentar|comentario|comentário/;
const withText: ReadonlySet<NetworkId> = new Set<NetworkId>(['ton', 'nem', 'symbol']);
/** What stands beside such a field in a letter to somebody. */
const letterWords =
  /\b(?:e ?mail|subject|betreff|asunto|assunto|correo)\b|тема|почт|邮|メール|이메일|البريد/;

/**
 * Whether an address was put into a form that asks for a tag and has none yet.
 * @param others words of the form's other fields, each after 1 where it is filled in and 0 where it is not
 * @param isExchange the page is of an exchange, where a form without such a field is one that has it elsewhere
 * @param networkId the likeliest one of the address
 */
export function lacksTag(
  others: readonly string[],
  isExchange: boolean,
  networkId: NetworkId | undefined,
): boolean {
  const fields = others.map((field) => {
    const [own = ''] = field.split('|', 1);
    const before = labelBefore(field.slice(own.length));
    return { isEmpty: field.startsWith('0'), words: plain(own.slice(1)), before: plain(before) };
  });
  const hasText =
    networkId !== undefined &&
    withText.has(networkId) &&
    !fields.some(({ words, before }) => letterWords.test(`${words} ${before}`));
  const isOfTag = (words: string) => tagWords.test(words) || (hasText && textWords.test(words));
  const called = fields.filter(({ words }) => isOfTag(words));
  // Behind the first that a text is before, it is a hint.
  const tags =
    called.length > 0 ? called : fields.filter(({ before }) => isOfTag(before)).slice(0, 1);
  return tags.some(({ isEmpty }) => isEmpty) || (isExchange && tags.length === 0);
}

/** 'destinationTag' and 'dest_tag' are words, too. */
function plain(words: string): string {
  return words
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
}
