import { useId } from 'react';
import { i18n } from '#i18n';
import { Icon } from '@/components/Icon';
import { ownKinds, ownLook } from '@/components/own/own-kinds';
import type { OwnMark } from '@/lib/verdict/facts';

/** Trusted or blocked: a switch with both its sides written out. `called` is whom it is about. */
export function ContactKind({
  kind,
  called,
  onChange,
}: {
  kind: OwnMark['kind'];
  called: string;
  onChange: (kind: OwnMark['kind']) => void;
}) {
  const id = useId();
  return (
    <fieldset className="contact-kind">
      <legend className="unseen">{i18n.t('contacts.kind', { name: called })}</legend>
      {ownKinds.map((one) => (
        <label key={one} data-level={ownLook[one].level}>
          <input
            type="radio"
            className="unseen"
            name={id}
            checked={kind === one}
            onChange={() => onChange(one)}
          />
          {kind === one && <Icon name={ownLook[one].icon} />}
          {i18n.t(`contacts.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
