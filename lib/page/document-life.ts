import { giveUp } from '@/lib/extension/messages';
import { rootElement } from './kinds';
import { passively } from './passively';

/**
 * Follows what becomes of the document: it comes back from the back/forward cache, is left or taken out of the page, or is written
 * anew by `document.open`, which takes all listeners away. Returns the way to stop.
 */
export function followDocument(tell: {
  onShown: () => void;
  onHidden: () => void;
  onReplaced: () => void;
}): () => void {
  const observer = new MutationObserver(() => {
    if (rootElement() === root || !rootElement()) return;
    root = rootElement();
    listen();
    tell.onReplaced();
  });
  const onPageShow = (event: PageTransitionEvent) => {
    if (!event.isTrusted || !event.persisted) return;
    giveUp();
    // The badge was cleared, and the lists may have changed.
    tell.onShown();
  };
  const listening = new AbortController();
  const listen = () => {
    addEventListener('pageshow', onPageShow, passively(listening));
    addEventListener('pagehide', tell.onHidden, passively(listening));
  };
  let root: Element | null = rootElement();
  listen();
  observer.observe(document, { childList: true });
  return () => {
    observer.disconnect();
    listening.abort();
  };
}
