import { type RefObject, useId } from 'react';
import { Icon } from './Icon';

/** A field for a file that looks like a button: it stands unseen over the button's words, so that a click, the keyboard and a dropped file reach it. */
export function FileField({
  label,
  accept,
  note,
  chosen,
  field,
  onFile,
}: {
  label: string;
  accept: string;
  note?: string;
  /** The name of the file that is kept, where one is. */
  chosen?: string | undefined;
  /** Where the focus goes when a button that came after the choice is gone. */
  field?: RefObject<HTMLInputElement | null>;
  onFile: (file: File | undefined) => void;
}) {
  const noteId = useId();
  return (
    <div className="field">
      <div className="file-field">
        <label className="button file-button">
          <Icon name="file" />
          {label}
          <input
            ref={field}
            type="file"
            accept={accept}
            aria-describedby={note && noteId}
            onChange={({ target }) => {
              onFile(target.files?.[0]);
              // The same file may be chosen again after it was changed.
              target.value = '';
            }}
          />
        </label>
        {chosen && <span className="muted">{chosen}</span>}
      </div>
      {note && (
        <p id={noteId} className="muted">
          {note}
        </p>
      )}
    </div>
  );
}
