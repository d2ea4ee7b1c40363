import { i18n } from '#i18n';
import { focusPlaceOf } from './focus-place';
import { Notice } from './Notice';

/** Says that something cannot be shown, with a button to try again. */
export function FailedNotice({ words, onAgain }: { words: string; onAgain: () => void }) {
  return (
    <Notice tone="error">
      {words}{' '}
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // Where it helps.
          focusPlaceOf(currentTarget);
          onAgain();
        }}
      >
        {i18n.t('common.tryAgain')}
      </button>
    </Notice>
  );
}
