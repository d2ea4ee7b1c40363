import type { MouseEvent, ReactNode } from 'react';
import type { Beginning } from '@/lib/extension/hand-over';
import { openFull } from './open-pages';

/** A link to our page in a tab of its own. By whatever button: what the page begins with is not in the link's address. */
export function TabLink({ begin, children }: { begin: Beginning; children: ReactNode }) {
  const open = (event: MouseEvent) => {
    // The right one opens the browser's menu.
    if (event.button === 2) return;
    event.preventDefault();
    openFull(begin);
  };
  return (
    <a href="popup.html?full" target="_blank" rel="noopener" onClick={open} onAuxClick={open}>
      {children}
    </a>
  );
}
