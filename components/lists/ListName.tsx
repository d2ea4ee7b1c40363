import { useId } from 'react';
import { i18n } from '#i18n';
import { Notice } from '@/components/Notice';
import { longestListName } from '@/lib/extension/feed-messages';

/** What a list is to be called. Says where the user has one of this name, which goes. */
export function ListName({
  name,
  isTaken,
  onChange,
}: {
  name: string;
  isTaken: boolean;
  onChange: (name: string) => void;
}) {
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{i18n.t('addList.name')}</label>
        <input
          id={id}
          type="text"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestListName}
          value={name}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      {isTaken && <Notice tone="hint">{i18n.t('addList.replaces')}</Notice>}
    </>
  );
}
