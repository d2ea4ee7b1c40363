import { useRef, useState } from 'react';
import { i18n } from '#i18n';
import { unlessBusy } from '@/components/unless-busy';
import { number } from '@/lib/extension/figures';
import type { ReportChoice } from './report-choice';
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
  const { state, run, cancel, forget } = useExport();
  const [before, setBefore] = useState(choice);
  // What came of the last one is not true of others.
  if (before !== choice) {
    setBefore(choice);
    forget();
  }
  const first = useRef<HTMLButtonElement>(null);
  const isRunning = state.status === 'running';
  const isIdle = total === 0 || isRunning;
  return (
    <div className="actions">
      <button
        type="button"
        className="quiet"
        ref={first}
        {...unlessBusy(isIdle, () => void run(choice, 'csv', names))}
      >
        {i18n.t('export.csv')}
      </button>
      <button
        type="button"
        className="quiet"
        {...unlessBusy(isIdle, () => void run(choice, 'json', names))}
      >
        {i18n.t('export.json')}
      </button>
      {isRunning && (
        <>
          <progress
            aria-label={i18n.t('export.progress')}
            value={state.done}
            max={Math.max(total, state.done)}
          />
          <button
            type="button"
            className="quiet"
            onClick={() => {
              // This one goes.
              first.current?.focus();
              cancel();
            }}
          >
            {i18n.t('export.cancel')}
          </button>
          <span className="muted">{i18n.t('export.leaveOpen')}</span>
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
      return i18n.t('export.cancelled');
    case 'done':
      return i18n.t('export.done', state.count, [number(state.count)], { file: state.fileName });
    case 'failed':
      return i18n.t('export.failed', { message: state.message });
  }
}
