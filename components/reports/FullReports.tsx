import { useEffect, useState } from 'react';
import { i18n } from '#i18n';
import { FailedNotice } from '@/components/FailedNotice';
import { SourceList } from '@/components/SourceList';
import { useAnswerInView } from '@/components/use-answer-in-view';
import { useSources } from '@/components/use-sources';
import { Waiting } from '@/components/Waiting';
import { number } from '@/lib/extension/figures';
import { ChosenReport } from './ChosenReport';
import { ExportButtons } from './ExportButtons';
import { listVersion } from './list-version';
import { NoOrder } from './NoOrder';
import { NoReports } from './NoReports';
import { ReportCharts } from './ReportCharts';
import { ReportFilters } from './ReportFilters';
import { ReportRows } from './ReportRows';
import { allReports, type ReportChoice } from './report-choice';
import { namesOf, reportsWords } from './report-words';
import { useChosen } from './use-chosen';
import { useCounts } from './use-counts';
import { type RowsState, reportIn, useReportRows } from './use-report-rows';
import { useSettled } from './use-settled';

/**
 * All reports of this browser's lists in one long list, with the account of the chosen one, charts and export beside it. `onChoice` is told
 * what is chosen, `onCheck` is given an address for the tab `Check`.
 */
export function FullReports({
  first = allReports,
  onChoice,
  onCheck,
}: {
  first?: ReportChoice;
  onChoice: (choice: ReportChoice) => void;
  onCheck: (address: string) => void;
}) {
  const [choice, setChoice] = useState(first);
  useEffect(() => onChoice(choice), [onChoice, choice]);
  const { state: sources, refresh } = useSources();
  const settled = useSettled(choice);
  const version = listVersion(sources);
  const { state, need, tryAgain } = useReportRows(settled, version);
  const counts = useCounts(settled, version);
  const known = sources.status === 'ready' ? sources.sources : [];
  const names = namesOf(known);
  const rows = state.status === 'ready' ? state.rows : null;
  const { chosen, place, choose } = useChosen(rows);
  const answer = useAnswerInView();
  return (
    <div className="panel two-columns">
      <ReportFilters choice={choice} sources={known} onChange={setChoice} />
      <div className="full-list">
        <div className="row-head">
          <p className="summary" aria-live="polite">
            {summary(state)}
          </p>
          <ExportButtons choice={settled} names={names} total={rows?.total ?? 0} />
        </div>
        {state.status === 'loading' && <Waiting words={i18n.t('sources.asking')} />}
        {state.status === 'failed' && (
          <FailedNotice
            words={i18n.t('reports.failed', { message: state.message })}
            onAgain={tryAgain}
          />
        )}
        {rows?.total === 0 && !rows.counting && <NoReports choice={rows.choice} />}
        {rows && <NoOrder sort={rows.choice.sort} first={reportIn(rows, 0)} total={rows.total} />}
        {rows && rows.total > 0 && (
          <ReportRows
            rows={rows}
            names={names}
            chosen={place}
            onChoose={choose}
            onPress={answer.show}
            onNeed={need}
          />
        )}
      </div>
      <aside ref={answer.ref} className="full-aside" aria-label={i18n.t('common.details')}>
        {rows && chosen && (
          <ChosenReport rows={rows} place={place} report={chosen.report} onCheck={onCheck} />
        )}
        <ReportCharts {...counts} />
        <SourceList state={sources} refresh={refresh} />
      </aside>
    </div>
  );
}

function summary(state: RowsState): string {
  if (state.status !== 'ready') return '';
  const { counting, total } = state.rows;
  return counting ? i18n.t('reports.countSoFar', total, [number(total)]) : reportsWords(total);
}
