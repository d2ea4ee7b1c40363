import type { ReactNode } from 'react';
import { i18n } from '#i18n';
import type { SourceState } from '@/lib/verdict/facts';
import { FailedNotice } from './FailedNotice';
import { Icon } from './Icon';
import { sourceWords } from './source-words';
import type { SourcesState } from './use-sources';
import { Waiting } from './Waiting';

/**
 * Where the reports come from, how old they are, and what went wrong. `refresh` asks for them once more; `action` gives a source its
 * buttons, `note` more words.
 */
export function SourceList({
  state,
  refresh,
  action,
  note,
}: {
  state: SourcesState;
  refresh: () => Promise<void>;
  action?: (source: SourceState) => ReactNode;
  note?: (source: SourceState) => ReactNode;
}) {
  if (state.status === 'loading')
    return <Waiting words={i18n.t('sources.asking')} form={action ? 'rows' : 'lines'} />;
  if (state.status === 'failed') {
    return (
      <FailedNotice
        words={i18n.t('sources.noAnswer', { message: state.message })}
        onAgain={() => void refresh()}
      />
    );
  }
  const { staleAfter } = state;
  const now = Date.now();
  return (
    <ul className={action ? 'rows' : 'sources'} aria-label={i18n.t('options.section.lists')}>
      {state.sources.map((source) => (
        <li key={source.id}>
          <div className="row-head">
            <div>
              <strong>
                <bdi>{source.name}</bdi>
              </strong>{' '}
              <span className="muted">· {sourceWords(source, { now, staleAfter })}</span>
            </div>
            {action?.(source)}
          </div>
          {note?.(source)}
          {source.progress && <SourceProgress name={source.name} progress={source.progress} />}
          {source.error && (
            <p className="problem">
              <Icon name="caution" />
              {i18n.t('sources.failed', { message: source.error })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function SourceProgress({
  name,
  progress: { done, total },
}: {
  name: string;
  progress: NonNullable<SourceState['progress']>;
}) {
  const label = i18n.t('sources.updateOf', { name });
  if (!total) return <progress aria-label={label} />;
  return <progress aria-label={label} value={done} max={total} />;
}
