import type { ReactNode } from 'react';
import { Icon } from './Icon';

/** A link out of the extension, told nothing of where it came from. Anything but https is shown as plain text. */
export function OuterLink({ href, children }: { href: string; children: ReactNode }) {
  if (!href.startsWith('https://')) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {children}
      <Icon name="open" />
    </a>
  );
}
