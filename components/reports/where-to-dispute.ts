import { i18n } from '#i18n';
import type { Report, SourceId } from '@/lib/verdict/facts';

/** Whom to ask where a report is wrong: in words, and with a page where there is one. */
export type Dispute = { words: string; href: string | null };

/**
 * Where a wrong report is corrected: at its source, never here. A correction comes back with the next update of the list.
 * @param source the `home` page of a list from elsewhere; null: it has none, or it is another source
 */
export function whereToDispute(
  { sourceId, link }: Pick<Report, 'sourceId' | 'link'>,
  { name, home }: { name: string; home: string | null },
): Dispute {
  return { words: wordsOf(sourceId, name), href: home ?? link ?? null };
}

function wordsOf(sourceId: SourceId, source: string): string {
  if (sourceId === 'starter') return i18n.t('account.disputeStarter');
  return sourceId === 'service'
    ? i18n.t('account.disputeService', { source })
    : i18n.t('account.disputeList', { source });
}
