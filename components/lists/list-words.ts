import { i18n } from '#i18n';
import type { ListCounts, ListFormat, WhyPart } from '@/lib/extension/feed-messages';
import { number } from '@/lib/extension/figures';

const forms = {
  'json-texts': 'listForm.jsonTexts',
  'json-objects': 'listForm.jsonObjects',
  yaml: 'listForm.yaml',
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
  return i18n.t('common.rows', count, [number(count)]);
}

const parts = {
  elsewhere: 'addList.isPart.elsewhere',
  unread: 'addList.isPart.unread',
  lost: 'addList.isPart.lost',
} as const satisfies Record<WhyPart, string>;

/** Why a list may not be whole, and what that means; empty: it is. */
export function partWords({ isPart }: ListCounts): string {
  if (!isPart) return '';
  return i18n.t(isPart === true ? 'addList.isPart.untold' : parts[isPart]);
}
