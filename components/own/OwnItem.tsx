import { useEffect, useRef, useState } from 'react';
import { i18n } from '#i18n';
import { AddressText } from '@/components/AddressText';
import { ConfirmButton } from '@/components/ConfirmButton';
import { Icon } from '@/components/Icon';
import { LevelMark } from '@/components/LevelMark';
import { findNetwork } from '@/lib/address/networks';
import type { OwnEntry, OwnList } from '@/lib/extension/own-messages';
import { shortAddress } from '@/lib/extension/short-address';
import type { Verdict } from '@/lib/verdict/verdict';
import { OwnForm } from './OwnForm';
import { kindWords } from './own-words';

/**
 * One entry of the user's own lists, to be changed in its place.
 * @param verdict where it is reported
 */
export function OwnItem({
  entry,
  verdict,
  onChange,
  onRemove,
}: {
  entry: OwnEntry;
  verdict: Verdict | undefined;
  onChange: (list: OwnList) => void;
  onRemove: () => void;
}) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const { address, kind, name, note, networkId } = entry;
  const called = name || shortAddress(address);
  if (isEditing) {
    return (
      <li>
        <OwnForm
          entry={entry}
          onDone={(changed) => {
            if (changed) onChange(changed);
            setEditing(false);
          }}
        />
      </li>
    );
  }
  return (
    <li>
      <div className="row-head">
        <p className="own-name" data-level={kind === 'blocked' ? 'danger' : 'unknown'}>
          <Icon name={kind === 'blocked' ? 'danger' : 'done'} />
          <strong>{kindWords(kind)}</strong>
          <span>{called}</span>
        </p>
        <div className="actions">
          <button ref={edit} type="button" className="quiet" onClick={() => setEditing(true)}>
            {i18n.t('own.edit')} <span className="unseen">{called}</span>
          </button>
          <ConfirmButton name={i18n.t('common.remove')} subject={called} onConfirm={onRemove} />
        </div>
      </div>
      <AddressText address={address} />
      <LevelMark verdict={verdict} />
      {(networkId || note) && (
        <p className="muted">
          {networkId && <span className="tag">{findNetwork(networkId).name}</span>} {note}
        </p>
      )}
    </li>
  );
}
