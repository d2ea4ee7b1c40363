/** What forms call a tag. */
const tagWords =
  /\b(?:memo|tag|payment id|comment|message)\b|备注|備註|标签|標籤|メモ|タグ|메모|태그|мемо|тег|комментар|kommentar|comentario|comentário|etiqueta|مذكرة|وسم/;

/**
 * Whether an address was put into a form that asks for a tag and has none yet.
 * @param others words of the form's other fields, each after 1 where it is filled in and 0 where it is not
 * @param isExchange the page is of an exchange, where a form without such a field is one that has it elsewhere
 */
export function lacksTag(others: readonly string[], isExchange: boolean): boolean {
  const tags = others.filter((field) => tagWords.test(plain(field)));
  return tags.some((field) => field.startsWith('0')) || (isExchange && tags.length === 0);
}

/** 'destinationTag' and 'dest_tag' are words, too. */
function plain(words: string): string {
  return words
    .slice(1)
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();
}
