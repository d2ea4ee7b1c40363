import { type RefObject, useEffect, useRef } from 'react';
import { isFocusInView } from './is-focus-in-view';

/**
 * What is said of a press stands below what was pressed, where a narrow window may end: it comes into view whenever there is something else
 * `said`, as long as what has the focus is in view. Who went elsewhere meanwhile is left there.
 */
export function useSaidInView(said: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!said) return undefined;
    // Where something above grew in the same frame, the browser scrolls back what was in view at that frame's end, and not before.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (isFocusInView()) place.current?.scrollIntoView({ block: 'nearest' });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [said]);
  return place;
}
