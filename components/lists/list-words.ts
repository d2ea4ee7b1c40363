import { i18n } from '#i18n';
import type { ListCounts, ListFormat } from '@/lib/extension/feed-messages';
import { number, together } from '@/lib/extension/figures';

const forms = {
  'json-texts': 'listForm.jsonTexts',
  'json-objects': 'listForm.jsonObjects',
  'json-groups': 'listForm.jsonGroups',
  service: 'listForm.service',
  csv: 'listForm.csv',
  text: 'listForm.text',
  unknown: 'listForm.unknown',
} as const satisfies Record<ListFormat, string>;

/** What a list is written in. */
export function formatWords(format: ListFormat): string {
  return i18n.t(forms[format]);
}

/** '1 row', '2,000 rows'. */
export function rowsWords(count: number): string {
  return i18n.t('addList.rowCount', count, [number(count)]);
}

/** What of a list's rows is not an entry of its own: '3 duplicates, 12 rows not readable'; empty where all are. */
export function countsWords({ duplicates, bad }: ListCounts): string {
  const words: string[] = [];
  if (duplicates > 0) words.push(i18n.t('lists.duplicates', duplicates, [number(duplicates)]));
  if (bad > 0) words.push(i18n.t('lists.notReadable', bad, [number(bad)]));
  return together(words);
}
