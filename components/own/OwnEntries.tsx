import { useId, useState } from 'react';
import type { OwnEntry, OwnList } from '@/lib/extension/own-messages';
import { OwnItem } from './OwnItem';

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
  const [shown, setShown] = useState(step);
  const fitting = entries.filter((entry) => isMatch(entry, search));
  if (entries.length === 0) {
    return (
      <p className="muted">
        None yet. Add one here, or press Trust or Block under an address that you checked.
      </p>
    );
  }
  return (
    <>
      <search className="field">
        <label htmlFor={id}>Search your addresses</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="Address, name or note"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </search>
      {fitting.length === 0 && <p className="muted">No address fits.</p>}
      <ul className="rows" aria-label="Your addresses">
        {fitting.slice(0, shown).map((entry) => (
          <OwnItem
            key={entry.key}
            entry={entry}
            onChange={onChange}
            onRemove={() => onRemove(entry)}
          />
        ))}
      </ul>
      {fitting.length > shown && (
        <div>
          <button type="button" className="quiet" onClick={() => setShown(shown + step)}>
            Show {Math.min(step, fitting.length - shown)} more
          </button>
        </div>
      )}
    </>
  );
}

function isMatch({ address, name, note }: OwnEntry, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [address, name, note].some((text) => text.toLowerCase().includes(wanted));
}
