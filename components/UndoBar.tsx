import { type Ref, useRef } from 'react';
import { i18n } from '#i18n';
import { shortAddress } from '@/lib/extension/short-address';
import { headline } from '@/lib/extension/words';
import type { Verdict } from '@/lib/verdict/verdict';

/** Says what was removed, came back or was added; empty: nothing was. `onUndo` takes the removal back; null: there is none. */
export function UndoBar({
  words,
  onUndo,
  button,
}: {
  words: string;
  onUndo: (() => void) | null;
  button?: Ref<HTMLButtonElement>;
}) {
  const said = useRef<HTMLParagraphElement>(null);
  return (
    <div className="undo-bar" data-shown={words !== '' || undefined}>
      <p role="status" ref={said} tabIndex={-1}>
        {words}
      </p>
      {onUndo && (
        <button
          ref={button}
          type="button"
          className="quiet"
          onClick={() => {
            // This one goes. What is said is in view, wherever in the list that was.
            said.current?.focus({ preventScroll: true });
            onUndo();
          }}
        >
          {i18n.t('common.undo')}
        </button>
      )}
    </div>
  );
}

type Named = { name?: string; address: string };

/** What was removed last, or came back. */
export function undoWords(removed: Named | null, restored: Named | null): string {
  if (removed) return i18n.t('common.removed', { name: nameOf(removed) });
  return restored ? i18n.t('common.restored', { name: nameOf(restored) }) : '';
}

/** What was added, and where that is among the `reported`, that it is. */
export function addedWords(added: Named | null, reported: ReadonlyMap<string, Verdict>): string {
  if (!added) return '';
  const verdict = reported.get(added.address);
  const saved = i18n.t('own.savedAs', { name: nameOf(added) });
  return verdict ? `${saved} · ${headline(verdict)}` : saved;
}

function nameOf({ name, address }: Named): string {
  return name || shortAddress(address);
}
