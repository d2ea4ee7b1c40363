import { useId } from 'react';
import { i18n } from '#i18n';
import type { OwnMark } from '@/lib/verdict/facts';

type Words = Pick<OwnMark, 'name' | 'note'>;

/** What the user calls an address, and what else there is to say. */
export function NameFields({ mark, onChange }: { mark: Words; onChange: (mark: Words) => void }) {
  const id = useId();
  const { name, note } = mark;
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}name`}>{i18n.t('own.name')}</label>
        <input
          id={`${id}name`}
          type="text"
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => onChange({ name: target.value, note })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}note`}>{i18n.t('own.note')}</label>
        <input
          id={`${id}note`}
          type="text"
          autoComplete="off"
          maxLength={280}
          value={note}
          onChange={({ target }) => onChange({ name, note: target.value })}
        />
      </div>
    </>
  );
}
