import { type RefObject, useEffect, useRef } from 'react';

/**
 * Of an element with buttons: what has the focus in it stays in view where the user said something else of the address, so that the verdict
 * above has more to say. One that is judged anew, as whenever the window gets the focus, moves nothing: the user may read elsewhere.
 */
export function usePressedInView(said: string): RefObject<HTMLDivElement | null> {
  const buttons = useRef<HTMLDivElement>(null);
  const before = useRef(said);
  useEffect(() => {
    if (before.current === said) return;
    before.current = said;
    const pressed = document.activeElement;
    if (buttons.current?.contains(pressed)) pressed?.scrollIntoView({ block: 'nearest' });
  });
  return buttons;
}
