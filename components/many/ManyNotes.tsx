import { i18n } from '#i18n';
import { number } from '@/lib/extension/figures';
import type { ManyRow } from './many-row';

/** What there is to say of the list as a whole: repetitions, and networks that nobody here knows. */
export function ManyNotes({ rows }: { rows: readonly ManyRow[] }) {
  const repeated = rows.filter(({ sameAs }) => sameAs !== null).length;
  const unknown = rows.filter(({ unknownNetwork }) => unknownNetwork !== '').length;
  if (repeated + unknown === 0) return null;
  return (
    <p className="muted">
      {repeated > 0 && i18n.t('many.duplicates', repeated, [number(repeated)])}{' '}
      {unknown > 0 && i18n.t('many.unknownNetworks', unknown, [number(unknown)])}
    </p>
  );
}
