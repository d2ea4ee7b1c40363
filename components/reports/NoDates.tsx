import { i18n } from '#i18n';
import type { Report } from '@/lib/verdict/facts';

/**
 * Says of reports in the order of their dates that none has one: the undated come last, so the `first` of them tells. One alone has no
 * order.
 */
export function NoDates({ first, total }: { first: Report | undefined; total: number }) {
  if (first?.lastReported !== null || total < 2) return null;
  return <p className="muted">{i18n.t('reports.noDates')}</p>;
}
