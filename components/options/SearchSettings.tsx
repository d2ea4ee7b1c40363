import { useId } from 'react';
import { i18n } from '#i18n';
import { number } from '@/lib/extension/figures';

/** The box that filters the settings, and how many fit. */
export function SearchSettings({
  query,
  found,
  onChange,
}: {
  query: string;
  /** null: nothing is searched for. */
  found: number | null;
  onChange: (query: string) => void;
}) {
  const id = useId();
  return (
    <search className="settings-search">
      <label htmlFor={id} className="unseen">
        {i18n.t('options.search')}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={i18n.t('options.search')}
        value={query}
        onChange={({ target }) => onChange(target.value)}
      />
      <p role="status" className="muted">
        {found !== null && foundWords(found)}
      </p>
    </search>
  );
}

function foundWords(found: number): string {
  return found === 0
    ? i18n.t('options.searchNone')
    : i18n.t('options.found', found, [number(found)]);
}
