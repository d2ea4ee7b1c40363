import { i18n } from '#i18n';
import { askPermission } from '@/components/ask-permission';
import { ConfirmButton } from '@/components/ConfirmButton';
import { hostPattern } from '@/components/host-pattern';
import { unlessBusy } from '@/components/unless-busy';
import type { ActState } from '@/components/use-act';
import type { FeedView } from '@/lib/extension/feed-messages';
import { send } from '@/lib/extension/messages';
import type { SourceState } from '@/lib/verdict/facts';

/** Does a work, and tells meanwhile what is done. */
type Act = (words: string, work: () => Promise<ActState>) => void;

/** What can be done with a source: read it now, stop reading it, remove it. The starter list comes with the extension. */
export function SourceActions({
  source,
  feed,
  isBusy,
  act,
  update,
  stop,
  onGone,
}: {
  source: SourceState;
  feed: FeedView | undefined;
  isBusy: boolean;
  act: Act;
  update: () => void;
  stop: () => void;
  onGone: () => void;
}) {
  const { name } = source;
  const unseen = <span className="unseen">{name}</span>;
  if (source.id === 'service') {
    return source.progress ? (
      <button type="button" className="quiet" onClick={stop}>
        {i18n.t('lists.cancelUpdate')} {unseen}
      </button>
    ) : (
      <button type="button" className="quiet" onClick={update}>
        {i18n.t('lists.updateNow')} {unseen}
      </button>
    );
  }
  if (!feed) return null;
  return (
    <div className="actions">
      {feed.url !== null && (
        <button type="button" className="quiet" {...unlessBusy(isBusy, () => refresh(feed, act))}>
          {i18n.t('lists.updateNow')} {unseen}
        </button>
      )}
      {feed.locked ? (
        <span className="muted">{i18n.t('options.managed')}</span>
      ) : (
        <ConfirmButton
          name={i18n.t('common.remove')}
          subject={name}
          isBusy={isBusy}
          onConfirm={() =>
            act(i18n.t('lists.removing'), async () => {
              await send('feeds/unsubscribe', { id: feed.id });
              onGone();
              return { status: 'done', message: i18n.t('lists.removed', { name }) };
            })
          }
        />
      )}
    </div>
  );
}

function refresh({ id, name, url }: FeedView, act: Act) {
  // In the click itself: a list that was taken on another computer may lack its permission here.
  const allowed = askPermission(url && hostPattern(url));
  act(i18n.t('lists.reading'), async () => {
    await allowed;
    const feed = (await send('feeds/refresh', { id })).find((one) => one.id === id);
    if (!feed) return { status: 'failed', message: i18n.t('lists.removedMeanwhile', { name }) };
    // Why stands in its row.
    if (feed.error !== null)
      return { status: 'failed', message: i18n.t('lists.notUpdated', { name }) };
    return { status: 'done', message: i18n.t('lists.upToDate', { name }) };
  });
}
