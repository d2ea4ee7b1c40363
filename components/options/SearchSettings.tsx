import { useId } from 'react';
import { i18n } from '#i18n';

/** The box that filters the settings. */
export function SearchSettings({
  query,
  onChange,
}: {
  query: string;
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
    </search>
  );
}
