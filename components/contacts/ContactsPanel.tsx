import { useRef } from 'react';
import { i18n } from '#i18n';
import { FailedNotice } from '@/components/FailedNotice';
import { Notice } from '@/components/Notice';
import { useOwn } from '@/components/own/use-own';
import { Waiting } from '@/components/Waiting';
import type { OwnList } from '@/lib/extension/own-messages';
import { AddContact } from './AddContact';
import { ContactList } from './ContactList';
import { ContactTools } from './ContactTools';
import { UndoBar } from './UndoBar';
import { useContacts } from './use-contacts';

/** The addresses that the user trusts or blocks: searched, named, switched and removed in their place; added above the list, and moved beside it. */
export function ContactsPanel() {
  const { state, refresh, show } = useOwn();
  return (
    <div className="panel two-columns">
      {state.status === 'loading' && <Waiting words={i18n.t('contacts.reading')} />}
      {state.status === 'failed' && (
        <FailedNotice
          words={i18n.t('contacts.failed', { message: state.message })}
          onAgain={() => void refresh()}
        />
      )}
      {state.status === 'ready' && <Contacts list={state.list} show={show} refresh={refresh} />}
    </div>
  );
}

function Contacts({
  list,
  show,
  refresh,
}: {
  list: OwnList;
  show: (list: OwnList) => void;
  refresh: () => Promise<void>;
}) {
  const head = useRef<HTMLHeadingElement>(null);
  const contacts = useContacts(show);
  return (
    <>
      <div className="full-list">
        <h2 ref={head} tabIndex={-1}>
          {i18n.t('contacts.title')}
        </h2>
        <p className="muted">{i18n.t('contacts.hint')}</p>
        {/* Above the list: below it, in a narrow window, it would be out of reach. */}
        <AddContact show={show} />
        {list.notice && <Notice tone="error">{list.notice}</Notice>}
        {contacts.problem !== null && <Notice tone="error">{contacts.problem}</Notice>}
        <UndoBar
          removed={contacts.removed}
          restored={contacts.restored}
          onUndo={() => void contacts.undo().then(() => head.current?.focus())}
        />
        <ContactList entries={list.entries} onPut={contacts.put} onRemove={contacts.remove} />
      </div>
      <aside className="full-aside">
        <ContactTools list={list} refresh={refresh} />
      </aside>
    </>
  );
}
