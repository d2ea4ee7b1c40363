import { type Ref, useId } from 'react';
import { i18n } from '#i18n';
import { ownLimits, tooLongWords } from '@/lib/extension/own-limits';
import type { OwnMark } from '@/lib/verdict/facts';
import { secretWords } from './secret-words';

type Words = Pick<OwnMark, 'name' | 'note'>;

const fields = ['name', 'note'] as const;

/** What the user calls an address, and what else there is to say; at each of them, that it may be a secret, or is too long. */
export function NameFields({
  mark,
  onChange,
  first = null,
}: {
  mark: Words;
  onChange: (mark: Words) => void;
  first?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  const { name, note } = mark;
  return fields.map((field) => {
    const text = mark[field];
    const wrong = secretWords(text) ?? tooLongWords(field, text);
    return (
      <div key={field} className="field name-fields">
        <label htmlFor={id + field}>{i18n.t(`own.${field}`)}</label>
        <input
          id={id + field}
          ref={field === 'name' ? first : null}
          type="text"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          maxLength={ownLimits[field].sent}
          aria-invalid={wrong !== null}
          aria-describedby={`${id}${field}-wrong`}
          value={text}
          onChange={({ target }) => onChange({ name, note, [field]: target.value })}
        />
        <p id={`${id}${field}-wrong`} className="caution-words" aria-live="polite">
          {wrong}
        </p>
      </div>
    );
  });
}

/** Whether the name or the note of a form may be a secret, or is too long; then the field that says so gets the focus. */
export function isWrongIn(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLInputElement>('.name-fields [aria-invalid=true]');
  field?.focus();
  return field !== null;
}
