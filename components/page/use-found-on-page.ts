import { useCallback, useEffect, useState } from 'react';
import { errorWords } from '@/components/error-words';
import { useLatest } from '@/components/use-latest';
import { send } from '@/lib/extension/messages';
import { activeTabId, isLoading, refreshFrames } from './ask-tab';
import { findInTab, type TabFound } from './found-in-tab';

export type PageState =
  | { status: 'loading' }
  | { status: 'unloaded' }
  | { status: 'unreadable' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; tabId: number; found: TabFound };

/** Pages go on loading while the popup is open: how often they are asked again, in milliseconds. */
const interval = 1000;

/** What the tab shows; `tabId` null: the active tab. Asked again every second for as long as it is shown. */
export function useFoundOnPage(tabId: number | null) {
  const [state, setState] = useState<PageState>({ status: 'loading' });
  /** Why the site was not switched; null: it was. */
  const [problem, setProblem] = useState<string | null>(null);
  /** What the site is being switched to; null: nothing. The page takes a moment, and the switch does not wait for it. */
  const [switching, setSwitching] = useState<boolean | null>(null);
  const begin = useLatest();

  const refresh = useCallback(async (): Promise<PageState> => {
    try {
      const id = tabId ?? (await activeTabId());
      const found = id === null ? undefined : await findInTab(id);
      if (id !== null && found) return { status: 'ready', tabId: id, found };
      const isUnloaded = id !== null && (await isLoading(id));
      return { status: isUnloaded ? 'unloaded' : 'unreadable' };
    } catch (error) {
      return { status: 'failed', message: errorWords(error) };
    }
  }, [tabId]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isShown = true;
    async function ask() {
      const next = await refresh();
      if (!isShown) return;
      setState(next);
      timer = setTimeout(ask, interval);
    }
    void ask();
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [refresh]);

  /** Switches checks on the page's site; the state is the page's own answer afterwards. */
  const switchSite = useCallback(
    async (host: string, enabled: boolean) => {
      const isLate = begin();
      setProblem(null);
      setSwitching(enabled);
      try {
        await send('settings/set', { site: { host, enabled } });
        const id = tabId ?? (await activeTabId());
        if (id !== null) await refreshFrames(id);
        setState(await refresh());
      } catch (error) {
        setProblem(errorWords(error));
      } finally {
        // Unless it was pressed once more.
        if (!isLate()) setSwitching(null);
      }
    },
    [begin, refresh, tabId],
  );

  const again = () => void refresh().then(setState);
  return { state, problem, switching, switchSite, again };
}
