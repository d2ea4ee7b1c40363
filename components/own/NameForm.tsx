import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { i18n } from '#i18n';
import { useIsStill } from '@/components/use-is-still';
import type { OwnMark } from '@/lib/verdict/facts';
import { isWrongIn, NameFields } from './NameFields';

/** Gives what the user trusts or blocked a name and a note, in the verdict's own place. */
export function NameForm({
  mark,
  typed,
  setTyped,
  toBeNamed,
  onSave,
}: {
  mark: OwnMark;
  /** null: nothing was typed since it was stored. */
  typed: OwnMark | null;
  setTyped: (typed: OwnMark | null) => void;
  /** The press of a button beside it has the user trust it. */
  toBeNamed: RefObject<boolean>;
  /** Tells whether it is stored. */
  onSave: (mark: OwnMark) => Promise<boolean>;
}) {
  const fold = useRef<HTMLDetailsElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const isStill = useIsStill(typed);
  // What is typed next is a name: on the button, its first blank would take the contact back.
  useEffect(() => {
    if (mark.kind !== 'trusted' || !toBeNamed.current || !fold.current) return;
    toBeNamed.current = false;
    fold.current.open = true;
    const focused = document.activeElement;
    if (focused !== document.body && !fold.current.parentElement?.contains(focused)) return;
    // No farther than that: the verdict above has more to say.
    name.current?.focus({ preventScroll: true });
    name.current?.scrollIntoView({ block: 'nearest' });
  }, [mark.kind, toBeNamed]);
  // Whether it is trusted or blocked is said elsewhere, maybe since.
  const shown = typed ? { ...typed, kind: mark.kind } : mark;
  async function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isWrongIn(event.currentTarget) || !(await onSave(shown)) || !fold.current) return;
    if (!isStill()) return;
    setTyped(null);
    // What had the focus is folded up.
    fold.current.open = false;
    fold.current.querySelector('summary')?.focus();
  }
  return (
    <details ref={fold} className="name-form">
      <summary>{i18n.t('own.nameAndNote')}</summary>
      <form className="field-group" onSubmit={(event) => void save(event)}>
        <NameFields
          mark={shown}
          onChange={(words) => setTyped({ ...shown, ...words })}
          first={name}
        />
        <div className="actions">
          <button type="submit" className="quiet">
            {i18n.t('own.saveNameAndNote')}
          </button>
        </div>
      </form>
    </details>
  );
}
