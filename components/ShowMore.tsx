import { i18n } from '#i18n';
import { number } from '@/lib/extension/figures';

/** The button below a long list that shows `more` of its rows (see useMore); none where there are none. */
export function ShowMore({ more, onClick }: { more: number; onClick: () => void }) {
  if (more === 0) return null;
  return (
    <div>
      <button type="button" className="quiet" onClick={onClick}>
        {i18n.t('common.showMore', more, [number(more)])}
      </button>
    </div>
  );
}
