import type { ReactNode } from 'react';
import { i18n } from '#i18n';
import { csvCell } from '@/components/reports/csv-file';
import { saveFile } from '@/components/save-file';
import { useSaidOf } from '@/components/use-said-of';
import { findNetwork } from '@/lib/address/networks';
import { number } from '@/lib/extension/figures';
import type { HistoryEntry } from '@/lib/extension/history-messages';
import { levelWords } from '@/lib/extension/words';

const header = 'checked_at,address,network,level,verdict\r\n';

/** Saves the checks that fit the search as a table, and says so behind its button and the children. */
export function HistoryExport({
  entries,
  children,
}: {
  entries: readonly HistoryEntry[];
  children: ReactNode;
}) {
  const [saved, say] = useSaidOf(entries.map(({ id }) => id).join());
  function save() {
    const file = 'address-checks.csv';
    saveFile(file, [historyCsv(entries)]);
    say(i18n.t('history.exported', entries.length, [number(entries.length)], { file }));
  }
  return (
    <div className="actions">
      <button type="button" className="quiet" disabled={entries.length === 0} onClick={save}>
        {i18n.t('export.csv')}
      </button>
      {children}
      <span className="muted" aria-live="polite">
        {saved}
      </span>
    </div>
  );
}

/** Checks as CSV (RFC 4180), guarded against formulas. Spreadsheets take a file without the mark for one in an old encoding. */
function historyCsv(entries: readonly HistoryEntry[]): string {
  const lines = entries.map(({ at, address, networkId, level, isOnlyBlocked }) =>
    [
      new Date(at).toISOString(),
      address,
      networkId === null ? '' : findNetwork(networkId).name,
      level,
      levelWords(level, isOnlyBlocked),
    ]
      .map(csvCell)
      .join(','),
  );
  return `\ufeff${header}${lines.map((line) => `${line}\r\n`).join('')}`;
}
