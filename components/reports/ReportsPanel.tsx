import { useEffect, useState } from 'react';
import { i18n } from '#i18n';
import { FailedNotice } from '@/components/FailedNotice';
import { Icon } from '@/components/Icon';
import { activeTabId } from '@/components/page/ask-tab';
import { TabLink } from '@/components/TabLink';
import { useSources } from '@/components/use-sources';
import { Waiting } from '@/components/Waiting';
import type { SourceState } from '@/lib/verdict/facts';
import { AccountDetail } from './AccountDetail';
import { ListsFold } from './ListsFold';
import { listVersion } from './list-version';
import { NoOrder } from './NoOrder';
import { NoReports } from './NoReports';
import { Pager } from './Pager';
import { ReportFilters } from './ReportFilters';
import { ReportItem } from './ReportItem';
import { allReports, choiceAsParameters, type ReportChoice } from './report-choice';
import { namesOf } from './report-words';
import { type ReportsState, useReports } from './use-reports';
import { useSettled } from './use-settled';

/** Which reports are looked at, on which page. */
export type PlaceInReports = { choice: ReportChoice; page: number };

/**
 * All reports in this browser's lists, to be searched and leafed through. Asks nobody outside. `tabId`: see Popup. `onPlace` is told
 * which of them are looked at, also as parameters of the full tab; `onCheck` is given an address for the tab `Check`.
 */
export function ReportsPanel({
  tabId,
  first = { choice: allReports, page: 1 },
  onPlace,
  onCheck,
}: {
  tabId: number | null;
  first?: PlaceInReports | undefined;
  onPlace: (place: PlaceInReports, parameters: Record<string, string>) => void;
  onCheck: (address: string) => void;
}) {
  const [place, setPlace] = useState(first);
  const { choice, page } = place;
  const { state, refresh } = useSources();
  const shownTab = useShownTab(tabId);
  const sources = state.status === 'ready' ? state.sources : [];
  const { state: reports, tryAgain } = useReports(useSettled(choice), page, listVersion(state));
  useEffect(() => onPlace(place, choiceAsParameters(place.choice)), [onPlace, place]);
  return (
    <div className="panel reports">
      <ReportFilters
        choice={choice}
        sources={sources}
        fold={(rest) => (
          <ListsFold choice={choice} state={state} refresh={refresh}>
            {rest}
          </ListsFold>
        )}
        onChange={(next) => setPlace({ choice: next, page: 1 })}
      />
      <ReportsBody
        reports={reports}
        sources={sources}
        onPage={(next) => setPlace({ choice, page: next })}
        onAgain={tryAgain}
        onCheck={onCheck}
      />
      <p className="muted">
        {/* The same reports: those that are chosen here. */}
        <TabLink begin={{ tab: String(shownTab ?? ''), ...choiceAsParameters(choice) }}>
          {i18n.t('popup.full')}
          <Icon name="open" />
        </TabLink>{' '}
        {i18n.t('reports.openInTabWhy')}
      </p>
    </div>
  );
}

/** The tab that `This page` is about, so that it is the same one in a tab of our own. */
function useShownTab(tabId: number | null): number | null {
  const [active, setActive] = useState<number | null>(null);
  useEffect(() => {
    if (tabId === null) activeTabId().then(setActive, reportError);
  }, [tabId]);
  return tabId ?? active;
}

function ReportsBody({
  reports,
  sources,
  onPage,
  onAgain,
  onCheck,
}: {
  reports: ReportsState;
  sources: SourceState[];
  onPage: (page: number) => void;
  onAgain: () => void;
  onCheck: (address: string) => void;
}) {
  const [open, setOpen] = useState<string | null>(null);
  if (reports.status === 'loading') return <Waiting words={i18n.t('sources.asking')} />;
  if (reports.status === 'failed') {
    const words = i18n.t('reports.failed', { message: reports.message });
    return <FailedNotice words={words} onAgain={onAgain} />;
  }
  const { page, choice } = reports;
  const names = namesOf(sources);
  return (
    <>
      <Pager page={page} onPage={onPage} />
      {page.page === 1 && <NoOrder sort={choice.sort} first={page.reports[0]} total={page.total} />}
      {page.total === 0 && <NoReports choice={choice} />}
      <ul className="rows" aria-label={i18n.t('reports.title')}>
        {page.reports.map((report) => {
          const key = `${report.sourceId} ${report.id}`;
          return (
            <ReportItem
              key={key}
              report={report}
              sourceName={names.get(report.sourceId) ?? report.sourceId}
              onToggle={() => setOpen(open === key ? null : key)}
            >
              {open === key && <AccountDetail report={report} onCheck={onCheck} />}
            </ReportItem>
          );
        })}
      </ul>
    </>
  );
}
