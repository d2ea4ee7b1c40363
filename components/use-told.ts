import { useEffect } from 'react';
import { browser } from 'wxt/browser';

/** Calls back when what is shown may be old: the background says that something changed, or the window gets the focus. */
export function useTold(onNews: () => void): void {
  useEffect(() => {
    // Our other pages and the content scripts ask the background by the same way, which is not for us.
    const listen = (message: unknown, { tab }: { tab?: unknown }) => {
      const isNews = typeof message === 'object' && message !== null && 'type' in message;
      if (isNews && message.type === 'pages/refresh' && !tab) onNews();
    };
    browser.runtime.onMessage.addListener(listen);
    window.addEventListener('focus', onNews);
    return () => {
      browser.runtime.onMessage.removeListener(listen);
      window.removeEventListener('focus', onNews);
    };
  }, [onNews]);
}
