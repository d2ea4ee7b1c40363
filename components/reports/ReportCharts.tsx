import { i18n } from '#i18n';
import { FailedNotice } from '@/components/FailedNotice';
import { Waiting } from '@/components/Waiting';
import { MonthChart } from './MonthChart';
import { NetworkChart } from './NetworkChart';
import type { CountsState } from './use-counts';

/** How the reports that fit are spread over networks and months. */
export function ReportCharts({ state, tryAgain }: { state: CountsState; tryAgain: () => void }) {
  if (state.status === 'loading') return <Waiting words={i18n.t('reports.counting')} form="bars" />;
  if (state.status === 'failed') {
    return (
      <FailedNotice
        words={i18n.t('reports.countsFailed', { message: state.message })}
        onAgain={tryAgain}
      />
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
