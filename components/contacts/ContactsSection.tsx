import { i18n } from '#i18n';
import { SettingsSection } from '@/components/SettingsSection';
import { Contacts } from './Contacts';
import { ContactsRead } from './ContactsRead';
import { ContactTools } from './ContactTools';

/** The contacts as a section of the settings. */
export function ContactsSection() {
  return (
    <SettingsSection id="own" title={i18n.t('contacts.title')}>
      <p className="muted">{i18n.t('contacts.about')}</p>
      <ContactsRead>
        {({ list, show, refresh }) => (
          <>
            <Contacts list={list} show={show} />
            <ContactTools list={list} refresh={refresh} />
          </>
        )}
      </ContactsRead>
    </SettingsSection>
  );
}
