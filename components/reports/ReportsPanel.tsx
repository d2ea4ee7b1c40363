import { useEffect, useState } from 'react';
import { i18n } from '#i18n';
import { Icon } from '@/components/Icon';
import { Notice } from '@/components/Notice';
import { activeTabId } from '@/components/page/ask-tab';
import { SourceList } from '@/components/SourceList';
import { useSources } from '@/components/use-sources';
import type { SourceState } from '@/lib/verdict/facts';
import { AccountDetail } from './AccountDetail';
import { listVersion } from './list-version';
import { NoDates } from './NoDates';
import { NoReports } from './NoReports';
import { Pager } from './Pager';
import { ReportFilters } from './ReportFilters';
import { ReportItem } from './ReportItem';
import { allReports, isFiltered, type ReportChoice } from './report-choice';
import { namesOf } from './report-words';
import { type ReportsState, useReports } from './use-reports';
import { useSettled } from './use-settled';

/** All reports in this browser's lists, to be searched and leafed through. Asks nobody outside. `tabId`: see Popup. */
export function ReportsPanel({ tabId }: { tabId: number | null }) {
  const [{ choice, page }, setPlace] = useState({ choice: allReports, page: 1 });
  const { state } = useSources();
  const shownTab = useShownTab(tabId);
  const sources = state.status === 'ready' ? state.sources : [];
  const reports = useReports(useSettled(choice), page, listVersion(state));
  return (
    <div className="panel">
      <ReportFilters
        choice={choice}
        sources={sources}
        onChange={(next) => setPlace({ choice: next, page: 1 })}
      />
      <SourceList state={state} />
      <p className="muted">
        <a href={inTab(shownTab, choice)} target="_blank" rel="noopener">
          {i18n.t('reports.openInTab')}
          <Icon name="open" />
        </a>{' '}
        {i18n.t('reports.openInTabWhy')}
      </p>
      <ReportsBody
        reports={reports}
        sources={sources}
        choice={choice}
        onPage={(next) => setPlace({ choice, page: next })}
      />
    </div>
  );
}

/** The same reports in a tab: those that fit what is searched for. */
function inTab(shownTab: number | null, { search }: ReportChoice): string {
  const words = search.trim() && `&search=${encodeURIComponent(search.trim())}`;
  return `popup.html?full&tab=${shownTab ?? ''}${words}`;
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
  choice,
  onPage,
}: {
  reports: ReportsState;
  sources: SourceState[];
  choice: ReportChoice;
  onPage: (page: number) => void;
}) {
  const [open, setOpen] = useState<string | null>(null);
  if (reports.status === 'loading') return <p className="muted">{i18n.t('reports.asking')}</p>;
  if (reports.status === 'failed') {
    return <Notice tone="error">{i18n.t('reports.failed', { message: reports.message })}</Notice>;
  }
  const { page } = reports;
  const names = namesOf(sources);
  return (
    <>
      <Pager page={page} onPage={onPage} />
      {choice.sort === 'date' && page.page === 1 && <NoDates first={page.reports[0]} />}
      {page.total === 0 && <NoReports isFiltered={isFiltered(choice)} />}
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
              {open === key && <AccountDetail report={report} />}
            </ReportItem>
          );
        })}
      </ul>
    </>
  );
}
