import { type RefObject, useEffect, useRef, useState } from 'react';

/** So long an answer may take to come, in milliseconds, unless the user goes elsewhere before. */
const longest = 10_000;
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * For a list with the answer to its chosen row beside it, or below it where the window is narrow: `show` brings the answer, which is the
 * first in the element of `ref`, into view where it is not, or hardly. To be called when a row is pressed, and not when keys lead over it:
 * the list would go away under them.
 */
export function useAnswerInView(): { ref: RefObject<HTMLElement | null>; show: () => void } {
  const ref = useRef<HTMLElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const place = ref.current;
    const first = place?.firstElementChild;
    if (times === 0 || !place || (first && isInView(first))) return undefined;
    // It has little to say at first, or is not there yet.
    const observer = new ResizeObserver(() =>
      place.firstElementChild?.scrollIntoView({ block: 'nearest' }),
    );
    for (const one of [place, first]) if (one) observer.observe(one);
    const end = new AbortController();
    const { signal } = end;
    const stop = () => end.abort();
    for (const act of acts) addEventListener(act, stop, { capture: true, passive: true, signal });
    const timer = setTimeout(stop, longest);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      observer.disconnect();
    });
    return stop;
  }, [times]);
  return { ref, show: () => setTimes((before) => before + 1) };
}

/** Whether it begins in view, and not so low that most of it is none. */
function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top <= (innerHeight * 2) / 3;
}
