import type { ReactNode } from 'react';

/** What stands under a tab; drawn while that is looked at. `isKept`: what goes on in it goes on, and is there again. */
export function TabPanel({
  name,
  tab,
  isKept = false,
  children,
}: {
  name: string;
  tab: string;
  isKept?: boolean;
  children: ReactNode;
}) {
  const isOpen = name === tab;
  if (!isOpen && !isKept) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(name)}
      aria-labelledby={tabId(name)}
      hidden={!isOpen}
      // No stop of Tab: each begins with a field or a switch. The focus comes here where what had it is gone.
      tabIndex={-1}
    >
      {children}
    </div>
  );
}

export function tabId(name: string): string {
  return `tab-${name}`;
}

export function panelId(name: string): string {
  return `panel-${name}`;
}
