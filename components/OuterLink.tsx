import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { openLinkPrivately } from './private-window';

/** A link out of the extension, told nothing of where it came from. Anything but https is shown as plain text. */
export function OuterLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  if (!href.startsWith('https://')) return <span>{children}</span>;
  return (
    <a
      className={className}
      href={href}
      target="_blank"
      rel="noreferrer noopener"
      onClick={openLinkPrivately}
      onAuxClick={openLinkPrivately}
    >
      {children}
      <Icon name="open" />
    </a>
  );
}
