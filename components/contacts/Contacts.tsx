import { Notice } from '@/components/Notice';
import { AddContact } from './AddContact';
import { ContactList } from './ContactList';
import type { ContactsShown } from './ContactsRead';
import { UndoBar } from './UndoBar';
import { useContacts } from './use-contacts';

/**
 * The addresses that the user trusts or blocks: searched, named, switched and removed in their place, and added above them: below, in a
 * narrow window, that would be out of reach.
 * @param onUndone takes the focus when the button that took a removal back is gone
 */
export function Contacts({
  list,
  show,
  onUndone,
}: Pick<ContactsShown, 'list' | 'show'> & { onUndone: () => void }) {
  const { problem, removed, restored, undo, put, remove } = useContacts(show);
  return (
    <>
      <AddContact show={show} />
      {list.notice && <Notice tone="error">{list.notice}</Notice>}
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <UndoBar
        removed={removed}
        restored={restored}
        onUndo={() => void undo().then(() => onUndone())}
      />
      <ContactList entries={list.entries} onPut={put} onRemove={remove} />
    </>
  );
}
