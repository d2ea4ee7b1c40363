import { i18n } from '#i18n';
import { firstClick } from './first-click';
import { unlessBusy } from './unless-busy';
import { useAsking } from './use-asking';

/** A button for what cannot be taken back: it asks once more, in its own place, and Escape is no. `subject` is what it is done to. */
export function ConfirmButton({
  name,
  subject,
  isBusy = false,
  onConfirm,
}: {
  name: string;
  subject: string;
  /** It takes no press for now. */
  isBusy?: boolean;
  onConfirm: () => void;
}) {
  const { isAsking, setAsking, ref, onKeyDown } = useAsking();
  if (!isAsking) {
    return (
      <button
        key="ask"
        ref={ref}
        type="button"
        className="quiet"
        {...unlessBusy(isBusy, () => setAsking(true))}
      >
        {name} <span className="unseen">{subject}</span>
      </button>
    );
  }
  return (
    <span className="actions">
      <button
        key="keep"
        ref={ref}
        type="button"
        className="quiet"
        onClick={() => setAsking(false)}
        onKeyDown={onKeyDown}
      >
        {i18n.t('common.keep')} <span className="unseen">{subject}</span>
      </button>
      <button
        type="button"
        className="quiet grave"
        aria-disabled={isBusy}
        onClick={firstClick(() => {
          if (!isBusy) onConfirm();
        })}
        onKeyDown={onKeyDown}
      >
        {i18n.t('common.forGood', { name })} <span className="unseen">{subject}</span>
      </button>
    </span>
  );
}
