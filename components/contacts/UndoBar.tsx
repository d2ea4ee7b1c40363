import { useEffect, useRef } from 'react';
import { i18n } from '#i18n';
import type { OwnEntry } from '@/lib/extension/own-messages';
import { shortAddress } from '@/lib/extension/short-address';

/** Says which contact was removed, and takes it back. The button that removed it is gone, so the focus comes here. */
export function UndoBar({
  removed,
  restored,
  onUndo,
}: {
  removed: OwnEntry | null;
  restored: OwnEntry | null;
  onUndo: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (removed) button.current?.focus();
  }, [removed]);
  return (
    <div className="undo-bar" data-shown={removed !== null || restored !== null || undefined}>
      <p role="status">{undoWords(removed, restored)}</p>
      {removed && (
        <button ref={button} type="button" className="quiet" onClick={onUndo}>
          {i18n.t('contacts.undo')}
        </button>
      )}
    </div>
  );
}

/** Which contact was removed last, or came back; empty: none. */
export function undoWords(removed: OwnEntry | null, restored: OwnEntry | null): string {
  if (removed) return i18n.t('contacts.removed', { name: nameOf(removed) });
  return restored ? i18n.t('contacts.restored', { name: nameOf(restored) }) : '';
}

function nameOf({ name, address }: OwnEntry): string {
  return name || shortAddress(address);
}
