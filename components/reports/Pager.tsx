import { i18n } from '#i18n';
import { unlessBusy } from '@/components/unless-busy';
import { number } from '@/lib/extension/figures';
import type { ReportPage } from '@/lib/extension/report-messages';
import { reportsWords } from './report-words';

/** Where in the list we are, and the way forth and back. */
export function Pager({
  page: { page, pages, total, counting = false },
  onPage,
}: {
  page: ReportPage;
  onPage: (page: number) => void;
}) {
  if (total === 0 && !counting) {
    // To the eye, that there are none is said below. A region that comes back with its words is missed by some screen readers.
    return (
      <div className="unseen">
        <p aria-live="polite">{reportsWords(total)}</p>
      </div>
    );
  }
  return (
    <div className="pager">
      <p className="pager-place" aria-live="polite">
        {counting
          ? i18n.t('reports.page', { page: number(page) })
          : i18n.t('reports.pageOf', {
              page: number(page),
              pages: number(pages),
              reports: reportsWords(total),
            })}
      </p>
      <button
        type="button"
        className="pager-button"
        {...unlessBusy(page <= 1, () => onPage(page - 1))}
      >
        <span aria-hidden="true">‹</span>
        <span className="unseen">{i18n.t('reports.previousPage')}</span>
      </button>
      <button
        type="button"
        className="pager-button"
        {...unlessBusy(page >= pages, () => onPage(page + 1))}
      >
        <span aria-hidden="true">›</span>
        <span className="unseen">{i18n.t('reports.nextPage')}</span>
      </button>
    </div>
  );
}
