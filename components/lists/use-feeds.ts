import { useCallback, useEffect, useState } from 'react';
import { errorWords } from '@/components/error-words';
import { useTold } from '@/components/use-told';
import type { FeedPreset, FeedView } from '@/lib/extension/feed-messages';
import { send } from '@/lib/extension/messages';

export type FeedsState =
  | { status: 'loading' }
  | { status: 'ready'; feeds: FeedView[]; presets: FeedPreset[] }
  | { status: 'failed'; message: string };

/** The lists from elsewhere: those that the user took, and those that are known to be kept up. */
export function useFeeds(): { state: FeedsState; refresh: () => Promise<void> } {
  const [state, setState] = useState<FeedsState>({ status: 'loading' });
  const refresh = useCallback(async () => {
    try {
      const [feeds, presets] = await Promise.all([send('feeds/list'), send('feeds/presets')]);
      setState({ status: 'ready', feeds, presets });
    } catch (error) {
      setState({ status: 'failed', message: errorWords(error) });
    }
  }, []);
  useEffect(() => void refresh(), [refresh]);
  useTold(refresh);
  return { state, refresh };
}
