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
import type { OwnEntry, OwnPut } from '@/lib/extension/own-messages';
import { shortAddress } from '@/lib/extension/short-address';
import type { Verdict } from '@/lib/verdict/verdict';
import { ContactKind } from './ContactKind';
import { changeOf } from './use-contacts';

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
  const edit = useFocusBack(isEditing);
  const { address, kind, name, note, networkId } = entry;
  const called = name || shortAddress(address);
  const unseen = <span className="unseen">{called}</span>;
  return (
    <li>
      {!isEditing && (
        <div className="row-head">
          <p className="contact-name">
            <strong>{called}</strong>{' '}
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
      {isEditing && <NameEdit entry={entry} onPut={onPut} onClose={() => setEditing(false)} />}
      {!isEditing && note && <p className="muted">{note}</p>}
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
  onPut,
  onClose,
}: {
  entry: OwnEntry;
  onPut: (change: OwnPut) => Promise<boolean>;
  onClose: () => void;
}) {
  const first = useRef<HTMLInputElement>(null);
  const [change, setChange] = useState(() => ({ ...changeOf(entry), seen: entry.changedAt }));
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
    if ((await onPut({ ...change, kind: entry.kind })) && isStill()) onClose();
  }
  return (
    <form
      className="field-group"
      onSubmit={(event) => void save(event)}
      onKeyDown={onEscape(onClose)}
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
        <button type="button" onClick={onClose}>
          {i18n.t('common.cancel')}
        </button>
      </div>
    </form>
  );
}
