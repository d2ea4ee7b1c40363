import type { ReportChoice } from './report-choice';
import { reportsWords } from './report-words';
import { type ExportState, useExport } from './use-export';

/** Saves all reports that fit as a file, and says how far that is. */
export function ExportButtons({
  choice,
  names,
  total,
}: {
  choice: ReportChoice;
  names: ReadonlyMap<string, string>;
  total: number;
}) {
  const { state, run, cancel } = useExport();
  const isRunning = state.status === 'running';
  const isIdle = total === 0 || isRunning;
  return (
    <div className="actions">
      <button
        type="button"
        className="quiet"
        disabled={isIdle}
        onClick={() => void run(choice, 'csv', names)}
      >
        Export CSV
      </button>
      <button
        type="button"
        className="quiet"
        disabled={isIdle}
        onClick={() => void run(choice, 'json', names)}
      >
        Export JSON
      </button>
      {isRunning && (
        <>
          <progress aria-label="Export" value={state.done} max={Math.max(total, state.done)} />
          <button type="button" className="quiet" onClick={cancel}>
            Cancel export
          </button>
        </>
      )}
      <span aria-live="polite" className="muted">
        {wordsOf(state)}
      </span>
    </div>
  );
}

function wordsOf(state: ExportState): string {
  switch (state.status) {
    case 'idle':
    case 'running':
      return '';
    case 'cancelled':
      return 'Export cancelled.';
    case 'done':
      return `${reportsWords(state.count)} in ${state.fileName}.`;
    case 'failed':
      return `Not exported: ${state.message}`;
  }
}
