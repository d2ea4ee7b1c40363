import { useEffect, useRef } from 'react';
import { Notice } from '@/components/Notice';
import { useReported } from '@/components/own/use-reported';
import { addedWords, UndoBar, undoWords } from '@/components/UndoBar';
import type { OwnEntry } from '@/lib/extension/own-messages';
import { AddContact } from './AddContact';
import { ContactList } from './ContactList';
import type { ContactsShown } from './ContactsRead';
import { useContacts } from './use-contacts';

/**
 * The addresses that the user trusts or blocks: searched, named, switched and removed in their place, and added above them: below, in a
 * narrow window, that would be out of reach.
 */
export function Contacts({ list, show }: Pick<ContactsShown, 'list' | 'show'>) {
  const { problem, undo, put, remove, tellAdded, forgetAdded, ...last } = useContacts(show);
  const isThere = (one: OwnEntry) => list.entries.some(({ key }) => key === one.key);
  const ifThere = (one: OwnEntry | null) => one && (isThere(one) ? one : null);
  // A file, another page or another browser may have brought it back, or taken it away again.
  const removed = last.removed && !isThere(last.removed) ? last.removed : null;
  const restored = ifThere(last.restored);
  const added = ifThere(last.added);
  const reported = useReported(added?.kind === 'trusted' ? [added] : []);
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that removed it is gone. This one is in view, wherever that was.
    if (removed) undoButton.current?.focus({ preventScroll: true });
  }, [removed]);
  return (
    <>
      <AddContact
        onOpen={forgetAdded}
        onAdded={({ entry, list }) => {
          show(list);
          tellAdded(entry);
        }}
      />
      {list.notice && <Notice tone="error">{list.notice}</Notice>}
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <UndoBar
        words={undoWords(removed, restored) || addedWords(added, reported)}
        onUndo={removed && (() => void undo())}
        button={undoButton}
      />
      <ContactList entries={list.entries} onPut={put} onRemove={remove} />
    </>
  );
}
