import { i18n } from '#i18n';
import type { Report } from '@/lib/verdict/facts';

/** Says of reports in the order of their dates that none has one: the undated come last, so the `first` of them tells. */
export function NoDates({ first }: { first: Report | undefined }) {
  if (first?.lastReported !== null) return null;
  return <p className="muted">{i18n.t('reports.noDates')}</p>;
}
