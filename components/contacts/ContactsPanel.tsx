import { i18n } from '#i18n';
import { Contacts } from './Contacts';
import { ContactsRead } from './ContactsRead';
import { ContactTools } from './ContactTools';

/** The contacts as a view of the full page, with what moves them elsewhere beside the list. */
export function ContactsPanel() {
  return (
    <div className="panel two-columns">
      <ContactsRead>
        {({ list, show, refresh }) => (
          <>
            <div className="full-list">
              <h2>{i18n.t('contacts.title')}</h2>
              <p className="muted">{i18n.t('contacts.hint')}</p>
              <Contacts list={list} show={show} />
            </div>
            <aside className="full-aside">
              <ContactTools list={list} refresh={refresh} />
            </aside>
          </>
        )}
      </ContactsRead>
    </div>
  );
}
