import { useState } from 'react';
import { Icon, type IconName } from '@/components/Icon';
import { later, useLater } from '@/components/use-later';
import type { Action } from './ActionMenu';

/** The menu itself is not needed before there is a verdict. */
export const actionMenu = later(async () => (await import('./ActionMenu')).ActionMenu);

/** A button with a menu. Where it is pressed before the menu is loaded, the menu opens as soon as it is. */
export function MenuButton({
  name,
  icon,
  actions,
}: {
  name: string;
  icon: IconName;
  actions: readonly Action[];
}) {
  const ActionMenu = useLater(actionMenu);
  const [isWanted, setWanted] = useState(false);
  if (ActionMenu) {
    return <ActionMenu name={name} icon={icon} actions={actions} defaultOpen={isWanted} />;
  }
  return (
    <button
      type="button"
      className="quiet menu-button"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      <Icon name={icon} />
      <span className="unseen">{name}</span>
    </button>
  );
}
