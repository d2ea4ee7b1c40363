import { useId } from 'react';
import { i18n } from '#i18n';
import { FilterToggle } from '@/components/FilterToggle';
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
      <div role="group" aria-label={i18n.t('common.filter')} className="kinds">
        <FilterToggle isOn={kind === null} count={rows.length} onClick={() => onKind(null)}>
          {i18n.t('many.all')}
        </FilterToggle>
        {kinds
          .filter((one) => counts.has(one) || one === kind)
          .map((one) => (
            <FilterToggle
              key={one}
              isOn={kind === one}
              count={counts.get(one) ?? 0}
              level={one === 'none' ? 'invalid' : one}
              icon={one === 'none' ? 'invalid' : one}
              onClick={() => onKind(kind === one ? null : one)}
            >
              {kindWords(one, rows, counts.get(one) ?? 0)}
            </FilterToggle>
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
