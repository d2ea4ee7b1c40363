import { useCallback, useEffect, useState } from 'react';
import { type AskedState, afterFailure } from '@/components/asked-state';
import { useTold } from '@/components/use-told';
import type { FeedPreset, FeedView } from '@/lib/extension/feed-messages';
import { send } from '@/lib/extension/messages';

export type FeedsState = AskedState<{ feeds: FeedView[]; presets: FeedPreset[] }>;

/** The lists from elsewhere: those that the user took, and those that are known to be kept up. */
export function useFeeds(): { state: FeedsState; refresh: () => Promise<void> } {
  const [state, setState] = useState<FeedsState>({ status: 'loading' });
  /** `isNews`: nobody pressed a button. */
  const ask = useCallback(async (isNews: boolean) => {
    try {
      const [feeds, presets] = await Promise.all([send('feeds/list'), send('feeds/presets')]);
      setState({ status: 'ready', feeds, presets });
    } catch (error) {
      setState(afterFailure(error, isNews));
    }
  }, []);
  const refresh = useCallback(() => ask(false), [ask]);
  useEffect(() => void refresh(), [refresh]);
  useTold(() => void ask(true));
  return { state, refresh };
}
