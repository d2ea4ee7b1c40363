import { type ReactNode, useState } from 'react';
import { i18n } from '#i18n';
import { SourceList } from '@/components/SourceList';
import type { SourcesState } from '@/components/use-sources';
import type { ReportChoice } from './report-choice';

/** What is rarely looked at in the popup's reports: from which list and in which order, and how the lists stand. It opens by itself where a list needs a look. */
export function ListsFold({
  choice,
  state,
  refresh,
  children,
}: {
  choice: ReportChoice;
  state: SourcesState;
  refresh: () => Promise<void>;
  children: ReactNode;
}) {
  const chosen = chosenWords(choice, state);
  // It is not folded up again by itself: the user may be in it.
  const [wasNeeded, setNeeded] = useState(false);
  if (!wasNeeded && needsLook(state)) setNeeded(true);
  return (
    <details className="lists-fold" open={wasNeeded || undefined}>
      <summary>
        {i18n.t('reports.fold')}
        {chosen !== '' && <span className="muted"> · {chosen}</span>}
      </summary>
      <div className="filters">{children}</div>
      <SourceList state={state} refresh={refresh} />
    </details>
  );
}

/** Whether a list is being read, was not read, or is too old. */
function needsLook(state: SourcesState): boolean {
  if (state.status !== 'ready') return state.status === 'failed';
  const { sources, staleAfter } = state;
  return sources.some(
    ({ id, updatedAt, error, progress }) =>
      error !== null ||
      progress !== null ||
      (id !== 'starter' && Date.now() - (updatedAt ?? 0) > staleAfter),
  );
}

/** What is chosen there, as long as it is not seen. */
function chosenWords({ match, sourceId, sort }: ReportChoice, state: SourcesState): string {
  const sources = state.status === 'ready' ? state.sources : [];
  const name = sources.find(({ id }) => id === sourceId)?.name;
  return [
    match === 'part' ? '' : i18n.t(match === 'start' ? 'reports.matchStart' : 'reports.matchWhole'),
    sourceId === null ? '' : (name ?? i18n.t('reports.sourceGone')),
    sort === 'count' ? i18n.t('reports.sortCount') : '',
  ]
    .filter((words) => words !== '')
    .join(' · ');
}
