import { useEffect, useId, useRef, useState } from 'react';
import { i18n } from '#i18n';
import { NetworkPicker } from '@/components/NetworkPicker';
import { Notice } from '@/components/Notice';
import type { FeedView } from '@/lib/extension/feed-messages';
import { ListName } from './ListName';
import { PreviewFigures } from './PreviewFigures';
import type { ListOrigin, Taking, TakingState } from './use-taking';

/** What came of looking at a list: what was understood, or why nothing was; and the user's word on it. */
export function ListPreview({ taking, feeds }: { taking: Taking; feeds: readonly FeedView[] }) {
  const box = useRef<HTMLDivElement>(null);
  const { status } = taking.state;
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused !== document.body) {
      if (status === 'reading') opener.current = focused;
      return;
    }
    // The button that had the focus went with the preview.
    if (status === 'idle') opener.current?.focus();
    else if (status !== 'reading' && status !== 'shown') box.current?.focus();
  }, [status]);
  // Who chose a public list far below would else see nothing happen.
  useEffect(() => {
    if (status !== 'idle') box.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  return (
    <div ref={box} className="preview-place" data-answer tabIndex={-1}>
      <PreviewOf taking={taking} feeds={feeds} />
    </div>
  );
}

function PreviewOf({ taking, feeds }: { taking: Taking; feeds: readonly FeedView[] }) {
  const { state, look, discard } = taking;
  switch (state.status) {
    case 'idle':
      return null;
    case 'reading':
      return <Notice tone="hint">{i18n.t('lists.reading')}</Notice>;
    case 'taking':
      return <Notice tone="hint">{i18n.t('lists.adding')}</Notice>;
    case 'taken':
      return <Notice tone="done">{state.message}</Notice>;
    case 'failed':
      return (
        <Notice tone="error">
          <p>{state.message}</p>
          {state.hostPattern !== null && (
            <button
              type="button"
              onClick={() => look(state.origin, state.networkId, state.hostPattern ?? undefined)}
            >
              {i18n.t('addList.allow', { host: hostOf(state.hostPattern) })}
            </button>
          )}
        </Notice>
      );
    case 'shown':
      return <Shown state={state} feeds={feeds} look={look} discard={discard} take={taking.take} />;
  }
}

function Shown({
  state,
  feeds,
  look,
  discard,
  take,
}: Pick<Taking, 'look' | 'discard' | 'take'> & {
  state: Extract<TakingState, { status: 'shown' }>;
  feeds: readonly FeedView[];
}) {
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const { origin, networkId, preview } = state;
  // Who looks at a list anew that is there would else give it another name unawares.
  const known = feeds.find(({ url }) => url !== null && url === urlOf(origin));
  const [name, setName] = useState(origin.name || (known?.name ?? preview.name));
  const chosen = name.trim().replaceAll(/\s+/g, ' ') || preview.name;
  const isTaken =
    known?.name === chosen ||
    (origin.kind === 'text' && feeds.some((feed) => feed.url === null && feed.name === chosen));
  // The preview may stand far from the button that asked for it.
  useEffect(() => head.current?.focus(), []);
  return (
    <section className="preview" aria-labelledby={`${id}head`}>
      <h3 id={`${id}head`} ref={head} tabIndex={-1}>
        {i18n.t('addList.understood')}
      </h3>
      <PreviewFigures preview={preview} />
      <NetworkPicker
        label={i18n.t('addList.unnamedNetwork')}
        first={i18n.t('addList.toldByAddress')}
        value={networkId}
        onChange={(next) => look({ ...origin, name }, next)}
      />
      <ListName name={name} isTaken={isTaken} onChange={setName} />
      {preview.counts.total === 0 && <p>{i18n.t('feed.nothing')}</p>}
      <div className="actions">
        <button
          type="button"
          className="primary"
          disabled={preview.counts.accounts === 0}
          onClick={() => void take(state, chosen)}
        >
          {i18n.t('addList.add')}
        </button>
        <button type="button" onClick={discard}>
          {i18n.t('common.discard')}
        </button>
      </div>
    </section>
  );
}

/** As the background keeps it. */
function urlOf(origin: ListOrigin): string | null {
  return origin.kind === 'url' ? (URL.parse(origin.url)?.href ?? null) : null;
}

/** 'https://lists.example/*' as people know it. */
function hostOf(pattern: string): string {
  return pattern.replace(/^\w+:\/\//, '').replace(/\/\*$/, '');
}
