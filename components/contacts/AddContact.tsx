import { useState } from 'react';
import { i18n } from '#i18n';
import { type Added, emptyChange, OwnForm } from '@/components/own/OwnForm';
import { useFocusBack } from '@/components/use-focus-back';

/** The button that adds a contact, and the form in its place. */
export function AddContact({
  onOpen,
  onAdded,
}: {
  onOpen: () => void;
  onAdded: (added: Added) => void;
}) {
  const [isAdding, setAdding] = useState(false);
  // Here, where it stays when the form is left.
  const [typed, setTyped] = useState(emptyChange);
  const add = useFocusBack(isAdding);
  if (isAdding) {
    return (
      <OwnForm
        change={typed}
        onChange={setTyped}
        onDone={(added) => {
          if (added) onAdded(added);
          setTyped(emptyChange);
          setAdding(false);
        }}
        onLeave={() => setAdding(false)}
      />
    );
  }
  return (
    <div className="actions">
      <button
        ref={add}
        type="button"
        className="primary"
        onClick={() => {
          onOpen();
          setAdding(true);
        }}
      >
        {i18n.t('contacts.add')}
      </button>
    </div>
  );
}
