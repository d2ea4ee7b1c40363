import { useCallback, useState } from 'react';
import { i18n } from '#i18n';
import { askPermission } from '@/components/ask-permission';
import { errorWords } from '@/components/error-words';
import { hostPattern } from '@/components/host-pattern';
import { useLatest } from '@/components/use-latest';
import { useUntilElse } from '@/components/use-until-else';
import type { NetworkId } from '@/lib/address/networks';
import type { FeedPreview, FeedResult } from '@/lib/extension/feed-messages';
import { number } from '@/lib/extension/figures';
import { send } from '@/lib/extension/messages';

/** Where a list comes from, and what to call it if the user has a name for it. */
export type ListOrigin = { name: string } & (
  | { kind: 'url'; url: string }
  | { kind: 'text'; text: string }
);

/** `networkId`: of the rows that name none. */
type Asked = { origin: ListOrigin; networkId: NetworkId | null };

/** Where the taking of a list stands. Nothing is taken before the preview was shown. */
export type TakingState =
  | { status: 'idle' }
  | ({ status: 'reading' } & Asked)
  | ({ status: 'failed'; message: string; hostPattern: string | null } & Asked)
  | ({ status: 'shown'; preview: ReadPreview } & Asked)
  | { status: 'taking'; origin: ListOrigin }
  | { status: 'taken'; origin: ListOrigin; message: string };

export type ReadPreview = Extract<FeedPreview, { status: 'read' }>;

export type Taking = ReturnType<typeof useTaking>;

/** Takes one list at a time: preview, then the user's word, then the list. `onTaken` is called when there is a new one. */
export function useTaking(onTaken: () => Promise<void>) {
  const [state, setState] = useState<TakingState>({ status: 'idle' });
  const begin = useLatest();
  useUntilElse(state.status === 'taken', state, setState);

  const preview = useCallback(
    async (origin: ListOrigin, networkId: NetworkId | null, allowed: Promise<unknown>) => {
      const isLate = begin();
      const show = (next: TakingState) => {
        if (!isLate()) setState(next);
      };
      const asked = { origin, networkId };
      show({ status: 'reading', ...asked });
      try {
        await allowed;
        const read = await send('feeds/preview', inputOf(origin, networkId));
        show(
          read.status === 'read'
            ? { status: 'shown', preview: read, ...asked }
            : { ...read, ...asked },
        );
      } catch (error) {
        show(failed(errorWords(error), asked));
      }
    },
    [begin],
  );

  /** Must be called in the click: see askPermission. A web address asks for its own host alone. */
  const look = useCallback(
    (origin: ListOrigin, networkId: NetworkId | null = null, pattern?: string) => {
      const wanted = pattern ?? (origin.kind === 'url' ? hostPattern(origin.url) : null);
      void preview(origin, networkId, askPermission(wanted));
    },
    [preview],
  );

  const discard = useCallback(() => {
    begin();
    setState({ status: 'idle' });
  }, [begin]);

  const take = useCallback(
    async (shown: Extract<TakingState, { status: 'shown' }>, name: string) => {
      const isLate = begin();
      const { origin, networkId } = shown;
      setState({ status: 'taking', origin });
      const result = await takeList(origin, networkId, name);
      await onTaken();
      if (!isLate()) setState(outcomeOf(result, { origin, networkId }));
    },
    [begin, onTaken],
  );

  return { state, look, take, discard };
}

function inputOf(origin: ListOrigin, networkId: NetworkId | null) {
  return origin.kind === 'url' ? { url: origin.url, networkId } : { text: origin.text, networkId };
}

async function takeList(
  origin: ListOrigin,
  networkId: NetworkId | null,
  name: string,
): Promise<FeedResult> {
  try {
    return origin.kind === 'url'
      ? await send('feeds/subscribe', { url: origin.url, name, networkId })
      : await send('feeds/import', { text: origin.text, name, networkId });
  } catch (error) {
    return { status: 'refused', message: errorWords(error) };
  }
}

function outcomeOf(result: FeedResult, asked: Asked): TakingState {
  if (result.status === 'refused')
    return failed(i18n.t('addList.failed', { message: result.message }), asked);
  const { name, error, counts } = result.feed;
  if (error !== null) return failed(i18n.t('addList.unread', { message: error }), asked);
  const taken = counts?.accounts ?? 0;
  const message = i18n.t('addList.added', taken, [number(taken)], { name });
  return { status: 'taken', origin: asked.origin, message };
}

function failed(message: string, asked: Asked): TakingState {
  return { status: 'failed', message, hostPattern: null, ...asked };
}
