import type { ListCounts, ListFormat } from '@/lib/extension/feed-messages';

/** What a list is written in, in words. */
export const formatWords: Readonly<Record<ListFormat, string>> = {
  'json-texts': 'JSON, a list of addresses',
  'json-objects': 'JSON, a list of records',
  'json-groups': 'JSON, addresses in groups',
  service: 'JSON of a Wallet Address Check Service',
  csv: 'CSV with a header',
  text: 'text with one address a line',
  unknown: 'a form that is not known',
};

/** '1 row', '2,000 rows'. */
export function rowsWords(count: number): string {
  return count === 1 ? '1 row' : `${count.toLocaleString('en')} rows`;
}

/** What of a list's rows is not an entry of its own: '3 duplicates, 12 rows not readable'; empty where all are. */
export function countsWords({ duplicates, bad }: ListCounts): string {
  const words: string[] = [];
  if (duplicates > 0)
    words.push(duplicates === 1 ? '1 duplicate' : `${duplicates.toLocaleString('en')} duplicates`);
  if (bad > 0) words.push(`${rowsWords(bad)} not readable`);
  return words.join(', ');
}
