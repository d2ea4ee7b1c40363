import { i18n } from '#i18n';
import { Notice } from '@/components/Notice';
import { MonthChart } from './MonthChart';
import { NetworkChart } from './NetworkChart';
import type { CountsState } from './use-counts';

/** How the reports that fit are spread over networks and months. */
export function ReportCharts({ state }: { state: CountsState }) {
  if (state.status === 'loading') return <p className="muted">{i18n.t('reports.counting')}</p>;
  if (state.status === 'failed') {
    return (
      <Notice tone="error">{i18n.t('reports.countsFailed', { message: state.message })}</Notice>
    );
  }
  const { byNetwork, byMonth, undated } = state.counts;
  if (byNetwork.length === 0) return null;
  return (
    <>
      <NetworkChart counts={byNetwork} />
      <MonthChart counts={byMonth} undated={undated} />
    </>
  );
}
