import { type RefObject, useEffect, useRef } from 'react';
import { isFocusInView } from './is-focus-in-view';

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
