import { i18n } from '#i18n';
import type { Report } from '@/lib/verdict/facts';
import type { ReportChoice } from './report-choice';

/**
 * Says of reports in the order of their dates, or numbers, that none has one: those without come last, so the `first` of them tells. One
 * alone has no order.
 */
export function NoOrder({
  sort,
  first,
  total,
}: {
  sort: ReportChoice['sort'];
  first: Report | undefined;
  total: number;
}) {
  if (!first || total < 2) return null;
  if (sort === 'count')
    return first.count ? null : <p className="muted">{i18n.t('reports.noCounts')}</p>;
  return first.lastReported === null ? <p className="muted">{i18n.t('reports.noDates')}</p> : null;
}
