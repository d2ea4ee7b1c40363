import { useLayoutEffect, useRef } from 'react';

/** Where an element stands that outlives its place, as when its row goes to another group. What had the focus in it has it again there. */
export function Place({ of: element }: { of: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(element);
    focusedIn.get(element)?.focus({ preventScroll: true });
    return () => {
      // The place goes right after this.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && element.contains(activeElement))
        focusedIn.set(element, activeElement);
      else focusedIn.delete(element);
    };
  }, [element]);
  return <div ref={place} />;
}

const focusedIn = new WeakMap<HTMLElement, HTMLElement>();
