import { type ReactNode, useRef, useState } from 'react';
import { i18n } from '#i18n';
import { useContacts } from '@/components/contacts/use-contacts';
import { firstClick } from '@/components/first-click';
import { Icon } from '@/components/Icon';
import { undoWords } from '@/components/UndoBar';
import type { OwnPut } from '@/lib/extension/own-messages';
import type { OwnMark } from '@/lib/verdict/facts';
import type { Verdict } from '@/lib/verdict/verdict';
import { findOwn } from './find-own';
import { NameForm } from './NameForm';
import { ownKinds, ownLook } from './own-kinds';
import { markOf } from './own-reason';
import { usePressedInView } from './use-pressed-in-view';

/**
 * `Save as contact` and `Block` for a verdict's address; where the user has said so, they say it, and take it back. `onChange` is
 * called when there is another verdict to be asked for. The children stand beside them.
 */
export function OwnButtons({
  verdict,
  onChange,
  children,
}: {
  verdict: Verdict;
  onChange: () => void;
  children?: ReactNode;
}) {
  // What was said of the address when what runs began.
  const [busy, setBusy] = useState<{ said: string } | null>(null);
  const contacts = useContacts(showsNone);
  // Here, where it stays when the address is unblocked: who undoes that finds it again.
  const [typed, setTyped] = useState<OwnMark | null>(null);
  const toBeNamed = useRef(false);
  const mark = markOf(verdict);
  const buttons = usePressedInView(saidIn(mark));
  // Another window, or another browser, may have brought it back, or taken it away again.
  const isAnew = (mark?.changedAt ?? 0) > (contacts.removed?.changedAt ?? 0);
  const removed = isAnew ? null : contacts.removed;
  const { address, networkId } = verdict;

  async function run(act: () => Promise<boolean>): Promise<boolean> {
    const mine = { said: saidIn(mark) };
    // The buttons may show what was done before the background has answered: then a press is meant.
    if (busy?.said === mine.said) return false;
    setBusy(mine);
    const isDone = await act();
    setBusy((latest) => (latest === mine ? null : latest));
    if (isDone) onChange();
    return isDone;
  }
  const put = (next: Pick<OwnPut, 'kind' | 'name' | 'note' | 'seen'>) =>
    run(() => contacts.put({ address, networkId, ...next }));
  const remove = () => run(() => contacts.removeFound((entries) => findOwn(verdict, entries)));
  const press = (kind: OwnMark['kind']) => {
    const isSaid = mark?.kind === kind;
    toBeNamed.current = kind === 'trusted' && !isSaid;
    return isSaid ? remove() : put({ kind, seen: mark?.changedAt ?? 0 });
  };
  function saveWords({ kind, name, note, changedAt: seen }: OwnMark): Promise<boolean> {
    return put({ kind, name, note, ...(seen !== undefined && { seen }) });
  }

  return (
    <div className="own-buttons">
      <div ref={buttons} className="actions">
        <KindButton kind="trusted" mark={mark} onPress={() => void press('trusted')} />
        {/* So that what stands beside them is never alone in a line. */}
        <span className="kept-together">
          <KindButton kind="blocked" mark={mark} onPress={() => void press('blocked')} />
          {children}
        </span>
        <span aria-live="polite" className="muted">
          {contacts.problem ?? (undoWords(removed, mark && contacts.restored) || wordsOf(mark))}
        </span>
        {removed && (
          <button
            type="button"
            className="quiet"
            onClick={() => {
              // This one goes. To the one that says what comes back: the other says the opposite, and Enter may be pressed twice.
              buttons.current?.querySelectorAll('button')[ownKinds.indexOf(removed.kind)]?.focus();
              void run(contacts.undo);
            }}
          >
            {i18n.t('common.undo')}
          </button>
        )}
      </div>
      {mark && <NameForm {...{ mark, typed, setTyped, toBeNamed }} onSave={saveWords} />}
    </div>
  );
}

function KindButton({
  kind,
  mark,
  onPress,
}: {
  kind: OwnMark['kind'];
  mark: OwnMark | null;
  onPress: () => void;
}) {
  const isSaid = mark?.kind === kind;
  return (
    <button
      type="button"
      className="quiet toggle"
      // One that says what it does now is no switch.
      aria-pressed={kind === 'trusted' ? isSaid : undefined}
      onClick={firstClick(onPress)}
    >
      {isSaid && <Icon name={ownLook[kind].icon} />}
      {buttonWords(kind, mark)}
    </button>
  );
}

function buttonWords(kind: OwnMark['kind'], mark: OwnMark | null): string {
  const isSaid = mark?.kind === kind;
  if (kind === 'blocked') return isSaid ? i18n.t('own.unblock') : i18n.t('own.block');
  if (!isSaid) return i18n.t(mark ? 'own.trustBlocked' : 'own.trust');
  return mark.name ? i18n.t('own.savedAs', { name: mark.name }) : i18n.t('own.saved');
}

/** Another one wherever the user said something else. */
function saidIn(mark: OwnMark | null): string {
  return `${mark?.kind} ${mark?.changedAt}`;
}

function wordsOf(mark: OwnMark | null): string {
  return mark?.kind === 'trusted' ? i18n.t('own.takeBack') : '';
}

/** The verdict shows what became of it. */
function showsNone(): void {}
