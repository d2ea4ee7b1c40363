import type { ReportPage } from '@/lib/extension/messages';
import { reportsWords } from './report-words';

/** Where in the list we are, and the way forth and back. */
export function Pager({
  page: { page, pages, total, counting = false },
  onPage,
}: {
  page: ReportPage;
  onPage: (page: number) => void;
}) {
  const place = `Page ${page.toLocaleString('en')}`;
  return (
    <div className="pager">
      <p className="pager-place" aria-live="polite">
        {counting
          ? `${place} · counting…`
          : `${place} of ${pages.toLocaleString('en')} · ${reportsWords(total)}`}
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
