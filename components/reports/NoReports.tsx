import { i18n } from '#i18n';

/** What is said where no report is to be shown: why that may be, and that it promises nothing. */
export function NoReports({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="empty" role="status">
      <h2>{i18n.t(isFiltered ? 'reports.noneFits' : 'reports.none')}</h2>
      <p>{i18n.t(isFiltered ? 'reports.noneFitsWhy' : 'reports.noneWhy')}</p>
    </div>
  );
}
