import { i18n } from '#i18n';
import { isFiltered, isPart, type ReportChoice } from './report-choice';

/** What is said where no report is to be shown: why that may be, and that it promises nothing. */
export function NoReports({ choice }: { choice: ReportChoice }) {
  const advice = isPart(choice) ? 'reports.noneFitsHere' : 'reports.noneFitsAnywhere';
  return (
    <div className="empty" role="status">
      <h2>{i18n.t(isFiltered(choice) ? 'reports.noneFits' : 'reports.none')}</h2>
      <p>{i18n.t(isFiltered(choice) ? advice : 'reports.noneWhy')}</p>
    </div>
  );
}
