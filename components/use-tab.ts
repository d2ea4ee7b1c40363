import { useLayoutEffect, useRef, useState } from 'react';
import { keepView } from '@/lib/extension/hand-over';
import type { PopupTab } from './Popup';

/**
 * The tab that is looked at. Each is as far down as it was left, however far the one before was: all of them scroll the same window.
 * `openAnew` shows one from its beginning.
 */
export function useTab(view: PopupTab, full: boolean) {
  // The full tab stands beside no page: what was found on one goes on as its check.
  const [tab, setTab] = useState<PopupTab>(full && view === 'page' ? 'check' : view);
  const tops = useRef(new Map<PopupTab, number>());
  const shown = useRef(tab);
  useLayoutEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    document.documentElement.scrollTop = tops.current.get(tab) ?? 0;
  }, [tab]);
  function open(next: PopupTab) {
    tops.current.set(tab, document.documentElement.scrollTop);
    setTab(next);
    if (full) keepView(next);
  }
  function openAnew(next: PopupTab) {
    tops.current.delete(next);
    open(next);
  }
  return { tab, open, openAnew };
}
