import { useEffect, useRef, useState } from 'react';

/**
 * How many rows of a long list are shown, and as many more where the user asks for them: then the first of these has the focus, as the
 * button that was pressed may be gone. `list` is for the list; `more`: so many come next of `total`.
 */
export function useMore(step: number, total: number) {
  const [shown, setShown] = useState(step);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (shown > step) list.current?.children[shown - step]?.querySelector('button')?.focus();
  }, [shown, step]);
  return {
    shown,
    list,
    more: Math.max(0, Math.min(step, total - shown)),
    showMore: () => setShown(shown + step),
  };
}
