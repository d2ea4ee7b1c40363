import { type Ref, useId } from 'react';
import { i18n } from '#i18n';
import type { OwnMark } from '@/lib/verdict/facts';
import { secretWords } from './secret-words';

type Words = Pick<OwnMark, 'name' | 'note'>;

const fields = [
  { name: 'name', label: 'own.name', maxLength: 60 },
  { name: 'note', label: 'own.note', maxLength: 280 },
] as const;

/** What the user calls an address, and what else there is to say; at each of them, that it may be a secret. */
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
    const secret = secretWords(mark[field.name]);
    return (
      <div key={field.name} className="field name-fields">
        <label htmlFor={id + field.name}>{i18n.t(field.label)}</label>
        <input
          id={id + field.name}
          ref={field.name === 'name' ? first : null}
          type="text"
          autoComplete="off"
          maxLength={field.maxLength}
          aria-invalid={secret !== null}
          aria-describedby={`${id}${field.name}-secret`}
          value={mark[field.name]}
          onChange={({ target }) => onChange({ name, note, [field.name]: target.value })}
        />
        <p id={`${id}${field.name}-secret`} className="caution-words" aria-live="polite">
          {secret}
        </p>
      </div>
    );
  });
}
