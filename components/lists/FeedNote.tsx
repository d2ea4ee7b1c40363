import { i18n } from '#i18n';
import type { FeedView } from '@/lib/extension/feed-messages';
import { number } from '@/lib/extension/figures';
import { age } from '@/lib/extension/words';
import { partWords } from './list-words';

/** Where a list from elsewhere comes from, whether it is all of it, and what is there twice. How much was not taken stands above. */
export function FeedNote({ feed }: { feed: FeedView | undefined }) {
  if (!feed) return null;
  const { url, counts, changedAt } = feed;
  const { duplicates = 0 } = counts ?? {};
  const words = [
    url ?? i18n.t('lists.fromFile'),
    changedAt === null ? '' : i18n.t('lists.changed', { age: age(changedAt, Date.now()) }),
    counts ? partWords(counts) : '',
    duplicates > 0 ? i18n.t('lists.duplicates', duplicates, [number(duplicates)]) : '',
  ];
  return <p className="muted">{words.filter((word) => word).join(' · ')}</p>;
}
