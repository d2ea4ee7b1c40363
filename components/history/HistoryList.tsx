import { type ReactNode, useState } from 'react';
import { i18n } from '#i18n';
import { ConfirmButton } from '@/components/ConfirmButton';
import { firstClick } from '@/components/first-click';
import { SearchField } from '@/components/SearchField';
import { ShowMore } from '@/components/ShowMore';
import { useMore } from '@/components/use-more';
import { useNextFocused } from '@/components/use-next-focused';
import { number } from '@/lib/extension/figures';
import type { HistoryEntry } from '@/lib/extension/history-messages';
import { fitsSearch } from '@/lib/extension/searched';
import { levelWords } from '@/lib/extension/words';
import { CheckButton } from './CheckButton';
import { HistoryExport } from './HistoryExport';

/** As many are listed before the user asks for more. */
const step = 50;

/** Checks, to be searched by their address or verdict, done anew, saved as a table, and erased one by one or all. */
export function HistoryList({
  entries,
  onChoose,
  onRemove,
  onGone,
  onErase,
  children,
}: {
  entries: HistoryEntry[];
  onChoose: (entry: HistoryEntry) => void;
  onRemove: (entry: HistoryEntry) => void;
  /** The last one was removed. */
  onGone: () => void;
  onErase: () => void;
  /** Stands above the checks, and where there are none. */
  children: ReactNode;
}) {
  const [search, setSearch] = useState('');
  const fitting = entries.filter((entry) => isMatch(entry, search));
  const { shown, list, more, showMore } = useMore(step, fitting.length);
  const now = Date.now();
  const rows = fitting.slice(0, shown);
  // On the button that removes: who clears up removes more.
  const keys = rows.map((entry) => entry.id);
  const removing = useNextFocused(list, keys, ':scope > :last-child', onGone);
  if (entries.length === 0) {
    return (
      <>
        {children}
        <p className="empty">{i18n.t('history.empty')}</p>
      </>
    );
  }
  return (
    <>
      <SearchField
        label={i18n.t('history.search')}
        placeholder={i18n.t('history.placeholder')}
        value={search}
        onChange={setSearch}
      />
      <div className="row-head">
        <p className="summary" aria-live="polite">
          {i18n.t('history.count', fitting.length, [number(fitting.length)])}
        </p>
        <HistoryExport entries={fitting}>
          <ConfirmButton
            name={i18n.t('history.eraseAll')}
            subject={i18n.t('history.eraseSubject')}
            onConfirm={onErase}
          />
        </HistoryExport>
      </div>
      {children}
      {fitting.length === 0 && <p className="muted">{i18n.t('history.nothingFits')}</p>}
      <ul ref={list} className="rows checks" aria-label={i18n.t('history.list')}>
        {rows.map((entry) => (
          <li key={entry.id}>
            <CheckButton entry={entry} now={now} onChoose={() => onChoose(entry)} />
            <button
              type="button"
              className="quiet"
              // Held down, it would go on with the next one, and only the last can come back.
              onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
              onClick={firstClick(() => {
                removing(entry.id);
                onRemove(entry);
              })}
            >
              {i18n.t('common.remove')} <span className="unseen">{entry.address}</span>
            </button>
          </li>
        ))}
      </ul>
      <ShowMore more={more} onClick={showMore} />
    </>
  );
}

function isMatch({ address, level, isOnlyBlocked }: HistoryEntry, search: string): boolean {
  const words = levelWords(level, isOnlyBlocked).toLowerCase();
  return fitsSearch(address, search) || words.includes(search.trim().toLowerCase());
}
