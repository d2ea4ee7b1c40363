import { i18n } from '#i18n';
import type { FeedView } from '@/lib/extension/feed-messages';
import { age } from '@/lib/extension/words';
import { countsWords } from './list-words';

/** Where a list from elsewhere comes from, and what was not taken of it. */
export function FeedNote({ feed }: { feed: FeedView | undefined }) {
  if (!feed) return null;
  const { url, counts, changedAt } = feed;
  const words = [
    url === null ? i18n.t('lists.fromFile') : url,
    changedAt === null ? '' : i18n.t('lists.changed', { age: age(changedAt, Date.now()) }),
    counts ? countsWords(counts) : '',
  ];
  return <p className="muted">{words.filter((word) => word).join(' · ')}</p>;
}
