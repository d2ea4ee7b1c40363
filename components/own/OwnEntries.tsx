import { useId, useState } from 'react';
import { i18n } from '#i18n';
import { useMore } from '@/components/use-more';
import { number } from '@/lib/extension/figures';
import type { OwnEntry, OwnList } from '@/lib/extension/own-messages';
import { fitsSearch } from '@/lib/extension/searched';
import { OwnItem } from './OwnItem';
import { useReported } from './use-reported';

/** As many are listed before the user asks for more. */
const step = 50;

/** The user's entries, to be searched by any of their words. */
export function OwnEntries({
  entries,
  onChange,
  onRemove,
}: {
  entries: OwnEntry[];
  onChange: (list: OwnList) => void;
  onRemove: (entry: OwnEntry) => void;
}) {
  const id = useId();
  const [search, setSearch] = useState('');
  const { shown, list, showMore } = useMore(step);
  const fitting = entries.filter((entry) => isMatch(entry, search));
  const rows = fitting.slice(0, shown);
  const reported = useReported(rows);
  const more = Math.min(step, fitting.length - shown);
  if (entries.length === 0) {
    return <p className="muted">{i18n.t('contacts.empty')}</p>;
  }
  return (
    <>
      <search className="field">
        <label htmlFor={id}>{i18n.t('contacts.search')}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={i18n.t('contacts.placeholder')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </search>
      {fitting.length === 0 && (
        <p role="status" className="muted">
          {i18n.t('contacts.nothingFits')}
        </p>
      )}
      <ul ref={list} className="rows" aria-label={i18n.t('contacts.title')}>
        {rows.map((entry) => (
          <OwnItem
            key={entry.key}
            entry={entry}
            verdict={reported.get(entry.address)}
            onChange={onChange}
            onRemove={() => onRemove(entry)}
          />
        ))}
      </ul>
      {more > 0 && (
        <div>
          <button type="button" className="quiet" onClick={showMore}>
            {i18n.t('common.showMore', more, [number(more)])}
          </button>
        </div>
      )}
    </>
  );
}

function isMatch({ address, name, note }: OwnEntry, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return (
    fitsSearch(address, search) || [name, note].some((text) => text.toLowerCase().includes(wanted))
  );
}
