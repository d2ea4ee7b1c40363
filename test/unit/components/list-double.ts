import type { FeedPreview, FeedView, ListCounts } from '@/lib/extension/feed-messages';

/** Of a list with one address. */
const counts: ListCounts = {
  format: 'text',
  total: 1,
  accounts: 1,
  duplicates: 0,
  bad: 0,
  guessed: 0,
};
/** What is understood of it. */
export const understood: Extract<FeedPreview, { status: 'read' }> = {
  ...{ status: 'read', name: '', counts, undated: 0, columns: [], networks: [], badRows: [] },
  ...{ disagreements: 0, disagreeing: [], sample: [] },
};
/** It, once it was taken. */
export const feed: FeedView = {
  ...{ id: 'list:1', name: 'mine.txt', url: null, networkId: null, counts },
  ...{ changedAt: 1, error: null },
};
