import { Notice } from '@/components/Notice';
import { MonthChart } from './MonthChart';
import { NetworkChart } from './NetworkChart';
import type { CountsState } from './use-counts';

/** How the reports that fit are spread over networks and months. */
export function ReportCharts({ state }: { state: CountsState }) {
  if (state.status === 'loading') return <p className="muted">Counting…</p>;
  if (state.status === 'failed') {
    return <Notice tone="error">The reports could not be counted. {state.message}</Notice>;
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
