import { i18n } from '#i18n';
import type { HistoryEntry } from '@/lib/extension/history-messages';
import { CheckButton } from './CheckButton';
import { useHistory } from './use-history';

const most = 5;
/** Of so many, for some may be of one address. */
const looked = 50;

/** The latest checks, where a history is kept. Nothing at all where there are none, or they cannot be read: they are a convenience. */
export function LatestChecks({ onChoose }: { onChoose: (entry: HistoryEntry) => void }) {
  const { state } = useHistory(looked);
  if (state.status !== 'ready' || !state.isKept || state.entries.length === 0) return null;
  const now = Date.now();
  return (
    <section className="latest-checks" aria-labelledby="latest-checks">
      <h2 id="latest-checks">{i18n.t('history.latest')}</h2>
      <ul className="rows checks">
        {latestOf(state.entries).map((entry) => (
          <li key={entry.id}>
            <CheckButton entry={entry} now={now} onChoose={() => onChoose(entry)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The latest check of each address. */
function latestOf(entries: readonly HistoryEntry[]): HistoryEntry[] {
  const latest = new Map<string, HistoryEntry>();
  for (const entry of entries) {
    if (!latest.has(entry.address)) latest.set(entry.address, entry);
  }
  return [...latest.values()].slice(0, most);
}
