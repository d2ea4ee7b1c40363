import { i18n } from '#i18n';
import { Notice } from '@/components/Notice';

/** Says that the verdicts are those of lists that are others by now. */
export function ListNews({ onAgain }: { onAgain: () => void }) {
  return (
    <Notice tone="hint">
      {i18n.t('many.listsChanged')}{' '}
      <button type="button" className="quiet" onClick={onAgain}>
        {i18n.t('common.checkAgain')}
      </button>
    </Notice>
  );
}
