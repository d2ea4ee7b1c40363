import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { i18n } from '#i18n';
import { AddressText } from '@/components/AddressText';
import { firstClick } from '@/components/first-click';
import { LevelMark } from '@/components/LevelMark';
import { onEscape } from '@/components/on-escape';
import { isWrongIn, NameFields } from '@/components/own/NameFields';
import { useFocusBack } from '@/components/use-focus-back';
import { useIsStill } from '@/components/use-is-still';
import { findNetwork } from '@/lib/address/networks';
import type { OwnChange, OwnEntry, OwnPut } from '@/lib/extension/own-messages';
import { shortAddress } from '@/lib/extension/short-address';
import type { Verdict } from '@/lib/verdict/verdict';
import { ContactKind } from './ContactKind';
import { changeOf } from './use-contacts';

type Edit = OwnChange & Pick<OwnPut, 'seen'>;

/**
 * One contact: its name and note are changed in their place, and a switch trusts or blocks it.
 * @param verdict where it is reported
 */
export function ContactItem({
  entry,
  verdict,
  onPut,
  onRemove,
}: {
  entry: OwnEntry;
  verdict: Verdict | undefined;
  onPut: (change: OwnPut) => Promise<boolean>;
  onRemove: () => void;
}) {
  const [isEditing, setEditing] = useState(false);
  // Here, where it stays when the form is left.
  const [left, setLeft] = useState<Edit | null>(null);
  const edit = useFocusBack(isEditing);
  const { address, kind, name, note, networkId } = entry;
  const called = name || shortAddress(address);
  const unseen = <span className="unseen">{called}</span>;
  const close = (typed: Edit | null) => {
    setLeft(typed);
    setEditing(false);
  };
  return (
    <li>
      {!isEditing && (
        <div className="row-head">
          <p className="contact-name">
            <strong>
              <bdi>{called}</bdi>
            </strong>{' '}
            {networkId && <span className="tag">{findNetwork(networkId).name}</span>}
          </p>
          <ContactKind
            kind={kind}
            called={called}
            onChange={(next) =>
              void onPut({ address, networkId, kind: next, seen: entry.changedAt })
            }
          />
        </div>
      )}
      <AddressText address={address} />
      <LevelMark verdict={verdict} />
      {isEditing && <NameEdit entry={entry} left={left} onPut={onPut} onClose={close} />}
      {!isEditing && note && (
        <p className="muted">
          <bdi>{note}</bdi>
        </p>
      )}
      {!isEditing && (
        <div className="actions">
          <button ref={edit} type="button" className="quiet" onClick={() => setEditing(true)}>
            {i18n.t('contacts.edit')} {unseen}
          </button>
          <button type="button" className="quiet" onClick={firstClick(onRemove)}>
            {i18n.t('common.remove')} {unseen}
          </button>
        </div>
      )}
    </li>
  );
}

function NameEdit({
  entry,
  left,
  onPut,
  onClose,
}: {
  entry: OwnEntry;
  /** What was typed before the form was left; null: nothing. */
  left: Edit | null;
  onPut: (change: OwnPut) => Promise<boolean>;
  /** Gets what was typed and is still wanted. */
  onClose: (typed: Edit | null) => void;
}) {
  const first = useRef<HTMLInputElement>(null);
  const [opened] = useState((): Edit => left ?? { ...changeOf(entry), seen: entry.changedAt });
  const [change, setChange] = useState(opened);
  const isStill = useIsStill(change);
  useEffect(() => {
    // Later: in Firefox the press of Enter that opened the form would send it off at once.
    const timer = setTimeout(() => {
      first.current?.focus();
      first.current?.select();
    });
    return () => clearTimeout(timer);
  }, []);
  async function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isWrongIn(event.currentTarget)) return;
    // Whether it is trusted or blocked is said elsewhere, maybe since: a new name takes no warning away.
    if ((await onPut({ ...change, kind: entry.kind })) && isStill()) onClose(null);
  }
  return (
    <form
      className="field-group"
      onSubmit={(event) => void save(event)}
      onKeyDown={onEscape(() => onClose(change === opened ? left : change))}
    >
      <NameFields
        mark={change}
        onChange={(words) => setChange({ ...change, ...words })}
        first={first}
      />
      <div className="actions">
        <button type="submit" className="primary">
          {i18n.t('common.save')}
        </button>
        <button type="button" onClick={() => onClose(null)}>
          {i18n.t('common.cancel')}
        </button>
      </div>
    </form>
  );
}
