import { useEffect, useState } from 'react';
import { i18n } from '#i18n';
import type { ActState } from '@/components/use-act';
import type { SourcesState } from '@/components/use-sources';
import { useUntilElse } from '@/components/use-until-else';
import { age } from '@/lib/extension/words';
import type { SourceState } from '@/lib/verdict/facts';

const nothing: ActState = { status: 'idle' };

/** What came of an update of a source that was asked for here; of those that come by themselves nothing is said. */
export function useUpdateOutcome(sources: SourcesState) {
  /** The source as it was when its update was asked for; null: no answer is waited for. */
  const [before, setBefore] = useState<SourceState | null>(null);
  const [outcome, setOutcome] = useState(nothing);
  useEffect(() => {
    if (!before || sources.status !== 'ready') return;
    const now = sources.sources.find(({ id, name }) => id === before.id && name === before.name);
    const said = now && !now.progress ? outcomeOf(before, now) : nothing;
    if (said.status === 'idle') return;
    setOutcome(said);
    setBefore(null);
  }, [before, sources]);
  useUntilElse(outcome.status === 'done', outcome, setOutcome);
  const wait = (source: SourceState | null) => {
    setBefore(source);
    setOutcome(nothing);
  };
  return { outcome, wait };
}

function outcomeOf(before: SourceState, now: SourceState): ActState {
  const { name, error, triedAt, updatedAt, unchangedAt } = now;
  if (error !== null && triedAt !== before.triedAt)
    // Why stands in its row.
    return { status: 'failed', message: i18n.t('lists.notUpdated', { name }) };
  if (updatedAt === null) return nothing;
  if (updatedAt !== before.updatedAt)
    return { status: 'done', message: i18n.t('lists.upToDate', { name }) };
  if (unchangedAt === before.unchangedAt) return nothing;
  const read = { name, age: age(updatedAt, Date.now()) };
  return { status: 'done', message: i18n.t('lists.unchanged', read) };
}
