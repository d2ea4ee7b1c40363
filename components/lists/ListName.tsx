import { i18n } from '#i18n';
import { Notice } from '@/components/Notice';
import { TextField } from '@/components/TextField';
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
  return (
    <>
      <TextField
        label={i18n.t('addList.name')}
        dir="auto"
        maxLength={longestListName}
        value={name}
        onChange={onChange}
      />
      {isTaken && <Notice tone="hint">{i18n.t('addList.replaces')}</Notice>}
    </>
  );
}
