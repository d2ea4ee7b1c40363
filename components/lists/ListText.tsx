import { useId, useRef } from 'react';
import { i18n } from '#i18n';
import { isTooLongToShow, takeLargePaste } from '@/components/large-paste';
import { number } from '@/lib/extension/figures';

/** So much of a text is shown that is too long for a field, in characters. */
const shown = 400;

/** The field for the text of a list. One that is too long for a field is taken or discarded as it is. */
export function ListText({ text, onText }: { text: string; onText: (text: string) => void }) {
  const id = useId();
  const noteId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const isLong = isTooLongToShow(text);
  function discard() {
    onText('');
    field.current?.focus();
  }
  return (
    <div className="field">
      <label htmlFor={id}>{i18n.t('addList.text')}</label>
      <textarea
        id={id}
        ref={field}
        className="list-text"
        rows={5}
        required
        autoComplete="off"
        spellCheck={false}
        readOnly={isLong}
        aria-describedby={isLong ? noteId : undefined}
        value={isLong ? `${text.slice(0, shown)}…` : text}
        onPaste={(event) => {
          const long = isLong ? null : takeLargePaste(event);
          if (long !== null) onText(long);
        }}
        onChange={({ target }) => onText(target.value)}
      />
      {isLong && (
        <div className="actions">
          <button type="button" onClick={discard}>
            {i18n.t('common.discard')}
          </button>
          <span id={noteId} className="muted">
            {i18n.t('addList.long', { size: number(Math.ceil(text.length / 1e5) / 10) })}
          </span>
        </div>
      )}
    </div>
  );
}
