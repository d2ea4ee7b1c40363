import { useId } from 'react';
import { i18n } from '#i18n';
import { Icon } from '@/components/Icon';
import { number } from '@/lib/extension/figures';
import { groupWords } from '@/lib/extension/words';
import { isOnlyBlocked } from '@/lib/verdict/verdict';
import { countKinds, type Kind, kindOf, kinds, type ManyRow } from './many-row';

/** Which rows are shown, with how many there are of each kind, and in which order. */
export function ManyFilter({
  rows,
  kind,
  order,
  onKind,
  onOrder,
}: {
  rows: readonly ManyRow[];
  kind: Kind | null;
  order: 'list' | 'worst';
  onKind: (kind: Kind | null) => void;
  onOrder: (order: 'list' | 'worst') => void;
}) {
  const id = useId();
  const counts = countKinds(rows);
  return (
    <div className="many-filter">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div role="group" aria-label={i18n.t('many.filter')} className="kinds">
        <button
          type="button"
          className="quiet toggle"
          aria-pressed={kind === null}
          onClick={() => onKind(null)}
        >
          {i18n.t('many.all')} <span className="muted">{number(rows.length)}</span>
        </button>
        {kinds
          .filter((one) => counts.has(one) || one === kind)
          .map((one) => (
            <button
              key={one}
              type="button"
              className="quiet toggle"
              data-level={one === 'none' ? 'invalid' : one}
              aria-pressed={kind === one}
              onClick={() => onKind(kind === one ? null : one)}
            >
              <Icon name={one === 'none' ? 'invalid' : one} />
              {kindWords(one, rows, counts.get(one) ?? 0)}{' '}
              <span className="muted">{number(counts.get(one) ?? 0)}</span>
            </button>
          ))}
      </div>
      <div className="field">
        <label htmlFor={id}>{i18n.t('many.order')}</label>
        <select
          id={id}
          value={order}
          onChange={({ target }) => onOrder(target.value === 'worst' ? 'worst' : 'list')}
        >
          <option value="list">{i18n.t('many.orderList')}</option>
          <option value="worst">{i18n.t('many.orderWorst')}</option>
        </select>
      </div>
    </div>
  );
}

function kindWords(kind: Kind, rows: readonly ManyRow[], count: number): string {
  if (kind === 'none') return i18n.t('headline.noAddress');
  const isBlocked = (row: ManyRow) =>
    row.verdict !== null && isOnlyBlocked(row.verdict) && kindOf(row) === kind;
  return groupWords(kind, count, rows.filter(isBlocked).length);
}
