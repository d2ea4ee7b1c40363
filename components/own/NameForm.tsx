import { type SyntheticEvent, useState } from 'react';
import { i18n } from '#i18n';
import type { OwnMark } from '@/lib/verdict/facts';
import { NameFields } from './NameFields';
import { isSecretIn } from './secret-words';

/** Gives what the user trusts or blocked a name and a note, in the verdict's own place. */
export function NameForm({
  mark,
  onSave,
}: {
  mark: OwnMark;
  onSave: (mark: OwnMark) => Promise<void>;
}) {
  const [words, setWords] = useState({ name: mark.name, note: mark.note });
  function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isSecretIn(event.currentTarget)) void onSave({ ...mark, ...words });
  }
  return (
    <details className="name-form">
      <summary>{i18n.t('own.nameAndNote')}</summary>
      <form className="field-group" onSubmit={save}>
        <NameFields mark={words} onChange={setWords} />
        <div className="actions">
          <button type="submit" className="quiet">
            {i18n.t('own.saveNameAndNote')}
          </button>
        </div>
      </form>
    </details>
  );
}
