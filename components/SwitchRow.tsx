import { Switch } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';

/** A switch with its name, and beside it what it does. */
export function SwitchRow({
  name,
  checked,
  onChange,
  children,
}: {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children?: ReactNode;
}) {
  const nameId = useId();
  const noteId = useId();
  return (
    <div className="switch-row">
      <div>
        <span id={nameId}>{name}</span>
        {children && (
          <p id={noteId} className="muted">
            {children}
          </p>
        )}
      </div>
      <Switch.Root
        className="switch"
        checked={checked}
        onCheckedChange={onChange}
        aria-labelledby={nameId}
        aria-describedby={children ? noteId : undefined}
      >
        <Switch.Thumb className="switch-thumb" />
      </Switch.Root>
    </div>
  );
}
