import { useRef } from 'react';
import { i18n } from '#i18n';
import { SettingsSection } from '@/components/SettingsSection';
import { Contacts } from './Contacts';
import { ContactsRead } from './ContactsRead';
import { ContactTools } from './ContactTools';

/** The contacts as a section of the settings. */
export function ContactsSection() {
  const head = useRef<HTMLHeadingElement>(null);
  return (
    <SettingsSection id="own" title={i18n.t('contacts.title')} head={head}>
      <p className="muted">{i18n.t('contacts.about')}</p>
      <ContactsRead>
        {({ list, show, refresh }) => (
          <>
            <Contacts list={list} show={show} onUndone={() => head.current?.focus()} />
            <ContactTools list={list} refresh={refresh} />
          </>
        )}
      </ContactsRead>
    </SettingsSection>
  );
}
