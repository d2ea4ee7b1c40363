import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lastTop, type Rows, rowsIn, scrolledTop, scrollOfTop, topToSee } from './row-window';

/** In CSS pixels; the same stands in reports.css. */
export const rowHeight = 56;

/**
 * Which of many rows a scrolled box shows. `box` is the box; `top` is the place of its upper edge in the list, which is more than its
 * scroll bar can tell where the list is too tall for the browser.
 */
export function useRowWindow(box: RefObject<HTMLElement | null>, total: number) {
  const [viewHeight, setViewHeight] = useState(600);
  const [wanted, setTop] = useState(0);
  const scrolled = useRef(0);
  const rows: Rows = { total, rowHeight, viewHeight };
  const top = Math.min(wanted, lastTop(rows));

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setViewHeight(element.clientHeight || 600));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  /** Puts the bar where it belongs to the place in the list. */
  const align = useCallback(
    (at: number) => {
      const element = box.current;
      if (!element) return;
      element.scrollTop = scrollOfTop(at, { total, rowHeight, viewHeight });
      // What the browser made of it.
      scrolled.current = element.scrollTop;
    },
    [box, total, viewHeight],
  );

  const onScroll = useCallback(() => {
    const to = box.current?.scrollTop ?? 0;
    const from = scrolled.current;
    if (to === from) return;
    scrolled.current = to;
    setTop((at) => scrolledTop(at, from, to, { total, rowHeight, viewHeight }));
  }, [box, total, viewHeight]);

  // React knows no onScrollEnd in all versions; the bar is moved when the user let go of it.
  useEffect(() => {
    const element = box.current;
    const onEnd = () => align(top);
    element?.addEventListener('scrollend', onEnd);
    return () => element?.removeEventListener('scrollend', onEnd);
  }, [box, align, top]);

  const showRow = useCallback(
    (row: number) => {
      const at = topToSee(row, top, { total, rowHeight, viewHeight });
      setTop(at);
      align(at);
    },
    [top, total, viewHeight, align],
  );

  const rowsOfView = Math.max(1, Math.floor(viewHeight / rowHeight));
  const height = Math.min(viewHeight, total * rowHeight);
  return { rows, top, ...rowsIn(top, rows), height, rowsOfView, onScroll, showRow };
}
