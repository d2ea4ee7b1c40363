import { i18n } from '#i18n';
import { Notice } from './Notice';

/** Says that something cannot be shown, with a button to try again. */
export function FailedNotice({ words, onAgain }: { words: string; onAgain: () => void }) {
  return (
    <Notice tone="error">
      {words}{' '}
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // The button goes where it helps, and the focus is not to be lost with it.
          const place = currentTarget.closest<HTMLElement>('[role=tabpanel], main');
          if (place && place.tabIndex < 0) place.tabIndex = -1;
          place?.focus();
          onAgain();
        }}
      >
        {i18n.t('common.tryAgain')}
      </button>
    </Notice>
  );
}
