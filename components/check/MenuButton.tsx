import { useState } from 'react';
import { Icon, type IconName } from '@/components/Icon';
import { later, useLater } from '@/components/use-later';
import type { Action } from './ActionMenu';

/** The menu itself is not needed before there is a verdict. */
export const actionMenu = later(async () => (await import('./ActionMenu')).ActionMenu);

/** A button with a menu. Where it is pressed before the menu is loaded, the menu opens as soon as it is; the focus stays. */
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
  // What the user did with the button before the menu was there.
  const [before, setBefore] = useState({ isWanted: false, hasFocus: false });
  if (ActionMenu) {
    return <ActionMenu name={name} icon={icon} actions={actions} before={before} />;
  }
  return (
    <button
      type="button"
      className="quiet menu-button"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setBefore((it) => ({ ...it, isWanted: true }))}
      onFocus={() => setBefore((it) => ({ ...it, hasFocus: true }))}
      onBlur={() => setBefore((it) => ({ ...it, hasFocus: false }))}
    >
      <Icon name={icon} />
      <span className="unseen">{name}</span>
    </button>
  );
}
