import { type Ref, useId } from 'react';
import { i18n } from '#i18n';
import { number } from '@/lib/extension/figures';
import type { OwnMark } from '@/lib/verdict/facts';
import { secretWords } from './secret-words';

type Words = Pick<OwnMark, 'name' | 'note'>;

/** `most`: the characters that are kept; `maxLength`: those that can be told to be too many. */
const fields = [
  { name: 'name', label: 'own.name', most: 60, tooLong: 'ownEntry.nameTooLong', maxLength: 1000 },
  { name: 'note', label: 'own.note', most: 280, tooLong: 'ownEntry.noteTooLong', maxLength: 4000 },
] as const;

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
    const text = mark[field.name];
    const isTooLong = Array.from(text).length > field.most;
    const wrong =
      secretWords(text) ?? (isTooLong ? i18n.t(field.tooLong, { most: number(field.most) }) : null);
    return (
      <div key={field.name} className="field name-fields">
        <label htmlFor={id + field.name}>{i18n.t(field.label)}</label>
        <input
          id={id + field.name}
          ref={field.name === 'name' ? first : null}
          type="text"
          autoComplete="off"
          maxLength={field.maxLength}
          aria-invalid={wrong !== null}
          aria-describedby={`${id}${field.name}-secret`}
          value={text}
          onChange={({ target }) => onChange({ name, note, [field.name]: target.value })}
        />
        <p id={`${id}${field.name}-secret`} className="caution-words" aria-live="polite">
          {wrong}
        </p>
      </div>
    );
  });
}
