import { i18n } from '#i18n';
import type { Report } from '@/lib/verdict/facts';

/** Whom to ask where a report is wrong: in words, and with a page where there is one. */
export type Dispute = { words: string; href: string | null };

/** Where a wrong report is corrected: at its source, never here. A correction comes back with the next update of the list. */
export function whereToDispute(
  { sourceId, link }: Pick<Report, 'sourceId' | 'link'>,
  source: { name: string; home: string | null },
): Dispute {
  if (sourceId === 'starter') {
    return {
      words: i18n.t('account.disputeStarter'),
      href: link ?? null,
    };
  }
  if (sourceId === 'service') {
    return {
      words: i18n.t('account.disputeService', { source: source.name }),
      href: link ?? null,
    };
  }
  return {
    words: i18n.t('account.disputeList', { source: source.name }),
    href: source.home ?? link ?? null,
  };
}
