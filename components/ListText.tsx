import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { i18n } from '#i18n';
import { number } from '@/lib/extension/figures';
import { isTooLongToShow, takeLargeText } from './large-text';

/** So much is shown of a text that is too long for a field, in characters. */
const shown = 400;

/** The field for a list as a text. What was pasted or dropped and is too long for a field is kept beside it, and taken or discarded as it is. */
export function ListText({
  label,
  hint,
  rows,
  required = false,
  hasFocus = false,
  text,
  onText,
}: {
  label: string;
  hint: string;
  rows: number;
  required?: boolean;
  /** Whether it takes the focus. */
  hasFocus?: boolean;
  text: string;
  onText: (text: string) => void;
}) {
  const id = useId();
  const noteId = useId();
  const [isLong, setLong] = useState(() => isTooLongToShow(text));
  // What was kept was taken.
  if (isLong && text === '') setLong(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  function take(event: ClipboardEvent<HTMLTextAreaElement> | DragEvent<HTMLTextAreaElement>) {
    const long = isLong ? null : takeLargeText(event);
    if (long === null) return;
    setLong(true);
    onText(long);
  }
  function discard() {
    onText('');
    field.current?.focus();
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        ref={field}
        className="list-text"
        dir="auto"
        rows={rows}
        required={required}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isLong}
        aria-describedby={noteId}
        value={isLong ? `${text.slice(0, shown)}…` : text}
        onPaste={take}
        onDrop={take}
        onChange={({ target }) => onText(target.value)}
      />
      <p id={noteId} className="muted" aria-live="polite">
        {isLong ? i18n.t('common.longText', { size: megabytes(text) }) : hint}
      </p>
      {isLong && (
        <div className="actions">
          <button type="button" aria-describedby={noteId} onClick={discard}>
            {i18n.t('common.discard')}
          </button>
        </div>
      )}
    </div>
  );
}

function megabytes(text: string): string {
  return number(Math.round((10 * new Blob([text]).size) / 2 ** 20) / 10);
}
