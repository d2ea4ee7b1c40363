import type { ReportPage } from '@/lib/extension/messages';

/** Where in the list we are, and the way forth and back. */
export function Pager({
  page: { page, pages, total },
  onPage,
}: {
  page: ReportPage;
  onPage: (page: number) => void;
}) {
  const reports = total === 1 ? '1 report' : `${total.toLocaleString('en')} reports`;
  return (
    <div className="pager">
      <p className="pager-place" aria-live="polite">
        Page {page.toLocaleString('en')} of {pages.toLocaleString('en')} · {reports}
      </p>
      <button
        type="button"
        className="pager-button"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <span aria-hidden="true">‹</span>
        <span className="unseen">Previous page</span>
      </button>
      <button
        type="button"
        className="pager-button"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <span aria-hidden="true">›</span>
        <span className="unseen">Next page</span>
      </button>
    </div>
  );
}
