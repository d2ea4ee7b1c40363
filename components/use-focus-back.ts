import { type RefObject, useEffect, useRef } from 'react';

/** The button in whose place something opens and closes: whenever it is there again, or another one that takes its `ref`, it has the focus. */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen !== wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
