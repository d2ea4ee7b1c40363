import type { ReactNode } from 'react';
import { number } from '@/lib/extension/figures';
import type { Level } from '@/lib/verdict/verdict';
import { Icon, type IconName } from './Icon';

/** One of the buttons that choose what a list shows, with how many there are of it. */
export function FilterToggle({
  isOn,
  count,
  level,
  icon,
  onClick,
  children,
}: {
  isOn: boolean;
  count: number;
  level?: Level;
  icon?: IconName;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="quiet toggle"
      data-level={level}
      aria-pressed={isOn}
      onClick={onClick}
    >
      {icon && <Icon name={icon} />}
      {children} <span className="muted">{number(count)}</span>
    </button>
  );
}
