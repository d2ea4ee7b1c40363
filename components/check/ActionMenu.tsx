import { Menu } from '@base-ui/react/menu';
import { useEffect, useRef } from 'react';
import { Icon, type IconName } from '@/components/Icon';
import { openLinkPrivately } from '@/components/private-window';

export type Action = { name: string; note?: string } & (
  | { href: `https://${string}` }
  | { act: () => void }
);

/** A button with a menu of actions and links out of the extension. Loaded by MenuButton. */
export function ActionMenu({
  name,
  icon,
  actions,
  before,
}: {
  name: string;
  icon: IconName;
  actions: readonly Action[];
  /** What the user did with the button before this one took its place. */
  before: { isWanted: boolean; hasFocus: boolean };
}) {
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (before.hasFocus) trigger.current?.focus();
    // Not open from the beginning: then the focus would be on no item.
    if (before.isWanted) trigger.current?.click();
  }, [before]);
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger ref={trigger} className="quiet menu-button">
        <Icon name={icon} />
        <span className="unseen">{name}</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="picker-place" sideOffset={4} align="end">
          <Menu.Popup className="menu-popup">
            {actions.map((action) => (
              <ActionItem key={action.name} action={action} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function ActionItem({ action }: { action: Action }) {
  const words = (
    <>
      {action.name}
      {action.note && <span className="muted">{action.note}</span>}
    </>
  );
  if ('act' in action) {
    return (
      <Menu.Item className="menu-item" onClick={action.act}>
        {words}
      </Menu.Item>
    );
  }
  return (
    <Menu.LinkItem
      className="menu-item"
      href={action.href}
      target="_blank"
      rel="noreferrer noopener"
      closeOnClick
      onClick={openLinkPrivately}
      onAuxClick={openLinkPrivately}
    >
      {words}
    </Menu.LinkItem>
  );
}
