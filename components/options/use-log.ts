import { useCallback, useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import type { AskedState } from '@/components/asked-state';
import { errorWords } from '@/components/error-words';
import type { LoggedRequest } from '@/lib/extension/log-messages';
import { send } from '@/lib/extension/messages';

export type LogState = AskedState<{ requests: LoggedRequest[] }>;

/** What left the browser, as the background noted it; asked again whenever something was noted. */
export function useLog() {
  const [state, setState] = useState<LogState>({ status: 'loading' });
  const ask = useCallback(async (type: 'log/list' | 'log/clear') => {
    try {
      setState({ status: 'ready', requests: await send(type) });
    } catch (error) {
      setState({ status: 'failed', message: errorWords(error) });
    }
  }, []);
  useEffect(() => {
    void ask('log/list');
    const onNoted = (_: object, area: string) => {
      if (area === 'session') void ask('log/list');
    };
    browser.storage.onChanged.addListener(onNoted);
    return () => browser.storage.onChanged.removeListener(onNoted);
  }, [ask]);
  return {
    state,
    refresh: useCallback(() => ask('log/list'), [ask]),
    clear: useCallback(() => ask('log/clear'), [ask]),
  };
}
