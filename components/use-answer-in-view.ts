import { type RefObject, useEffect, useRef, useState } from 'react';

/** So long an answer may take to come, in milliseconds. Later the user may be elsewhere. */
const longest = 1000;

/**
 * For a list with the answer to its chosen row beside it, or below it where the window is narrow: `show` brings the answer, which is the
 * first in the element of `ref`, into view where it is not, or hardly. To be called when a row is pressed, and not when keys lead over it:
 * the list would go away under them.
 */
export function useAnswerInView(): { ref: RefObject<HTMLElement | null>; show: () => void } {
  const ref = useRef<HTMLElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const answer = ref.current?.firstElementChild;
    if (times === 0 || !answer || isInView(answer)) return undefined;
    // It has little to say at first.
    const observer = new ResizeObserver(() => answer.scrollIntoView({ block: 'nearest' }));
    observer.observe(answer);
    const timer = setTimeout(() => observer.disconnect(), longest);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [times]);
  return { ref, show: () => setTimes((before) => before + 1) };
}

/** Whether it begins in view, and not so low that most of it is none. */
function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top <= (innerHeight * 2) / 3;
}
