import { useId, useState } from 'react';
import { NetworkPicker } from '@/components/NetworkPicker';
import { Notice } from '@/components/Notice';
import { SourceList } from '@/components/SourceList';
import { type SourcesState, useSources } from '@/components/use-sources';
import type { ReportQuery } from '@/lib/extension/messages';
import { Pager } from './Pager';
import { ReportItem } from './ReportItem';
import { type ReportsState, useReports } from './use-reports';

/** All reports in this browser's lists, to be searched and leafed through. Asks nobody outside. */
export function ReportsPanel() {
  const searchId = useId();
  const [query, setQuery] = useState<ReportQuery>({ search: '', networkId: null, page: 1 });
  const { state: sources } = useSources();
  const reports = useReports(query, versionOf(sources));
  return (
    <div className="panel">
      <div className="row">
        <div className="field">
          <label htmlFor={searchId}>Search reports</label>
          <input
            id={searchId}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={512}
            placeholder="Part of an address"
            value={query.search}
            onChange={(event) => setQuery({ ...query, search: event.target.value, page: 1 })}
          />
        </div>
        <NetworkPicker
          first="All networks"
          value={query.networkId}
          onChange={(networkId) => setQuery({ ...query, networkId, page: 1 })}
        />
      </div>
      <SourceList state={sources} />
      <ReportsBody
        reports={reports}
        sources={sources}
        isFiltered={query.search.trim() !== '' || query.networkId !== null}
        onPage={(page) => setQuery({ ...query, page })}
      />
    </div>
  );
}

function ReportsBody({
  reports,
  sources,
  isFiltered,
  onPage,
}: {
  reports: ReportsState;
  sources: SourcesState;
  isFiltered: boolean;
  onPage: (page: number) => void;
}) {
  if (reports.status === 'loading') return <p className="muted">Asking the lists…</p>;
  if (reports.status === 'failed') {
    return <Notice tone="error">The reports could not be read. {reports.message}</Notice>;
  }
  const { page } = reports;
  const names = new Map(
    sources.status === 'ready' ? sources.sources.map(({ id, name }) => [id, name]) : [],
  );
  return (
    <>
      <Pager page={page} onPage={onPage} />
      {page.total === 0 && <NoReports isFiltered={isFiltered} />}
      <ul className="rows" aria-label="Reports">
        {page.reports.map((report) => (
          <ReportItem
            key={`${report.sourceId} ${report.id}`}
            report={report}
            sourceName={names.get(report.sourceId) ?? report.sourceId}
          />
        ))}
      </ul>
    </>
  );
}

function NoReports({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="empty">
      <h2>{isFiltered ? 'No report fits' : 'No reports yet'}</h2>
      <p>
        {isFiltered
          ? 'Search for a shorter part of the address, or in all networks. An address that is not in the list can be bad all the same.'
          : 'The lists in this browser are empty. With a service set up in the settings, its list is read and kept here.'}
      </p>
    </div>
  );
}

/** Changes when the lists do, so that the reports are asked for again. */
function versionOf(sources: SourcesState): string {
  if (sources.status !== 'ready') return '';
  return sources.sources
    .map(({ id, entries, updatedAt }) => `${id} ${entries} ${updatedAt}`)
    .join();
}
