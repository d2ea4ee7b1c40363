import { type RefObject, useEffect, useRef } from 'react';

/** Of an element with buttons: what has the focus in it stays in view whenever `shown`, which stands above, is another and has more to say. */
export function usePressedInView(shown: unknown): RefObject<HTMLDivElement | null> {
  const buttons = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const pressed = document.activeElement;
    if (buttons.current?.contains(pressed)) pressed?.scrollIntoView({ block: 'nearest' });
  });
  return buttons;
}
