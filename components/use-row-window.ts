import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { lastTop, type Rows, rowsIn, scrolledTop, scrollOfTop, topToSee } from './row-window';

/** In CSS pixels; the same stands in row-list.css. */
export const rowHeight = 56;

/**
 * Which of many rows a scrolled box shows. `box` is the box; `top` is the place of its upper edge in the list, which is more than its
 * scroll bar can tell where the list is too tall for the browser.
 */
export function useRowWindow(box: RefObject<HTMLElement | null>, total: number) {
  const [viewHeight, setViewHeight] = useState(600);
  const [wanted, setWanted] = useState(0);
  const rows: Rows = { total, rowHeight, viewHeight };
  const top = Math.min(wanted, lastTop(rows));
  // Events come faster than React draws: what they go by stands here.
  const now = useRef({ rows, top, scrolled: 0 });
  now.current = { ...now.current, rows };

  const moveTo = useCallback((next: number) => {
    now.current.top = next;
    setWanted(next);
  }, []);

  /** Puts the bar where it belongs to the place in the list. */
  const align = useCallback(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = scrollOfTop(now.current.top, now.current.rows);
    // What the browser made of it.
    now.current.scrolled = element.scrollTop;
  }, [box]);

  const onScroll = useCallback(() => {
    const to = box.current?.scrollTop ?? 0;
    const { scrolled: from, top: at, rows: of } = now.current;
    if (to === from) return;
    now.current.scrolled = to;
    moveTo(scrolledTop(Math.min(at, lastTop(of)), from, to, of));
  }, [box, moveTo]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setViewHeight(element.clientHeight || 600));
    observer.observe(element);
    // The bar is put right when the user let go of it.
    element.addEventListener('scrollend', align);
    return () => {
      observer.disconnect();
      element.removeEventListener('scrollend', align);
    };
  }, [box, align]);

  const showRow = useCallback(
    (row: number) => {
      moveTo(topToSee(row, now.current.top, now.current.rows));
      align();
    },
    [moveTo, align],
  );

  const rowsOfView = Math.max(1, Math.floor(viewHeight / rowHeight));
  const height = Math.min(viewHeight, total * rowHeight);
  return { rows, top, ...rowsIn(top, rows), height, rowsOfView, onScroll, showRow };
}
