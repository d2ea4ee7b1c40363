import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { activeTabId } from './page/ask-tab';

/** The tab that the user looks at in this window, from now on; null until it is known. */
export function useActiveTab(): number | null {
  const [tabId, setTabId] = useState<number | null>(null);
  useEffect(() => {
    const follow = () => activeTabId().then(setTabId, reportError);
    void follow();
    // A tab that is moved to another window, or put in place of another, is told of by none of these alone.
    const events = [browser.tabs.onActivated, browser.tabs.onAttached, browser.tabs.onReplaced];
    for (const event of events) event?.addListener(follow);
    return () => {
      for (const event of events) event?.removeListener(follow);
    };
  }, []);
  return tabId;
}
