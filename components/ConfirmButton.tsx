import { useEffect, useRef, useState } from 'react';
import { i18n } from '#i18n';

/** A button for what cannot be taken back: it asks once more, in its own place. `subject` is what it is done to. */
export function ConfirmButton({
  name,
  subject,
  disabled = false,
  onConfirm,
}: {
  name: string;
  subject: string;
  disabled?: boolean;
  onConfirm: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  // The button that had the focus is gone: it goes to the one in its place.
  useEffect(() => {
    if (isAsking !== wasAsking.current) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <button
        key="ask"
        ref={button}
        type="button"
        className="quiet"
        disabled={disabled}
        onClick={() => setAsking(true)}
      >
        {name} <span className="unseen">{subject}</span>
      </button>
    );
  }
  return (
    <span className="actions">
      <button
        key="keep"
        ref={button}
        type="button"
        className="quiet"
        onClick={() => setAsking(false)}
      >
        {i18n.t('common.keep')} <span className="unseen">{subject}</span>
      </button>
      <button type="button" className="quiet grave" disabled={disabled} onClick={onConfirm}>
        {i18n.t('common.forGood', { name })} <span className="unseen">{subject}</span>
      </button>
    </span>
  );
}
