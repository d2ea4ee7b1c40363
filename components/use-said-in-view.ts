import { type RefObject, useEffect, useRef } from 'react';

/**
 * What is said of a press stands below what was pressed, where a narrow window may end: it comes into view whenever there is something else
 * `said`, as long as what has the focus is in view. Who went elsewhere meanwhile is left there.
 */
export function useSaidInView(said: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said && isFocusInView()) place.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return place;
}

function isFocusInView(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
