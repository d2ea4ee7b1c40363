import { useId } from 'react';
import { i18n } from '#i18n';

export type Place = 'url' | 'file' | 'text';

/** The field for a list, by where it is. */
export function ListField({
  place,
  text,
  onText,
  onFile,
}: {
  place: Place;
  text: string;
  onText: (text: string) => void;
  onFile: (file: File | null) => void;
}) {
  const id = useId();
  switch (place) {
    case 'url':
      return (
        <div className="field">
          <label htmlFor={id}>{i18n.t('addList.url')}</label>
          <input
            id={id}
            type="text"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={2048}
            required
            placeholder="https://"
            dir="ltr"
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        </div>
      );
    case 'file':
      return (
        <div className="field">
          <label htmlFor={id}>{i18n.t('addList.file')}</label>
          <input
            id={id}
            type="file"
            accept=".json,.csv,.txt,application/json,text/csv,text/plain"
            onChange={({ target }) => onFile(target.files?.[0] ?? null)}
          />
        </div>
      );
    case 'text':
      return (
        <div className="field">
          <label htmlFor={id}>{i18n.t('addList.text')}</label>
          <textarea
            id={id}
            className="list-text"
            rows={5}
            required
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        </div>
      );
  }
}
