import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { lastTop, type Rows, rowsIn, scrolledTop, scrollOfTop, topToSee } from './row-window';

/** In CSS pixels; the same stands in row-list.css. In a box that is narrower than `narrow`, a row is stacked: its facts go over lines. */
const heights = { inLine: 56, stacked: 92 };
const narrow = 340;

/**
 * Which of many rows a scrolled box shows. `box` is the box; `top` is the place of its upper edge in the list, which is more than its
 * scroll bar can tell where the list is too tall for the browser.
 */
export function useRowWindow(box: RefObject<HTMLElement | null>, total: number) {
  const { viewHeight, isStacked } = useBoxSize(box);
  const rowHeight = isStacked ? heights.stacked : heights.inLine;
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

  useScrollEnd(box, align);

  const lastHeight = useRef(rowHeight);
  useLayoutEffect(() => {
    // The same rows stay in view.
    moveTo((now.current.top / lastHeight.current) * rowHeight);
    lastHeight.current = rowHeight;
    align();
  }, [rowHeight, moveTo, align]);

  const showRow = useCallback(
    (row: number) => {
      moveTo(topToSee(row, now.current.top, now.current.rows));
      align();
    },
    [moveTo, align],
  );

  const rowsOfView = Math.max(1, Math.floor(viewHeight / rowHeight));
  const height = Math.min(viewHeight, total * rowHeight);
  return { rows, top, ...rowsIn(top, rows), isStacked, height, rowsOfView, onScroll, showRow };
}

/** The bar is put right when the user let go of it. */
function useScrollEnd(box: RefObject<HTMLElement | null>, align: () => void) {
  useLayoutEffect(() => {
    const element = box.current;
    element?.addEventListener('scrollend', align);
    return () => element?.removeEventListener('scrollend', align);
  }, [box, align]);
}

function useBoxSize(box: RefObject<HTMLElement | null>) {
  const [viewHeight, setViewHeight] = useState(600);
  const [isStacked, setStacked] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      setViewHeight(element.clientHeight || 600);
      // What is not shown has no width.
      if (element.clientWidth > 0) setStacked(element.clientWidth < narrow);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return { viewHeight, isStacked };
}
