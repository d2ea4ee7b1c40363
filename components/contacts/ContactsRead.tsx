import type { ReactNode } from 'react';
import { i18n } from '#i18n';
import { FailedNotice } from '@/components/FailedNotice';
import { useOwn } from '@/components/own/use-own';
import { Waiting } from '@/components/Waiting';
import type { OwnList } from '@/lib/extension/own-messages';

export type ContactsShown = {
  list: OwnList;
  show: (list: OwnList) => void;
  refresh: () => Promise<void>;
};

/** Reads the contacts. While that takes, and where they cannot be read, it says so in the place of `children`. */
export function ContactsRead({ children }: { children: (contacts: ContactsShown) => ReactNode }) {
  const { state, refresh, show } = useOwn();
  if (state.status === 'loading') return <Waiting words={i18n.t('contacts.reading')} />;
  if (state.status === 'ready') return children({ list: state.list, show, refresh });
  return (
    <FailedNotice
      words={i18n.t('contacts.failed', { message: state.message })}
      onAgain={() => void refresh()}
    />
  );
}
