import { useRef } from 'react';
import { i18n } from '#i18n';
import { Contacts } from './Contacts';
import { ContactsRead } from './ContactsRead';
import { ContactTools } from './ContactTools';

/** The contacts as a section of the settings. */
export function ContactsSection() {
  const head = useRef<HTMLHeadingElement>(null);
  return (
    <section className="card" aria-labelledby="own">
      <h2 id="own" ref={head} tabIndex={-1}>
        {i18n.t('contacts.title')}
      </h2>
      <p className="muted">{i18n.t('contacts.about')}</p>
      <ContactsRead>
        {({ list, show, refresh }) => (
          <>
            <Contacts list={list} show={show} onUndone={() => head.current?.focus()} />
            <ContactTools list={list} refresh={refresh} />
          </>
        )}
      </ContactsRead>
    </section>
  );
}
