import { useEffect, useEffectEvent } from 'react';
import { browser } from 'wxt/browser';

/** Calls back when what is shown may be old: the background says that something changed, or the window gets the focus. */
export function useTold(onNews: () => void): void {
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    // Our other pages and the content scripts ask the background by the same way, which is not for us.
    const listen = (message: unknown, { tab }: { tab?: unknown }) => {
      const isNews = typeof message === 'object' && message !== null && 'type' in message;
      if (isNews && message.type === 'pages/refresh' && !tab) tell();
    };
    browser.runtime.onMessage.addListener(listen);
    const listenToFocus = () => tell();
    window.addEventListener('focus', listenToFocus);
    return () => {
      browser.runtime.onMessage.removeListener(listen);
      window.removeEventListener('focus', listenToFocus);
    };
  }, []);
}
