import { useEffect, useRef, useState } from 'react';
import { i18n } from '#i18n';
import { FailedNotice } from '@/components/FailedNotice';
import { Outcome } from '@/components/Outcome';
import { SettingsSection } from '@/components/SettingsSection';
import { SourceList } from '@/components/SourceList';
import { type ActState, useAct } from '@/components/use-act';
import { useSources } from '@/components/use-sources';
import type { SettingsChange, SettingsView } from '@/lib/extension/settings-messages';
import { AddList } from './AddList';
import { FeedNote } from './FeedNote';
import { ListPreview } from './ListPreview';
import { PresetList } from './PresetList';
import { SourceActions } from './SourceActions';
import { StaleLimit } from './StaleLimit';
import { useFeeds } from './use-feeds';
import { useTaking } from './use-taking';
import { useUpdateOutcome } from './use-update-outcome';

/** The scam lists: how old they are, what went wrong, to be read anew, removed and added. */
export function ListsSection({
  settings,
  change,
}: {
  settings: SettingsView;
  change: (to: SettingsChange) => Promise<void>;
}) {
  const sources = useSources();
  const feeds = useFeeds();
  const head = useRef<HTMLHeadingElement>(null);
  const update = useUpdateOutcome(sources.state);
  useOtherService(settings.serviceAddress, () => {
    // What was said is of the one before. A list that is being added stays.
    update.wait(null);
    void sources.refresh();
  });
  const known = feeds.state.status === 'ready' ? feeds.state.feeds : [];
  const presets = feeds.state.status === 'ready' ? feeds.state.presets : [];
  const reload = async () => {
    await Promise.all([sources.refresh(), feeds.refresh()]);
  };
  const taking = useTaking(reload);
  const { state, doing, act } = useListAct(reload);
  return (
    <SettingsSection id="lists" title={i18n.t('lists.title')} head={head}>
      <p className="muted">{i18n.t('lists.about')}</p>
      <SourceList
        state={sources.state}
        refresh={sources.refresh}
        action={(source) => (
          <SourceActions
            source={source}
            feed={known.find(({ id }) => id === source.id)}
            isBusy={state.status === 'running'}
            act={act}
            update={() => {
              update.wait(source);
              void sources.update();
            }}
            stop={() => {
              update.wait(null);
              void sources.stop();
            }}
            // The button that had the focus goes.
            onGone={() => head.current?.focus()}
          />
        )}
        note={({ id }) => <FeedNote feed={known.find((feed) => feed.id === id)} />}
      />
      <Outcome state={state} running={doing} />
      <Outcome state={update.outcome} running="" />
      {feeds.state.status === 'failed' && (
        <FailedNotice
          words={i18n.t('lists.unavailable', { message: feeds.state.message })}
          onAgain={() => void feeds.refresh()}
        />
      )}
      <StaleLimit
        days={settings.staleDays}
        locked={settings.locked.includes('staleDays')}
        onChange={async (staleDays) => {
          await change({ staleDays });
          await sources.refresh();
        }}
      />
      <AddList taking={taking} />
      <ListPreview taking={taking} feeds={known} />
      {feeds.state.status === 'loading' && <div className="presets-place" />}
      <PresetList presets={presets} taking={taking} />
    </SettingsSection>
  );
}

/** Calls back when there is another service than before. */
function useOtherService(address: string | null, onOther: () => void) {
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    onOther();
  });
}

/** One work on a list at a time, with the words for what is being done; after it the lists are shown anew. */
function useListAct(reload: () => Promise<void>) {
  const { state, run } = useAct();
  const [doing, setDoing] = useState('');
  const act = (words: string, work: () => Promise<ActState>) => {
    setDoing(words);
    void run(async () => {
      try {
        return await work();
      } finally {
        await reload();
      }
    });
  };
  return { state, doing, act };
}
