import { i18n } from '#i18n';
import { cut } from '@/components/cut';
import { number } from '@/lib/extension/figures';

/** So much of what was searched for is said again, in UTF-16 units. */
const longest = 60;

/** How many settings fit; above them, where they are looked for. Where none does, it stands in their place, with the way back to all. */
export function SearchFound({
  query,
  found,
  onClear,
}: {
  query: string;
  /** null: nothing is searched for. */
  found: number | null;
  onClear: () => void;
}) {
  return (
    <div className={found === 0 ? 'search-found empty' : 'search-found'}>
      <p role="status">{found !== null && foundWords(found, query.trim())}</p>
      {found === 0 && (
        <div>
          <button type="button" onClick={onClear}>
            {i18n.t('options.searchClear')}
          </button>
        </div>
      )}
    </div>
  );
}

function foundWords(found: number, query: string): string {
  if (found > 0) return i18n.t('options.found', found, [number(found)]);
  const shown = cut(query, longest);
  return i18n.t('options.searchNone', { query: shown === query ? query : `${shown}…` });
}
