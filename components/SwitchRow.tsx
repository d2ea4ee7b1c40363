import { Switch } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';
import { i18n } from '#i18n';

/** A switch with its name, and beside it what it does. `locked`: the user's organisation set it. */
export function SwitchRow({
  name,
  checked,
  locked = false,
  onChange,
  children,
}: {
  name: string;
  checked: boolean;
  locked?: boolean;
  onChange: (checked: boolean) => void;
  children?: ReactNode;
}) {
  const nameId = useId();
  const noteId = useId();
  const hasNote = locked || Boolean(children);
  return (
    <div className="switch-row">
      <div>
        <span id={nameId}>{name}</span>
        {hasNote && (
          <p id={noteId} className="muted">
            {children} {locked && <strong>{i18n.t('options.managed')}</strong>}
          </p>
        )}
      </div>
      <Switch.Root
        className="switch"
        checked={checked}
        disabled={locked}
        onCheckedChange={onChange}
        aria-labelledby={nameId}
        aria-describedby={hasNote ? noteId : undefined}
      >
        <Switch.Thumb className="switch-thumb" />
      </Switch.Root>
    </div>
  );
}
