import { i18n } from '#i18n';
import { Outcome } from '@/components/options/Outcome';
import type { ActState } from '@/components/options/use-act';
import type { SourcesState } from '@/components/use-sources';
import { age } from '@/lib/extension/words';
import type { SourceState } from '@/lib/verdict/facts';

/** What came of an update of a source that was asked for here. `before`: the source as it was then; null: none was asked for. */
export function UpdateOutcome({
  before,
  sources,
}: {
  before: SourceState | null;
  sources: SourcesState;
}) {
  if (!before || sources.status !== 'ready') return null;
  const now = sources.sources.find(({ id }) => id === before.id);
  if (!now || now.progress) return null;
  return <Outcome state={outcomeOf(before, now)} running="" />;
}

function outcomeOf(before: SourceState, now: SourceState): ActState {
  const { name, error, triedAt, updatedAt, unchangedAt } = now;
  if (error !== null && triedAt !== before.triedAt)
    return { status: 'failed', message: i18n.t('lists.notUpdated', { name, message: error }) };
  if (updatedAt !== before.updatedAt)
    return { status: 'done', message: i18n.t('lists.upToDate', { name }) };
  if (updatedAt === null || unchangedAt === before.unchangedAt) return { status: 'idle' };
  const read = { name, age: age(updatedAt, Date.now()) };
  return { status: 'done', message: i18n.t('lists.unchanged', read) };
}
