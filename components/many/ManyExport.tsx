import { i18n } from '#i18n';
import { saveFile } from '@/components/save-file';
import { useSaidOf } from '@/components/use-said-of';
import { number } from '@/lib/extension/figures';
import { manyCsv, manyJson } from './many-file';
import type { ManyRow } from './many-row';

/** Saves the rows that are shown, with their verdicts, as a file. */
export function ManyExport({
  rows,
  places,
}: {
  rows: readonly ManyRow[];
  places: readonly number[];
}) {
  const [saved, say] = useSaidOf(places.join());
  function save(format: 'csv' | 'json') {
    const file = `checked-addresses.${format}`;
    const text = format === 'csv' ? manyCsv(rows, places) : manyJson(rows, places);
    saveFile(file, [text]);
    say(i18n.t('many.export.done', places.length, [number(places.length)], { file }));
  }
  return (
    <section className="many-service" aria-label={i18n.t('many.export.title')}>
      <h3>{i18n.t('many.export.title')}</h3>
      <p className="muted">{i18n.t('many.export.hint')}</p>
      <div className="actions">
        <button type="button" disabled={places.length === 0} onClick={() => save('csv')}>
          {i18n.t('export.csv')}
        </button>
        <button type="button" disabled={places.length === 0} onClick={() => save('json')}>
          {i18n.t('export.json')}
        </button>
        <span aria-live="polite">{saved}</span>
      </div>
    </section>
  );
}
